import { useState } from 'react'
import { newIdempotencyKey } from '@sufra/shared/api'

const NOTHING = { words: '', key: '' }

const createSendOnce = () => {
  let sent = NOTHING
  const files = new WeakMap<Blob, string>()
  // A file has no words that say which one it is: it is the same one as long as it is the same object.
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
 * For what must not be done twice because its answer was lost: `sendOnce(body, idempotencyKey => api.post(path, { body, idempotencyKey }))`.
 * The same words have the same key until they were answered; other words, and the same ones said again after that, have another.
 */
export const useSendOnce = (): ReturnType<typeof createSendOnce> => useState(createSendOnce)[0]
