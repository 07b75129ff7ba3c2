import type { PaymentRow } from '@sufra/shared/contracts/payment'
import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Banner, Button, Flex, Money, Stack, Text, TextLink } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Line, Lines } from '#src/lines/lines.tsx'
import { PaymentDrawer } from '#src/payments/payment-drawer.tsx'
import { PaymentPill } from '#src/payments/payment-pill.tsx'
import { paymentsQuery } from '#src/payments/payments.queries.ts'
import { Panel } from './panel.tsx'

const SHOWN = 6

const PaymentLine = ({ payment, onOpen }: { payment: PaymentRow; onOpen: () => void }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { amount, state, createdAt, attention } = payment
  return (
    <Line
      detail={
        <>
          {format.dateTime(createdAt)}
          {attention && (
            <Text as="span" display="block" color="disabled" fontWeight="semibold">
              {t(`admin:payments.outcome.${attention}`)}
            </Text>
          )}
        </>
      }
      end={
        <Button size="sm" variant="ghost" onClick={onOpen}>
          {t('admin:merchant.show')}
        </Button>
      }
    >
      <Flex gap="2" align="center" wrap="wrap">
        <Money value={amount} />
        <PaymentPill state={state} />
      </Flex>
    </Line>
  )
}

/** Renders the number of the merchant's payments that need review, of any age. */
const AttentionBanner = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const { data } = useQuery(paymentsQuery({ accountId: id, needsAttention: true, page: 1, pageSize: 1 }))
  if (!data || data.totalCount === 0) return null
  return (
    <Banner
      tone="error"
      action={
        <TextLink asChild>
          <Link to={`/payments?merchant=${id}&attention=needed`}>{t('admin:merchant.show')}</Link>
        </TextLink>
      }
    >
      {t('admin:payments.needAttention', { count: data.totalCount })}
    </Banner>
  )
}

/** Renders the merchant's latest payments, and whether any needs review. */
export const PaymentsPanel = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<PaymentRow | null>(null)
  return (
    <Panel
      title={t('admin:merchant.payments')}
      answer={useQuery(paymentsQuery({ accountId: id, page: 1, pageSize: SHOWN }))}
      emptyText={({ data }) => (data.length === 0 ? t('admin:merchant.noPayments') : null)}
      foot={<PaymentDrawer payment={opened} onClose={() => setOpened(null)} />}
    >
      {({ data, totalCount }) => (
        <Stack gap="3">
          <AttentionBanner id={id} />
          <Lines>
            {data.map(payment => (
              <PaymentLine key={payment.id} payment={payment} onOpen={() => setOpened(payment)} />
            ))}
          </Lines>
          {totalCount > SHOWN && (
            <TextLink asChild>
              <Link to={`/payments?merchant=${id}`}>{t('admin:merchant.allPayments')}</Link>
            </TextLink>
          )}
        </Stack>
      )}
    </Panel>
  )
}
