import { PROBLEM_STATUS } from '#src/contracts/problem-codes.ts'
import type { ProblemCode } from '#src/contracts/problem-codes.ts'
import type { Problem } from '#src/contracts/wire.ts'

type More = Pick<Problem, 'errors' | 'current' | 'detail'>

/** A refusal of the stub, in the form of the API's. */
export class StubRefusal extends Error {
  readonly problem: Problem

  constructor(code: ProblemCode, more: More = {}) {
    super(more.detail ?? code)
    const status = PROBLEM_STATUS[code]
    this.problem = { type: 'about:blank', title: code, status, traceId: 'stub', code, ...more }
  }
}
