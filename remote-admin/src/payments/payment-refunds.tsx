import type { PaymentRefund, PaymentRow, RefundState } from '@sufra/shared/contracts/payment'
import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Bdi, Button, Heading, Money, Num, Pill, TextLink } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Line, Lines } from '#src/lines/lines.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const FAMILY: Record<RefundState, PillFamily> = {
  Asked: 'pending',
  Unknown: 'pending',
  Done: 'active',
  Refused: 'disabled',
}

const Refund = ({ refund }: { refund: PaymentRefund }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { state, amount, reason, refusal, byName, askedAt, creditNote } = refund
  return (
    <Line
      end={<Pill family={FAMILY[state]}>{t(`admin:payments.refund.states.${state}`)}</Pill>}
      detail={
        <>
          {[format.dateTime(askedAt), byName].filter(Boolean).join(' · ')}
          {refusal && (
            <>
              {' · '}
              <Bdi>{refusal}</Bdi>
            </>
          )}
          {creditNote && (
            <>
              {' · '}
              <TextLink asChild>
                <Link to={`/invoices/${creditNote.id}`}>
                  <Num value={creditNote.number} />
                </Link>
              </TextLink>
            </>
          )}
        </>
      }
    >
      <Money value={amount} /> · <Bdi>{reason}</Bdi>
    </Line>
  )
}

/** Renders the requested refunds of a payment, with a button for another one. */
export const PaymentRefunds = ({ payment }: { payment: PaymentRow }) => {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const id = useId()
  const { refunds, refundable } = payment
  if (refunds.length === 0 && refundable === 0) return null
  return (
    <section aria-labelledby={id}>
      <Heading as="h3" id={id} textStyle="lg15" fontWeight="semibold" mb="2">
        {t('admin:payments.refund.heading')}
      </Heading>
      <Lines>
        {refunds.map(refund => (
          <Refund key={refund.id} refund={refund} />
        ))}
      </Lines>
      {refundable > 0 && (
        <Button
          variant="outline"
          mt="2"
          icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {t('admin:payments.refund.ask')}
        </Button>
      )}
      {isAsking && <RefundDialog payment={payment} onClose={() => setAsking(false)} />}
    </section>
  )
}
