import type { PackageDetails } from '@sufra/shared/contracts/package'
import { isFound, searchWords } from '@sufra/shared/contracts/search-text'
import { readLocalized } from '@sufra/shared/contracts/text'
import { useTableUrl } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteOfferDialog } from '#src/offers/delete-offer-dialog.tsx'
import type { Leaving } from '#src/offers/delete-offer-dialog.tsx'
import { OfferList } from '#src/offers/offer-list.tsx'
import { allPackagesQuery, allPlansQuery } from '#src/offers/offers.queries.ts'
import { usePackageColumns } from './package-columns.tsx'
import { PackageFilterChoices } from './package-filter-choices.tsx'
import { PACKAGES_URL, packageState } from './packages-url.ts'
import type { PackageFilters } from './packages-url.ts'
import { useDeletePackage } from './packages.queries.ts'

const isWanted = (row: PackageDetails, { search, planId, state }: PackageFilters): boolean => {
  const texts = [row.name, row.planName].map(readLocalized).flatMap(({ ar, en }) => [ar, en])
  const isOfState = state === null || packageState(row) === state
  const isOfPlan = planId === null || row.planId === planId
  return isOfState && isOfPlan && isFound(texts, searchWords(search))
}

/** Renders the packages: plans for a number of months at one price. */
export const PackagesPage = () => {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState<Leaving | null>(null)
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
