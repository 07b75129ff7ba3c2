import type { PaymentRow } from '@sufra/shared/contracts/payment'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Heading } from '@sufra/shared/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Line, Lines } from '#src/lines/lines.tsx'

/** Renders the decisions about a payment that needed review, with their authors. */
export const PaymentResolutions = ({ resolutions }: Pick<PaymentRow, 'resolutions'>) => {
  const { t } = useTranslation()
  const format = useFormat()
  const headingId = useId()
  if (resolutions.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <Heading as="h3" id={headingId} textStyle="lg15" fontWeight="semibold" mb="2">
        {t('admin:payments.resolve.heading')}
      </Heading>
      <Lines>
        {resolutions.map(({ id, attention, decision, note, byName, at }) => (
          <Line
            key={id}
            detail={
              <>
                <Bdi>{note}</Bdi> · {[byName, format.dateTime(at)].filter(Boolean).join(' · ')}
              </>
            }
          >
            {t(`admin:payments.outcome.${attention}`)}: {t(`admin:payments.resolve.decisions.${decision}`)}
          </Line>
        ))}
      </Lines>
    </section>
  )
}
