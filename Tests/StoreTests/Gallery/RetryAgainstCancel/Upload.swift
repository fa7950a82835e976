import Store

/// Uploads a file, again after a second if the server is busy, until it is cancelled.
struct Upload: Reducer {
  enum State: Equatable {
    case idle, uploading, waiting, done
  }

  enum Action: Equatable {
    case upload
    case answered(Bool)
    case cancel
  }

  enum CancelID { case upload }

  let server: UploadServer
  var isMended = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .upload:
      state = .uploading
      return .run(name: "upload") { [server] send in await send(.answered(server.upload())) }
        .switchToLatest(id: CancelID.upload)
    case .answered(true):
      state = .done
      return .none
    case .answered(false):
      state = .waiting
      let retry = Effect<Action>.run(name: "retry") { send in
        do { try await send.clock.sleep(for: .seconds(1)) } catch { return }
        await send(.upload)
      }
      // The mend: the pause between two attempts belongs to the upload.
      return isMended ? retry.switchToLatest(id: CancelID.upload) : retry
    case .cancel:
      state = .idle
      return .cancel(id: CancelID.upload)
    }
  }
}

/// Busy at first.
actor UploadServer {
  private var attempts = 0

  func upload() -> Bool {
    attempts += 1
    return attempts > 1
  }
}
