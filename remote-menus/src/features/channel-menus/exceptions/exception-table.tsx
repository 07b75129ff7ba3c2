import { useQuery } from '@tanstack/react-query'
import type { ChannelPricing, PriceException } from '@sufra/shared/contracts/pricing'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { useCan } from '@sufra/shared/session'
import { Button, Money } from '@sufra/shared/ui'
import { DataTable } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from '#src/brand/brand.queries.ts'
import { useSaveExceptions, withoutException } from './use-save-exceptions.ts'

interface ExceptionTableProps {
  serviceProviderId: number
  rules: ChannelPricing[]
  exceptions: PriceException[]
}

const useColumns = ({ serviceProviderId, rules }: ExceptionTableProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const canPrice = useCan('menu.price')
  const { data: branches = [] } = useQuery(branchesQuery(serviceProviderId))
  const { save, isSaving } = useSaveExceptions(serviceProviderId)
  // An unknown platform must not be shown as "all platforms".
  const platformOf = ({ channelId }: PriceException) => {
    if (channelId === null) return t('menus:channels.anyPlatform')
    const rule = rules.find(one => one.channelId === channelId)
    return rule ? inLanguage(rule.channel.name, language) : `#${channelId}`
  }
  const branchOf = ({ branchId }: PriceException) => {
    if (branchId === null) return t('menus:channels.anyBranch')
    const branch = branches.find(({ id }) => id === branchId)
    return branch ? inLanguage(branch.name, language) : `#${branchId}`
  }
  const nameOf = ({ name }: PriceException) => inLanguage(name, language)
  const remove = (row: PriceException) =>
    save({ productId: row.productId, change: list => withoutException(list, row) })
  const columns: TableColumn<PriceException>[] = [
    { id: 'dish', header: t('menus:channels.dish'), render: nameOf },
    { id: 'platform', header: t('menus:channels.platform'), render: platformOf },
    { id: 'branch', header: t('menus:channels.branch'), render: branchOf },
    {
      id: 'price',
      header: t('menus:channels.price'),
      align: 'end',
      render: ({ price }) => <Money value={price} />,
    },
  ]
  if (!canPrice) return columns
  return [
    ...columns,
    {
      id: 'remove',
      header: t('menus:channels.remove'),
      isAction: true,
      render: (row: PriceException) => (
        <Button
          variant="ghost"
          disabled={isSaving}
          aria-label={t('menus:channels.removeOf', { name: nameOf(row) })}
          onClick={() => remove(row)}
        >
          {t('menus:channels.remove')}
        </Button>
      ),
    },
  ]
}

/** All price exceptions, by dish. */
export const ExceptionTable = (props: ExceptionTableProps) => {
  const { t } = useTranslation()
  return (
    <DataTable
      caption={t('menus:channels.exceptions')}
      columns={useColumns(props)}
      rows={props.exceptions}
      rowKey={({ productId, channelId, branchId }) => `${productId}-${channelId}-${branchId}`}
    />
  )
}
