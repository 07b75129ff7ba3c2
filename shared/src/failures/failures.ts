import { ApiError } from '@sufra/shared/api'
import { useFormat } from '@sufra/shared/i18n'

export { QueryError } from './query-error.tsx'

const WAIT_SECONDS = 60

/** Returns the time to wait (ms) after 429: the server's `Retry-After`, or a minute without one. */
export const waitAfter = ({ retryAfter }: ApiError): number => (retryAfter ?? WAIT_SECONDS) * 1000

interface FailureWords<Code extends string> {
  /** Error codes for which the screen has its own texts. */
  told: readonly Code[]
  say: (key: Code | 'tooMany' | 'unknown', values?: { wait: string }) => string
}

/** Returns a function that gives the screen's text for an error: by its code, `tooMany` or `unknown`. */
export const useFailureTexts = <Code extends string>({ told, say }: FailureWords<Code>) => {
  const format = useFormat()
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return say('unknown')
    if (error.status === 429) return say('tooMany', { wait: format.duration(waitAfter(error)) })
    return say(told.find(code => code === error.code) ?? 'unknown')
  }
}

/**
 * @deprecated Use `useFailureTexts`.
 * @alias
 */
export const useFailureWords = useFailureTexts
