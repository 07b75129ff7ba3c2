import type { HttpAnswer } from '@sufra/shared/testing'

/** An answer that comes when the test says so: `'POST /api/Shift/Close': late.answer`, then `late.come()`. */
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
