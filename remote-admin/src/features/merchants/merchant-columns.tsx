import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Num, Pill, TextLink } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { Identity } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import type { AccountStatus, Merchant } from '@sufra/shared/contracts/merchant'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useTranslation } from 'react-i18next'
import type { SortKey } from './merchants-url.ts'

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
  const cityName = ({ city }: Merchant) => (city ? t(`admin:city.${city}`, { defaultValue: city }) : none)
  return [
    {
      id: 'merchant',
      header: t('admin:merchants.columnMerchant'),
      sortKey: 'name',
      exportValue: ({ name }) => inLanguage(name, i18n.language),
      render: merchant => <MerchantCell merchant={merchant} language={i18n.language} />,
    },
    {
      id: 'number',
      header: t('admin:merchants.columnNumber'),
      isOptional: true,
      render: ({ id }) => <Num value={String(id)} />,
      exportValue: ({ id }) => id,
    },
    { id: 'city', header: t('admin:merchants.columnCity'), render: cityName, exportValue: cityName },
    {
      id: 'plan',
      header: t('admin:merchants.columnPlan'),
      exportValue: ({ currentPlan }) => currentPlan && inLanguage(currentPlan, i18n.language),
      render: ({ currentPlan }) => (currentPlan ? inLanguage(currentPlan, i18n.language) : none),
    },
    {
      id: 'expiry',
      header: t('admin:merchants.columnExpiry'),
      sortKey: 'expiryDate',
      exportValue: ({ expiryDate }) => expiryDate && format.date(expiryDate),
      render: ({ expiryDate }) => (expiryDate ? format.date(expiryDate) : none),
    },
    {
      id: 'orders',
      header: t('admin:merchants.columnOrders'),
      sortKey: 'ordersLast30Days',
      exportValue: ({ ordersLast30Days }) => ordersLast30Days,
      align: 'end',
      render: ({ ordersLast30Days }) => <Num value={ordersLast30Days} />,
    },
    {
      id: 'branches',
      header: t('admin:merchants.columnBranches'),
      align: 'end',
      isOptional: true,
      render: ({ branchCount }) => <Num value={branchCount} />,
      exportValue: ({ branchCount }) => branchCount,
    },
    {
      id: 'created',
      header: t('admin:merchants.columnCreated'),
      sortKey: 'createdAt',
      isOptional: true,
      render: ({ createdAt }) => format.date(createdAt),
      exportValue: ({ createdAt }) => format.date(createdAt),
    },
    {
      id: 'status',
      header: t('admin:merchants.columnStatus'),
      exportValue: ({ status }) => t(`admin:status.${status}`),
      render: ({ status }) => <Pill family={FAMILY[status]}>{t(`admin:status.${status}`)}</Pill>,
    },
  ]
}
