import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Num, Pill, TextLink } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { Identity } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import type { AccountStatus, Merchant } from '@sufra/shared/contracts/merchant'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useTranslation } from 'react-i18next'
import type { SortKey } from './merchant-filters.ts'

const FAMILY: Record<AccountStatus, PillFamily> = {
  PendingVerification: 'pending',
  PendingBusinessDetails: 'pending',
  PendingPlan: 'pending',
  Active: 'active',
  Suspended: 'disabled',
  Closed: 'neutral',
}

const MerchantCell = ({ merchant, language }: { merchant: Merchant; language: string }) => {
  const name = inLanguage(merchant.name, language)
  return (
    <Identity
      mark={name.slice(0, 1)}
      name={
        <TextLink asChild color="ink" fontWeight="semibold">
          <Link to={`/merchants/${merchant.id}`}>
            <bdi>{name}</bdi>
          </Link>
        </TextLink>
      }
      detail={<Num value={`#${merchant.id}`} />}
    />
  )
}

type Column = TableColumn<Merchant> & { sortKey?: SortKey }

/** The columns of the operator's list, the merchant's identity first. */
export const useMerchantColumns = (): Column[] => {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const none = t('admin:merchants.none')
  return [
    {
      id: 'merchant',
      header: t('admin:merchants.columnMerchant'),
      sortKey: 'name',
      render: merchant => <MerchantCell merchant={merchant} language={i18n.language} />,
    },
    {
      id: 'city',
      header: t('admin:merchants.columnCity'),
      render: ({ city }) => (city ? t(`admin:city.${city}`, { defaultValue: city }) : '—'),
    },
    {
      id: 'plan',
      header: t('admin:merchants.columnPlan'),
      render: ({ currentPlan }) => (currentPlan ? inLanguage(currentPlan, i18n.language) : none),
    },
    {
      id: 'expiry',
      header: t('admin:merchants.columnExpiry'),
      sortKey: 'expiryDate',
      render: ({ expiryDate }) => (expiryDate ? format.date(expiryDate) : none),
    },
    {
      id: 'orders',
      header: t('admin:merchants.columnOrders'),
      sortKey: 'ordersLast30Days',
      align: 'end',
      render: ({ ordersLast30Days }) => <Num value={ordersLast30Days} />,
    },
    {
      id: 'status',
      header: t('admin:merchants.columnStatus'),
      render: ({ status }) => <Pill family={FAMILY[status]}>{t(`admin:status.${status}`)}</Pill>,
    },
  ]
}
