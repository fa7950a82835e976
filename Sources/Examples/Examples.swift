@main struct Examples { static func main() async {} }
