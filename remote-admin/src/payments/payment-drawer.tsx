import type { PaymentRow } from '@sufra/shared/contracts/payment'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Bdi, Heading, Money, Num, Stack, Text, TextLink } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts, Line, Lines } from '#src/lines/lines.tsx'
import { PaymentAttention } from './payment-attention.tsx'
import { PaymentMessage } from './payment-message.tsx'
import { PaymentPill } from './payment-pill.tsx'
import { PaymentRefunds } from './payment-refunds.tsx'
import { paymentQuery } from './payments.queries.ts'

/** Renders the decisions about a payment that needed review, with their authors. */
const PaymentResolutions = ({ resolutions }: Pick<PaymentRow, 'resolutions'>) => {
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

const PaymentFacts = ({ payment }: { payment: PaymentRow }) => {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const { accountId, accountName, amount, state, createdAt, settledAt, tranRef, cartId } = payment
  const none = t('admin:merchants.none')
  return (
    <Facts
      facts={[
        { name: t('admin:payments.columnState'), value: <PaymentPill state={state} /> },
        { name: t('admin:payments.columnAmount'), value: <Money value={amount} /> },
        {
          name: t('admin:acts.merchant'),
          value: (
            <TextLink asChild>
              <Link to={`/merchants/${accountId}`}>
                <Bdi>{inLanguage(accountName, i18n.language)}</Bdi>
              </Link>
            </TextLink>
          ),
        },
        { name: t('admin:payments.columnBegun'), value: format.dateTime(createdAt) },
        { name: t('admin:payments.paidFor'), value: settledAt ? format.dateTime(settledAt) : none },
        { name: t('admin:payments.tranRef'), value: tranRef ? <Num value={tranRef} /> : none },
        { name: t('admin:payments.cartId'), value: <Num value={cartId} /> },
      ]}
    />
  )
}

const Evidence = ({ messages }: Pick<PaymentRow, 'messages'>) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading as="h3" id={id} textStyle="lg15" fontWeight="semibold" mb="2">
        {t('admin:payments.messages')}
      </Heading>
      {messages.length === 0 && <Text color="muted">{t('admin:payments.noMessages')}</Text>}
      <Lines>
        {messages.map(message => (
          <PaymentMessage key={`${message.source} ${message.outcome} ${message.firstAt}`} message={message} />
        ))}
      </Lines>
    </section>
  )
}

interface PaymentDrawerProps {
  /** Null while none is open. */
  payment: PaymentRow | null
  onClose: () => void
}

const Shown = ({ opened }: { opened: PaymentRow }) => {
  const { data } = useQuery({ ...paymentQuery(opened.id), placeholderData: opened })
  const payment = data ?? opened
  return (
    <Stack gap="6">
      <PaymentAttention payment={payment} />
      <PaymentFacts payment={payment} />
      <PaymentRefunds payment={payment} />
      <PaymentResolutions resolutions={payment.resolutions} />
      <Evidence messages={payment.messages} />
    </Stack>
  )
}

/** Renders one payment: state, reason for review, refunds and messages. */
export const PaymentDrawer = ({ payment, onClose }: PaymentDrawerProps) => {
  const { t } = useTranslation()
  return (
    <Drawer
      isOpen={payment !== null}
      onClose={onClose}
      title={payment ? t('admin:payments.one', { number: payment.id }) : ''}
    >
      {payment && <Shown key={payment.id} opened={payment} />}
    </Drawer>
  )
}
