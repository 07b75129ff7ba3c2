import type { PackageDetails } from '@sufra/shared/contracts/package'
import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { isFound, searchWords } from '@sufra/shared/contracts/search-text'
import { inLanguage, readLocalized } from '@sufra/shared/contracts/text'
import { SelectFilter, useTableUrl } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteOfferDialog } from '#src/offers/delete-offer-dialog.tsx'
import type { ItemToDelete } from '#src/offers/delete-offer-dialog.tsx'
import { OfferList } from '#src/offers/offer-list.tsx'
import { allPackagesQuery, allPlansQuery } from '#src/offers/offers.queries.ts'
import { usePackageColumns } from './package-columns.tsx'
import { PACKAGE_STATES, PACKAGES_URL, packageState } from './packages-url.ts'
import type { PackageFilters } from './packages-url.ts'
import { useDeletePackage } from './packages.queries.ts'

interface PackageFilterChoicesProps {
  url: Pick<ReturnType<typeof useTableUrl<PackageFilters, string>>, 'filters' | 'change'>
  plans: readonly PlanDetails[]
}

/** Renders the filters by plan and by state. */
const PackageFilterChoices = ({ url: { filters, change }, plans }: PackageFilterChoicesProps) => {
  const { t, i18n } = useTranslation()
  return (
    <>
      <SelectFilter
        label={t('admin:plans.columnPlan')}
        value={filters.planId === null ? '' : String(filters.planId)}
        onChange={value => change({ planId: value === '' ? null : Number(value) })}
        options={plans.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, i18n.language) }))}
      />
      <SelectFilter
        label={t('admin:plans.columnState')}
        value={filters.state ?? ''}
        onChange={value => change({ state: PACKAGE_STATES.find(state => state === value) ?? null })}
        options={PACKAGE_STATES.map(value => ({ value, label: t(`admin:packages.states.${value}`) }))}
      />
    </>
  )
}

const isWanted = (row: PackageDetails, { search, planId, state }: PackageFilters): boolean => {
  const texts = [row.name, row.planName].map(readLocalized).flatMap(({ ar, en }) => [ar, en])
  const isOfState = state === null || packageState(row) === state
  const isOfPlan = planId === null || row.planId === planId
  return isOfState && isOfPlan && isFound(texts, searchWords(search))
}

/** Renders the packages: plans for a number of months at one price. */
export const PackagesPage = () => {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState<ItemToDelete | null>(null)
  const url = useTableUrl(PACKAGES_URL)
  const packages = useQuery(allPackagesQuery)
  const { data: plans = [] } = useQuery(allPlansQuery)
  const deletion = useDeletePackage()
  return (
    <>
      <OfferList
        kind="packages"
        newPath="/packages/new"
        query={packages}
        columns={usePackageColumns(setLeaving)}
        wanted={packages.data?.filter(row => isWanted(row, url.filters))}
        url={url}
        search={url.filters.search}
        onSearch={search => url.change({ search })}
        filters={<PackageFilterChoices url={url} plans={plans} />}
        emptyDetail={t('admin:packages.emptyDetail')}
      />
      <DeleteOfferDialog leaving={leaving} deletion={deletion} onClose={() => setLeaving(null)} />
    </>
  )
}
