/**
 * A refusal that a person can act on: printed as one line, exits with `exitCode`. `mayPass`: the same may succeed
 * later; `code`: that of the API.
 */
export class Refusal extends Error {
  constructor(message, exitCode = 1, { mayPass = false, code = null } = {}) {
    super(message)
    this.exitCode = exitCode
    this.mayPass = mayPass
    this.code = code
  }
}
