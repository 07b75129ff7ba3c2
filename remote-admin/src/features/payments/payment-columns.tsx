import type { PaymentRow } from '@sufra/shared/contracts/payment'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Money, Num, Text } from '@sufra/shared/ui'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { PaymentPill } from '#src/payments/payment-pill.tsx'

type Column = TableColumn<PaymentRow>

const useNumberColumns = (): Column[] => {
  const { t } = useTranslation()
  const none = t('admin:merchants.none')
  return [
    {
      id: 'tranRef',
      header: t('admin:payments.tranRef'),
      isOptional: true,
      render: ({ tranRef }) => (tranRef ? <Num value={tranRef} /> : none),
    },
    {
      id: 'cartId',
      header: t('admin:payments.cartId'),
      isOptional: true,
      render: ({ cartId }) => <Num value={cartId} />,
    },
  ]
}

/** Returns the columns of the payments, the time first, because they are read chronologically. */
export const usePaymentColumns = (): Column[] => {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  return [
    {
      id: 'begun',
      header: t('admin:payments.columnBegun'),
      render: ({ createdAt }) => format.dateTime(createdAt),
    },
    {
      id: 'merchant',
      header: t('admin:acts.merchant'),
      render: ({ accountName }) => <Bdi>{inLanguage(accountName, i18n.language)}</Bdi>,
    },
    {
      id: 'amount',
      header: t('admin:payments.columnAmount'),
      align: 'end',
      render: ({ amount }) => <Money value={amount} />,
    },
    {
      id: 'state',
      header: t('admin:payments.columnState'),
      render: ({ state }) => <PaymentPill state={state} />,
    },
    {
      id: 'attention',
      header: t('admin:payments.columnAttention'),
      render: ({ attention }) =>
        attention && (
          <Text color="disabled" fontWeight="semibold">
            {t(`admin:payments.outcome.${attention}`)}
          </Text>
        ),
    },
    ...useNumberColumns(),
  ]
}
