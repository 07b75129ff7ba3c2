import type { RoleName } from '#src/contracts/role-names.ts'
import { readCall, toResponse } from '../http-stand-in.ts'
import { createStub } from './create-stub.ts'
import type { Stub } from './create-stub.ts'

/**
 * Answers HTTP calls of a test from a stub of the backend, as somebody of one role: `answerFromStub({ role: 'Admin' })`. For
 * what a screen does with data as they are; `answerHttp` is for one answer in particular. Gives the stub. Undone before the
 * next test.
 */
export const answerFromStub = ({ role }: { role: RoleName }): Stub => {
  const stub = createStub({ role })
  globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted()
    return toResponse(stub.answer(readCall(input, init)))
  }
  return stub
}
