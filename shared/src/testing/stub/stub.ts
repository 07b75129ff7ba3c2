export { answerFromStub } from './answer-from-stub.ts'
export { createStub } from './create-stub.ts'
export type { Stub, StubOptions } from './create-stub.ts'
export type { HttpAnswer, HttpCall } from '../http-stand-in.ts'
