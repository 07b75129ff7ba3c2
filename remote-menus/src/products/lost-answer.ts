import { ApiError, newIdempotencyKey } from '@sufra/shared/api'
import { useState } from 'react'

/** No answer, or none of the server's own: it may be done all the same. */
export const isLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

const createKeys = () => {
  let sent = { words: '', key: '' }
  return {
    /** One key for the same words, however often they are sent; another one for others. */
    of: (body: unknown): string => {
      const words = JSON.stringify(body)
      if (sent.words !== words) sent = { words, key: newIdempotencyKey() }
      return sent.key
    },
    /** They were answered: said again, they are meant once more. */
    forget: () => {
      sent = { words: '', key: '' }
    },
  }
}

/** Keys of what is asked for until its answer comes, so that it is done once. */
export const useKeys = () => useState(createKeys)[0]
