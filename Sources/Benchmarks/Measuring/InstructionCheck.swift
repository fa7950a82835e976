import Foundation

/// A count of instructions beside what is allowed and what is aimed at.
package struct InstructionCheck {
  package let name: String
  package let instructions: Double
  package let ceiling: Double
  package let target: Double?

  package init(name: String, instructions: Double, ceiling: Double, target: Double?) {
    self.name = name
    self.instructions = instructions
    self.ceiling = ceiling
    self.target = target
  }

  package var isBeyond: Bool { instructions > ceiling }

  package var text: String {
    let name = name.padding(toLength: max(38, name.count), withPad: " ", startingAt: 0)
    return name
      + String(format: "%10.0f instructions, ceiling %8.0f", instructions, ceiling)
      + (target.map { String(format: ", target %6.0f", $0) } ?? "")
      + (isBeyond ? "  BEYOND" : "")
  }
}
