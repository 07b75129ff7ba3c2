/** A refusal that a person can act on: printed as one line, ends with `exitCode`. `mayPass`: the same may succeed later; `code`: the API's own. */
export class Refusal extends Error {
  constructor(message, exitCode = 1, { mayPass = false, code = null } = {}) {
    super(message)
    this.exitCode = exitCode
    this.mayPass = mayPass
    this.code = code
  }
}
