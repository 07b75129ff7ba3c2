import type { PaymentRow } from '@sufra/shared/contracts/payment'
import { useFormat } from '@sufra/shared/i18n'
import { Num, Pill } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { Line } from '#src/lines/lines.tsx'

type Message = PaymentRow['messages'][number]

/** What came of a message. What has no words yet is shown as it is written. */
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

/** Who said what of a payment, when, and whether it was proved. */
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
