import { useState } from 'react'
import { newIdempotencyKey } from '@sufra/shared/api'

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
    const answer = await send(key)
    if (sent.key === key) sent = NOTHING
    return answer
  }
}

/**
 * Returns a function that sends a request with an idempotency key, so that a repeat after a lost answer has no second
 * effect: `sendOnce(body, idempotencyKey => api.post(path, { body, idempotencyKey }))`. Equal bodies share a key until
 * they are answered. Other bodies, and an equal one after that, get a new key.
 */
export const useSendOnce = (): ReturnType<typeof createSendOnce> => useState(createSendOnce)[0]
