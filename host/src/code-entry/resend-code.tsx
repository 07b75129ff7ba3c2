import { ApiError } from '@sufra/shared/api'
import { Button, Flex, Num, Text } from '@sufra/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { minutesAndSeconds, useSecondsLeft } from './use-seconds-left.ts'

export interface ResendCodeProps {
  /** When the next one may be asked for, in milliseconds of this device's clock. */
  resendAt: number
  /** Asks for a code; gives the seconds until the next one. */
  resend: () => Promise<number>
  onResendAt: (moment: number) => void
  /** A new code is on its way: what was typed belongs to the old one. */
  onSent: () => void
  onProblem: (problem: ApiError | null) => void
}

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000

/** Asks for another code, once the wait is over. Says aloud when one was sent and when one may be asked for, never each second. */
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
