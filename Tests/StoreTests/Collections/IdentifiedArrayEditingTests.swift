import Store
import Testing

/// The rules for edits that meet an id that is there, or change one.
struct IdentifiedArrayEditingTests {
  @Test func `appending an id that is there changes nothing`() {
    var array = items(1, 2)
    let before = array
    let again = array.append(Item(1, "new"))
    #expect(!again && array == before && array.stamp == before.stamp)
    let new = array.append(Item(3))
    #expect(new && array.ids == [1, 2, 3])
  }

  @Test func `inserting an id that is there changes nothing and says where it is`() {
    var array = items(1, 2)
    let again = array.insert(Item(2, "new"), at: 0)
    #expect(again == (false, 1) && array == items(1, 2))
    let new = array.insert(Item(3), at: 1)
    #expect(new == (true, 1) && array.ids == [1, 3, 2] && array.isInStep)
  }

  @Test func `updateOrAppend replaces in place or appends`() {
    var array = items(1, 2)
    let old = array.updateOrAppend(Item(1, "new"))
    let none = array.updateOrAppend(Item(3))
    #expect(old == Item(1, "1") && none == nil)
    #expect(array.ids == [1, 2, 3] && array[0].name == "new")
  }

  @Test func `assigning nil by id removes`() {
    var array = items(1, 2, 3, 4)
    array[id: 2] = nil
    #expect(array.ids == [1, 3, 4] && array.isInStep)
    array[id: 2] = nil
    #expect(array.ids == [1, 3, 4])
  }

  @Test func `assigning by id replaces in place, or appends`() {
    var array = items(1, 2)
    array[id: 1] = Item(1, "new")
    array[id: 3] = Item(3, "three")
    #expect(array.elements == [Item(1, "new"), Item(2, "2"), Item(3, "three")])
  }

  @Test func `assigning another id by id keeps the place`() {
    var array = items(1, 2)
    array[id: 1] = Item(7)
    #expect(array.ids == [7, 2] && array.isInStep)
  }

  @Test func `assigning an id that another has by id drives that one out`() {
    var array = items(1, 2, 3)
    array[id: 3] = Item(1, "new")
    #expect(array.elements == [Item(2, "2"), Item(1, "new")])
    #expect(array.isInStep)
  }

  @Test func `assigning to an id that is not there files the element under its own`() {
    var array = items(1, 2)
    array[id: 9] = Item(1, "new")
    array[id: 9] = Item(3)
    #expect(array.ids == [1, 2, 3] && array[0].name == "new" && array.isInStep)
  }

  @Test func `an edit by id that changes the id keeps the place`() {
    var array = items(1, 2, 3)
    array[id: 1]?.id = 7
    #expect(array.ids == [7, 2, 3] && array[id: 1] == nil && array.isInStep)
  }

  @Test func `an edit by id to another's id drives that one out`() {
    var array = items(1, 2, 3)
    array[id: 2]?.id = 1
    #expect(array.elements == [Item(1, "2"), Item(3, "3")])
    #expect(array.isInStep)
  }

  @Test func `F70: an edit of an id that is not there does nothing`() {
    var array = items(1, 2)
    let before = array
    array[id: 9]?.name = "new"
    let updated: Void? = array.update(id: 9) { $0.name = "new" }
    #expect(updated == nil && array == before && array.stamp == before.stamp)
  }

  @Test func `an optional that is emptied in place is removed`() {
    func empty(_ item: inout Item?) { item = nil }
    var array = items(1, 2, 3, 4)
    empty(&array[id: 2])
    #expect(array.ids == [1, 3, 4] && array.isInStep)
    empty(&array[id: 4])
    #expect(array.ids == [1, 3] && array.isInStep)
  }

  @Test func `an optional that is filled in place is added`() {
    func fill(_ item: inout Item?) { item = Item(5) }
    var array = items(1)
    fill(&array[id: 9])
    #expect(array.ids == [1, 5] && array.isInStep)
  }

  @Test func `an edit that throws halfway keeps what it did`() {
    struct Failure: Error {}
    func edit(_ item: inout Item?) throws {
      item?.name = "half"
      throw Failure()
    }
    var array = items(1, 2, 3)
    #expect(throws: Failure.self) { try edit(&array[id: 2]) }
    #expect(array.ids == [1, 2, 3] && array[1].name == "half" && array.isInStep)
  }

  @Test func `an edit by position to another's id lets the two change places`() {
    var array = items(1, 2, 3)
    array[2].id = 1
    #expect(array.elements == [Item(3, "3"), Item(2, "2"), Item(1, "3")])
    #expect(array.isInStep)
  }

  @Test func `edits by position never change the count, so that a loop over the indices is safe`() {
    var array = items(0, 1, 2)
    for index in array.indices { array[index].id = 7 }
    #expect(array.count == 3 && array[2].id == 7 && array.isInStep)
  }

  @Test func `ids are exchanged by position without a loss`() {
    var array = items(0, 1)
    (array[0].id, array[1].id) = (1, 0)
    #expect(Set(array.ids) == [0, 1] && array.isInStep)
  }

  @Test func `an edit in a slice follows the rule of positions`() {
    var (array, sliced) = (items(0, 1, 2), items(0, 1, 2))
    array[2].id = 0
    sliced[1..<3][2].id = 0
    #expect(sliced == array && sliced.isInStep)
  }

  @Test func `assigning by position to another's id lets the two change places`() {
    var array = items(1, 2, 3)
    array[0] = Item(3, "new")
    #expect(array.elements == [Item(3, "new"), Item(2, "2"), Item(1, "1")])
    #expect(array.isInStep)
  }

  @Test func `assigning by position takes a new id`() {
    var array = items(1, 2)
    array[0] = Item(5)
    #expect(array.ids == [5, 2] && array[id: 1] == nil && array.isInStep)
  }

  @Test func `update returns what its body returns`() {
    var array = items(1, 2)
    let name = array.update(id: 2) { item in
      item.name += "!"
      return item.name
    }
    #expect(name == "2!" && array[1].name == "2!")
  }

  @Test func `a copy does not see later edits`() {
    var array = items(1, 2)
    let copy = array
    array[id: 1]?.name = "new"
    array[id: 2] = nil
    #expect(copy == items(1, 2) && copy.isInStep && array.isInStep)
  }
}
