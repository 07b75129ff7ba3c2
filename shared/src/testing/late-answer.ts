import type { HttpAnswer } from './http-stand-in.ts'

/** An answer that comes when the test says so: `'POST /api/User/Add': late.answer`, then `late.come()`. */
export const lateAnswer = (answer: HttpAnswer) => {
  let come = (): void => undefined
  const isHere = new Promise<void>(resolve => {
    come = resolve
  })
  return {
    answer: async () => {
      await isHere
      return answer
    },
    come: () => come(),
  }
}
