import { ApiError } from '@sufra/shared/api'
import { useFormat } from '@sufra/shared/i18n'

export { QueryError } from './query-error.tsx'

const WAIT_SECONDS = 60

/** How long (ms) the server told to wait after too much at once (429); a minute if it told nothing. */
export const waitAfter = ({ retryAfter }: ApiError): number => (retryAfter ?? WAIT_SECONDS) * 1000

interface FailureWords<Code extends string> {
  /** The codes that the screen has words of its own for. */
  told: readonly Code[]
  say: (key: Code | 'tooMany' | 'unknown', values?: { wait: string }) => string
}

/** Why something was not done, in the words of the screen that tried it: by the error's code, `tooMany` or `unknown`. */
export const useFailureWords = <Code extends string>({ told, say }: FailureWords<Code>) => {
  const format = useFormat()
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return say('unknown')
    if (error.status === 429) return say('tooMany', { wait: format.duration(waitAfter(error)) })
    return say(told.find(code => code === error.code) ?? 'unknown')
  }
}
