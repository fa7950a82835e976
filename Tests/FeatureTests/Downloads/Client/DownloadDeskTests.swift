/// The client that fetches over HTTP, against a server that answers well or badly.
enum DownloadDeskTests {}
