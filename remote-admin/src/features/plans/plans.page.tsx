import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { isFound, searchWords } from '@sufra/shared/contracts/search-text'
import { inLanguage, readLocalized } from '@sufra/shared/contracts/text'
import { PlanComparison } from '@sufra/shared/plans'
import { Button, Stack } from '@sufra/shared/ui'
import { SelectFilter, urlChoice, urlText, useTableUrl } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { ArrowDownUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteOfferDialog } from '#src/offers/delete-offer-dialog.tsx'
import type { ItemToDelete } from '#src/offers/delete-offer-dialog.tsx'
import { OfferList } from '#src/offers/offer-list.tsx'
import { allPlansQuery } from '#src/offers/offers.queries.ts'
import { isOffered, usePlanColumns } from './plan-columns.tsx'
import { PlanOrderDialog } from './plan-order-dialog.tsx'
import { useDeletePlan } from './plans.queries.ts'

const OFFERS = ['offered', 'hidden'] as const

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  offer: urlChoice(params.get('offer'), OFFERS),
})
type PlanFilters = ReturnType<typeof readFilters>

/** The first sort key is the default: the order of the merchants' page. */
const PLANS_URL: TableUrl<PlanFilters, 'index' | 'name' | 'price' | 'subscribers'> = {
  readFilters,
  sortKeys: ['index', 'name', 'price', 'subscribers'],
}

const isWanted = (plan: PlanDetails, { search, offer }: PlanFilters): boolean => {
  const { ar, en } = readLocalized(plan.name)
  const isOfState = offer === null || isOffered(plan) === (offer === 'offered')
  return isOfState && isFound([ar, en], searchWords(search))
}

/** Renders the plans, and their comparison as merchants see it. */
export const PlansPage = () => {
  const { t, i18n } = useTranslation()
  const [isOrdering, setOrdering] = useState(false)
  const [leaving, setLeaving] = useState<ItemToDelete | null>(null)
  const url = useTableUrl(PLANS_URL)
  const plans = useQuery(allPlansQuery)
  const deletion = useDeletePlan()
  const handleDelete = ({ id, name }: PlanDetails) =>
    setLeaving({ id, name: inLanguage(name, i18n.language) })
  return (
    <Stack gap="6">
      <div>
        <OfferList
          kind="plans"
          newPath="/addPlan"
          query={plans}
          columns={usePlanColumns(handleDelete)}
          wanted={plans.data?.filter(plan => isWanted(plan, url.filters))}
          url={url}
          search={url.filters.search}
          onSearch={search => url.change({ search })}
          filters={
            <SelectFilter
              label={t('admin:plans.columnState')}
              value={url.filters.offer ?? ''}
              onChange={value => url.change({ offer: OFFERS.find(offer => offer === value) ?? null })}
              options={OFFERS.map(value => ({ value, label: t(`admin:plans.${value}`) }))}
            />
          }
          actions={
            <Button
              variant="outline"
              icon={<ArrowDownUp size={16} strokeWidth={1.75} aria-hidden />}
              disabled={!plans.data || plans.data.length < 2}
              onClick={() => setOrdering(true)}
            >
              {t('admin:plans.order')}
            </Button>
          }
        />
      </div>
      <PlanComparison plans={(plans.data ?? []).filter(isOffered)} />
      <PlanOrderDialog isOpen={isOrdering} plans={plans.data ?? []} onClose={() => setOrdering(false)} />
      <DeleteOfferDialog leaving={leaving} deletion={deletion} onClose={() => setLeaving(null)} />
    </Stack>
  )
}
