import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { readLocalized, searchKey } from '@sufra/shared/contracts/text'
import { PlanComparison } from '@sufra/shared/plans'
import { Link } from '@sufra/shared/router'
import { Button, EmptyState, LinkButton, PageHead, Stack } from '@sufra/shared/ui'
import {
  ColumnMenu,
  DataTable,
  ExportButton,
  NoMatch,
  useRowsInPage,
  useTableUrl,
  useTableView,
} from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { ArrowDownUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeletePlanDialog } from './delete-plan-dialog.tsx'
import { isOffered, usePlanColumns } from './plan-columns.tsx'
import { PlanOrderDialog } from './plan-order-dialog.tsx'
import { PlanToolbar } from './plan-toolbar.tsx'
import { PLANS_URL } from './plans-url.ts'
import type { PlanFilters } from './plans-url.ts'
import { allPlansQuery } from './plans.queries.ts'

const isWanted = (plan: PlanDetails, { search, offer }: PlanFilters): boolean => {
  const { ar, en } = readLocalized(plan.name)
  const isOfState = offer === null || isOffered(plan) === (offer === 'offered')
  return isOfState && searchKey(`${ar} ${en}`).includes(searchKey(search).trim())
}

const AddPlan = () => {
  const { t } = useTranslation()
  return (
    <LinkButton asChild>
      <Link to="/addPlan">
        <Plus size={18} strokeWidth={1.75} aria-hidden />
        {t('admin:plans.add')}
      </Link>
    </LinkButton>
  )
}

/** What Sufra sells: the plans, and how merchants see them beside each other. */
export const PlansPage = () => {
  const { t } = useTranslation()
  const [isOrdering, setOrdering] = useState(false)
  const [leaving, setLeaving] = useState<PlanDetails | null>(null)
  const url = useTableUrl(PLANS_URL)
  const plans = useQuery(allPlansQuery)
  const view = useTableView({ name: 'plans', columns: usePlanColumns(setLeaving) })
  const wanted = plans.data?.filter(plan => isWanted(plan, url.filters))
  const { rows, ordered } = useRowsInPage({ rows: wanted, columns: view.columns, sort: url.sort })
  return (
    <>
      <PageHead
        title={t('admin:plans.title')}
        actions={
          <>
            <Button
              variant="outline"
              icon={<ArrowDownUp size={16} strokeWidth={1.75} aria-hidden />}
              disabled={!plans.data || plans.data.length < 2}
              onClick={() => setOrdering(true)}
            >
              {t('admin:plans.order')}
            </Button>
            <AddPlan />
          </>
        }
      />
      <PlanToolbar url={url}>
        <ColumnMenu view={view} />
        <ExportButton
          fileName="plans"
          columns={view.columns}
          rowsForExport={async () => ({ rows: [...ordered], isCut: false })}
        />
      </PlanToolbar>
      <Stack gap="6">
        <DataTable
          caption={t('admin:plans.title')}
          columns={view.columns}
          density={view.density}
          rows={rows}
          rowKey={({ id }) => id}
          sort={url.sort}
          onSort={url.sortBy}
          opens="link"
          empty={
            url.isFiltered ? (
              <NoMatch title={t('admin:plans.noMatch')} onClear={url.clear} />
            ) : (
              <EmptyState title={t('admin:plans.empty')} action={<AddPlan />} />
            )
          }
          failure={
            plans.isError
              ? {
                  title: t('admin:plans.failedTitle'),
                  detail: t('admin:plans.failedDetail'),
                  onRetry: () => void plans.refetch(),
                  isRetrying: plans.isFetching,
                }
              : null
          }
        />
        <PlanComparison plans={(plans.data ?? []).filter(isOffered)} />
      </Stack>
      <PlanOrderDialog isOpen={isOrdering} plans={plans.data ?? []} onClose={() => setOrdering(false)} />
      <DeletePlanDialog plan={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}
