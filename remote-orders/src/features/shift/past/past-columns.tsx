import type { ShiftRow } from '@sufra/shared/contracts/shift'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Bdi, Money, Num, Pill, TextLink } from '@sufra/shared/ui'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'

export const usePastColumns = (): TableColumn<ShiftRow>[] => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const header = (id: string) => t(`orders:shift.past.column.${id}`)
  return [
    {
      id: 'shift',
      header: header('shift'),
      render: ({ id, openedAt }) => (
        <TextLink asChild>
          <Link to={`/orders/shift?id=${id}`}>
            <Bdi>{format.dateTime(openedAt)}</Bdi>
          </Link>
        </TextLink>
      ),
    },
    {
      id: 'branch',
      header: header('branch'),
      render: ({ branchName }) => <Bdi>{inLanguage(branchName, language)}</Bdi>,
    },
    { id: 'openedBy', header: header('openedBy'), render: ({ openedBy }) => <Bdi>{openedBy}</Bdi> },
    {
      id: 'closed',
      header: header('closed'),
      render: ({ closedAt, closedBy, isClosedByClock }) => (
        <>
          <Bdi>{closedAt && format.time(closedAt)}</Bdi>{' '}
          {isClosedByClock ? (
            <Pill family="disabled">{t('orders:shift.past.byClock')}</Pill>
          ) : (
            <Bdi>{closedBy}</Bdi>
          )}
        </>
      ),
    },
    {
      id: 'orders',
      header: header('orders'),
      align: 'end',
      render: ({ orders }) => <Num value={orders} />,
    },
    {
      id: 'sales',
      header: header('sales'),
      align: 'end',
      render: ({ sales }) => <Money value={sales} />,
    },
  ]
}
