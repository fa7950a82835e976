/// Runs the part of a round whose instructions count, where the making of a case would drown them.
///
/// Callgrind is told to look at nothing else; see ``InstructionCounter``. What other threads do meanwhile
/// doesn't count then.
@inline(never)
@_optimize(none)
func countedSection(_ body: () -> Void) {
  body()
}
