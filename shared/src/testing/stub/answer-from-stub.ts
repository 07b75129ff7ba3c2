import type { RoleName } from '#src/contracts/role-names.ts'
import { readCall, toResponse } from '../http-stand-in.ts'
import { createStub } from './create-stub.ts'
import type { Stub } from './create-stub.ts'

/**
 * Answers the HTTP calls of a test from a stub of the backend, as a person of one role: `answerFromStub({ role: 'Admin'
 * })`. Use it for a screen with realistic data, and `answerHttp` for one particular answer. Returns the stub. Reset
 * before the next test.
 */
export const answerFromStub = ({ role }: { role: RoleName }): Stub => {
  const stub = createStub({ role })
  globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted()
    return toResponse(stub.answer(readCall(input, init)))
  }
  return stub
}
