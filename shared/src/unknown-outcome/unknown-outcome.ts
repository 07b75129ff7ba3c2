import { ApiError, newIdempotencyKey } from '@sufra/shared/api'
import { useEffect, useRef, useState } from 'react'

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError')

/**
 * Returns true if a failed change may have been carried out: no answer came, the call was aborted, or the answer is not a
 * refusal. Only 400 to 499 says that nothing was done. A 5xx never does, not even with a problem body: the server
 * answers `internal_error` also after the commit (an answer that breaks its contract), and `unavailable` also if its
 * database connection broke during the commit. An unreadable 2xx (`bad_answer`) and a 3xx are no refusal either. The
 * caller then keeps the change pending, reads the state again, or sends the same request with the same idempotency key.
 */
export const isUnknownOutcome = (error: unknown): boolean =>
  error instanceof ApiError ? error.status < 400 || error.status >= 500 : isAbort(error)

const NOTHING = { words: '', key: '' }

const createSendOnce = () => {
  let sent = NOTHING
  const files = new WeakMap<Blob, string>()
  // JSON cannot identify a file, so each Blob object gets an id of its own.
  const wordOf = (_name: string, value: unknown): unknown => {
    if (!(value instanceof Blob)) return value
    const word = files.get(value) ?? newIdempotencyKey()
    files.set(value, word)
    return word
  }
  return async <Answer>(
    words: unknown,
    send: (idempotencyKey: string) => Promise<Answer>,
  ): Promise<Answer> => {
    const text = JSON.stringify(words, wordOf)
    if (sent.words !== text) sent = { words: text, key: newIdempotencyKey() }
    const { key } = sent
    try {
      const answer = await send(key)
      if (sent.key === key) sent = NOTHING
      return answer
    } catch (error) {
      // A refusal is an answer, too: the next press is a new request.
      if (sent.key === key && !isUnknownOutcome(error)) sent = NOTHING
      throw error
    }
  }
}

/**
 * Returns a function that sends a change with an idempotency key, so that a repeat after an unknown outcome
 * (`isUnknownOutcome`) has no second effect: `sendOnce(body, idempotencyKey => api.post(path, { body, idempotencyKey
 * }))`. Equal bodies share a key until they are answered or refused. Other bodies, and an equal one after that, get a new
 * key.
 */
export const useSendOnce = (): ReturnType<typeof createSendOnce> => useState(createSendOnce)[0]

/**
 * Returns `then` as a function that does nothing after the component unmounted. A late answer then neither closes a
 * newer dialog nor navigates away.
 */
export const useWhileMounted = <Args extends unknown[]>(then: (...args: Args) => void) => {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return (...args: Args): void => {
    if (isMounted.current) then(...args)
  }
}
