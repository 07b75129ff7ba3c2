import { ApiError } from '@sufra/shared/api'
import { Button, Flex, Num, Text } from '@sufra/shared/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const TICK = 1000

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / TICK))

/** Returns whole seconds until `moment` (ms of this device's clock), counted down to zero. */
const useSecondsLeft = (moment: number): number => {
  const [left, setLeft] = useState(() => secondsUntil(moment))
  useEffect(() => {
    const count = () => {
      const next = secondsUntil(moment)
      setLeft(next)
      if (next === 0) clearInterval(ticking)
    }
    const ticking = setInterval(count, TICK)
    count()
    return () => clearInterval(ticking)
  }, [moment])
  return left
}

/** Formats seconds as "1:05". */
const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export interface ResendCodeProps {
  /** Time of the next allowed request, in milliseconds of this device's clock. */
  resendAt: number
  /** Requests a code; resolves with the seconds until the next one is allowed. */
  resend: () => Promise<number>
  onResendAt: (moment: number) => void
  /** Called after a new code was sent: it replaces the typed one. */
  onSent: () => void
  onProblem: (problem: ApiError | null) => void
}

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000

/**
 * Requests another code after the waiting time. Announces to screen readers when a code was sent and when the next is
 * allowed, not every second.
 */
export const ResendCode = ({ resendAt, resend, onResendAt, onSent, onProblem }: ResendCodeProps) => {
  const { t } = useTranslation('account')
  const [isBusy, setIsBusy] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const left = useSecondsLeft(resendAt)

  const ask = async () => {
    setIsBusy(true)
    onProblem(null)
    try {
      onResendAt(inSeconds(await resend()))
      setIsSent(true)
      onSent()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 429 && error.retryAfter) onResendAt(inSeconds(error.retryAfter))
      onProblem(error)
    } finally {
      setIsBusy(false)
    }
  }

  const said = () => {
    if (left > 0) return t(isSent ? 'code.resent' : 'code.noCode')
    return t('code.mayResend')
  }

  return (
    <Flex direction="column" alignItems="center" gap="0.5">
      <Text role="status" textStyle="sm13" color="muted" textAlign="center">
        {said()}
      </Text>
      <Button variant="ghost" disabled={left > 0} isLoading={isBusy} onClick={() => void ask()}>
        {left > 0 ? (
          <span>
            {t('code.resendAfter')} <Num value={minutesAndSeconds(left)} />
          </span>
        ) : (
          t('code.resend')
        )}
      </Button>
    </Flex>
  )
}
