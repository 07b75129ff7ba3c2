import { DISCOUNT_STATES, tidyDiscountCode } from '@sufra/shared/contracts/discount-rules'
import { SelectFilter, urlChoice, urlText, useTableUrl } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteOfferDialog } from '#src/offers/delete-offer-dialog.tsx'
import type { ItemToDelete } from '#src/offers/delete-offer-dialog.tsx'
import { OfferList } from '#src/offers/offer-list.tsx'
import { allPlansQuery } from '#src/offers/offers.queries.ts'
import { useDiscountColumns } from './discount-columns.tsx'
import { allDiscountsQuery, useDeleteDiscount } from './discounts.queries.ts'

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  state: urlChoice(params.get('state'), DISCOUNT_STATES),
})
type DiscountFilters = ReturnType<typeof readFilters>

/** The first sort key is the default: newest first. */
const DISCOUNTS_URL: TableUrl<DiscountFilters, 'id' | 'code' | 'uses' | 'given'> = {
  readFilters,
  sortKeys: ['id', 'code', 'uses', 'given'],
}

/** Renders the discount codes with their usage. */
export const DiscountsPage = () => {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState<ItemToDelete | null>(null)
  const url = useTableUrl(DISCOUNTS_URL)
  const discounts = useQuery(allDiscountsQuery)
  const { data: plans = [] } = useQuery(allPlansQuery)
  const deletion = useDeleteDiscount()
  const { search, state } = url.filters
  return (
    <>
      <OfferList
        kind="discounts"
        newPath="/discount/new"
        query={discounts}
        columns={useDiscountColumns({ plans, onDelete: setLeaving })}
        wanted={discounts.data?.filter(
          row => row.code.includes(tidyDiscountCode(search)) && (state === null || row.state === state),
        )}
        url={url}
        search={search}
        onSearch={text => url.change({ search: text })}
        filters={
          <SelectFilter
            label={t('admin:plans.columnState')}
            value={state ?? ''}
            onChange={value => url.change({ state: DISCOUNT_STATES.find(each => each === value) ?? null })}
            options={DISCOUNT_STATES.map(value => ({ value, label: t(`admin:discounts.states.${value}`) }))}
          />
        }
        emptyDetail={t('admin:discounts.emptyDetail')}
      />
      <DeleteOfferDialog leaving={leaving} deletion={deletion} onClose={() => setLeaving(null)} />
    </>
  )
}
