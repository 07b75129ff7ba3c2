import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Num, Pill, TextLink } from '@sufra/shared/ui'
import { Identity } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import type { Merchant } from '@sufra/shared/contracts/merchant'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useTranslation } from 'react-i18next'
import { STATUS_FAMILY } from '#src/merchant-form/status-family.ts'
import { CHANNELS } from './channels.ts'
import type { SortKey } from './merchants-url.ts'

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

/** Returns the columns of the operator's list, the merchant's identity first. */
export const useMerchantColumns = (): Column[] => {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const none = t('admin:merchants.none')
  const cityName = ({ city }: Merchant) => (city ? t(`admin:city.${city}`, { defaultValue: city }) : none)
  const channelNames = ({ channelIds }: Merchant) =>
    CHANNELS.filter(({ id }) => channelIds.includes(id))
      .map(({ key }) => t(`admin:merchant.channel.${key}`))
      .join(t('admin:merchants.and')) || none
  const standingOf = ({ status, closesAt }: Merchant) =>
    closesAt && status !== 'Closed'
      ? t('admin:merchant.closingOn', { date: format.shortDate(closesAt) })
      : t(`admin:status.${status}`)
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
      id: 'lastOrder',
      header: t('admin:merchant.lastOrder'),
      exportValue: ({ lastOrderAt }) => lastOrderAt && format.dateTime(lastOrderAt),
      render: ({ lastOrderAt }) => (lastOrderAt ? format.shortDate(lastOrderAt) : none),
    },
    {
      id: 'channels',
      header: t('admin:merchants.columnChannels'),
      isOptional: true,
      exportValue: channelNames,
      render: channelNames,
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
      exportValue: standingOf,
      render: merchant => (
        <Pill family={merchant.closesAt ? 'disabled' : STATUS_FAMILY[merchant.status]}>
          {standingOf(merchant)}
        </Pill>
      ),
    },
  ]
}
