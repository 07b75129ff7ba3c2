import type { HttpAnswer, HttpCall } from './http-stand-in.ts'

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

/**
 * An answer that is lost on its way the first time: `'POST /api/Size/Add': lost.answer`. What was asked for may be done all the same;
 * `lost.keys` tells by which Idempotency-Keys the server would know.
 */
export const lostAnswer = (answer: HttpAnswer) => {
  const keys: (string | null)[] = []
  return {
    keys,
    answer: ({ headers }: HttpCall): HttpAnswer => {
      keys.push(headers.get('Idempotency-Key'))
      if (keys.length === 1) throw new TypeError('The answer was lost')
      return answer
    },
  }
}
