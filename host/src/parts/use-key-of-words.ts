import { newIdempotencyKey } from '@sufra/shared/api'
import { useRef } from 'react'

/** One key for the same words, however often they are sent; another one for others, which the server would refuse under it. */
export const useKeyOfWords = (): ((body: unknown) => string) => {
  const sent = useRef({ words: '', key: '' })
  return body => {
    const words = JSON.stringify(body)
    if (sent.current.words !== words) sent.current = { words, key: newIdempotencyKey() }
    return sent.current.key
  }
}
