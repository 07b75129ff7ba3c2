import type { Discount } from '@sufra/shared/contracts/discount'
import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { inLanguage } from '@sufra/shared/contracts/text'
import { Link } from '@sufra/shared/router'
import { Bdi, Money, Num, TextLink, chakra } from '@sufra/shared/ui'
import type { TableColumn } from '@sufra/shared/ui/data'
import { Menu } from '@sufra/shared/ui/overlays'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StatePill, useDiscountWords } from './discount-words.tsx'

const OneLine = chakra('bdi', { base: { whiteSpace: 'nowrap' } })

interface ColumnsOptions {
  plans: readonly PlanDetails[]
  onDelete: (leaving: { id: number; name: string }) => void
}

const useFigureColumns = (): TableColumn<Discount>[] => {
  const { t } = useTranslation()
  const words = useDiscountWords()
  const usesOf = ({ used, held }: Discount) => used + held
  return [
    {
      id: 'uses',
      header: t('admin:discounts.columnUses'),
      align: 'end',
      sortKey: 'uses',
      sortValue: usesOf,
      exportValue: usesOf,
      render: row => <OneLine>{words.uses(row)}</OneLine>,
    },
    {
      id: 'given',
      header: t('admin:discounts.columnGiven'),
      align: 'end',
      sortKey: 'given',
      sortValue: ({ amountGiven }) => amountGiven,
      exportValue: ({ amountGiven }) => amountGiven,
      render: ({ amountGiven }) => <Money value={amountGiven} />,
    },
    {
      id: 'state',
      header: t('admin:plans.columnState'),
      exportValue: ({ state }) => t(`admin:discounts.states.${state}`),
      render: ({ state }) => <StatePill state={state} />,
    },
  ]
}

/** Returns the columns of the codes, the code first. */
export const useDiscountColumns = ({ plans, onDelete }: ColumnsOptions): TableColumn<Discount>[] => {
  const { t, i18n } = useTranslation()
  const words = useDiscountWords()
  const figures = useFigureColumns()
  const plansOf = ({ planIds }: Discount) =>
    planIds === null
      ? t('admin:discounts.allPlans')
      : plans
          .filter(({ id }) => planIds.includes(id))
          .map(({ name }) => inLanguage(name, i18n.language))
          .join(' · ')
  return [
    {
      id: 'code',
      header: t('admin:discounts.columnCode'),
      sortKey: 'code',
      sortValue: ({ code }) => code,
      exportValue: ({ code }) => code,
      render: ({ id, code }) => (
        <TextLink asChild color="ink" fontWeight="semibold">
          <Link to={`/discount/${id}`}>
            <Num value={code} />
          </Link>
        </TextLink>
      ),
    },
    {
      id: 'off',
      header: t('admin:discounts.columnOff'),
      exportValue: words.off,
      render: row => <OneLine>{words.off(row)}</OneLine>,
    },
    {
      id: 'plans',
      header: t('admin:discounts.columnPlans'),
      exportValue: plansOf,
      render: row => <Bdi>{plansOf(row)}</Bdi>,
    },
    {
      id: 'period',
      header: t('admin:discounts.columnPeriod'),
      exportValue: words.period,
      render: words.period,
    },
    ...figures,
    {
      id: 'actions',
      header: t('admin:plans.columnActions'),
      isAction: true,
      align: 'end',
      render: ({ id, code }) => (
        <Menu
          label={t('admin:plans.actionsFor', { name: code })}
          items={[
            {
              id: 'delete',
              label: t('admin:plans.delete'),
              icon: <Trash2 size={16} aria-hidden />,
              isDanger: true,
              onSelect: () => onDelete({ id, name: code }),
            },
          ]}
        />
      ),
    },
  ]
}
