import type { HttpAnswer, HttpCall } from './http-stand-in.ts'

/** Returns an answer that the test releases: `'POST /api/User/Add': late.answer`, then `late.come()`. */
export const delayedResponse = (answer: HttpAnswer) => {
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
 * Returns an answer that is lost the first time: `'POST /api/Size/Add': lost.answer`. The server may have done the work
 * all the same; `lost.keys` lists the Idempotency-Keys it received.
 */
export const lostResponse = (answer: HttpAnswer) => {
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
