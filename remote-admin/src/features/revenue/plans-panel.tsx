import type { RevenuePlans } from '@sufra/shared/contracts/revenue'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Num } from '@sufra/shared/ui'
import { DataTable } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FigureLink } from './figure-link.tsx'
import { plansQuery } from './revenue.queries.ts'
import { RevenuePart } from './revenue-part.tsx'

type Plan = RevenuePlans['plans'][number]

const usePlanColumns = ({ month, plans }: RevenuePlans): TableColumn<Plan>[] => {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const total = plans.reduce((sum, { amount }) => sum + amount, 0)
  return [
    {
      id: 'plan',
      header: t('admin:plans.columnPlan'),
      render: ({ planName }) => <Bdi>{inLanguage(planName, i18n.language)}</Bdi>,
    },
    {
      id: 'merchants',
      header: t('admin:revenue.paying'),
      align: 'end',
      render: ({ merchants }) => <Num value={merchants} />,
    },
    {
      id: 'amount',
      header: t('admin:revenue.recurring'),
      align: 'end',
      render: ({ planId, amount }) => (
        <FigureLink
          behind={{ figure: 'recurring', month, planId }}
          text={format.amount(amount)}
          isNothing={false}
        />
      ),
    },
    {
      id: 'share',
      header: t('admin:revenue.share'),
      align: 'end',
      render: ({ amount }) => <Num value={`${Math.round((100 * amount) / total)}%`} />,
    },
  ]
}

const Plans = ({ shown }: { shown: RevenuePlans }) => {
  const { t } = useTranslation()
  return (
    <DataTable
      caption={t('admin:revenue.byPlan')}
      columns={usePlanColumns(shown)}
      rows={shown.plans}
      rowKey={({ planId }) => planId}
    />
  )
}

/** Renders the current monthly revenue of each plan. */
export const PlansPanel = () => {
  const { t } = useTranslation()
  return (
    <RevenuePart
      title={t('admin:revenue.byPlan')}
      note={t('admin:revenue.byPlanNote')}
      answer={useQuery(plansQuery)}
      height="220px"
      isEmpty={({ plans }) => plans.length === 0}
    >
      {shown => <Plans shown={shown} />}
    </RevenuePart>
  )
}
