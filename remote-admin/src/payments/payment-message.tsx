import type { PaymentRow } from '@sufra/shared/contracts/payment'
import { useFormat } from '@sufra/shared/i18n'
import { Num, Pill } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { Line } from '#src/lines/lines.tsx'

type Message = PaymentRow['messages'][number]

/** Returns the function that names the outcome of a message. An unknown outcome is shown as it is. */
const useOutcomeWords = () => {
  const { t } = useTranslation()
  return (outcome: string): string =>
    t(`admin:payments.outcome.${outcome}`, {
      defaultValue: t(`admin:payments.state.${outcome}`, { defaultValue: outcome }),
    })
}

const useTimes = () => {
  const { t } = useTranslation()
  const format = useFormat()
  return ({ times, firstAt, lastAt }: Message): string =>
    times > 1
      ? t('admin:payments.times', {
          count: times,
          first: format.dateTime(firstAt),
          last: format.dateTime(lastAt),
        })
      : format.dateTime(firstAt)
}

/** Renders a message about a payment: source, time and signature. */
export const PaymentMessage = ({ message }: { message: Message }) => {
  const { t } = useTranslation()
  const outcomeWords = useOutcomeWords()
  const times = useTimes()
  const { source, isSigned, letter, amount, currency, outcome } = message
  const said = [letter, amount && [amount, currency].filter(Boolean).join(' ')].filter(Boolean).join(' · ')
  return (
    <Line
      detail={
        <>
          {times(message)}
          {said !== '' && (
            <>
              {' '}
              · {t('admin:payments.said')} <Num value={said} />
            </>
          )}
        </>
      }
      end={isSigned === false && <Pill family="disabled">{t('admin:payments.unsigned')}</Pill>}
    >
      {t(`admin:payments.source.${source}`)}: {outcomeWords(outcome)}
    </Line>
  )
}
