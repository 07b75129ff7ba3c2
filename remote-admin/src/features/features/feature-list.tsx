import type { Feature } from '@sufra/shared/contracts/feature'
import { isFound, searchWords } from '@sufra/shared/contracts/search-text'
import { inLanguage, readLocalized } from '@sufra/shared/contracts/text'
import { SelectFilter, useTableUrl } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteOfferDialog } from '#src/offers/delete-offer-dialog.tsx'
import type { ItemToDelete } from '#src/offers/delete-offer-dialog.tsx'
import { OfferList } from '#src/offers/offer-list.tsx'
import { useFeatureColumns } from './feature-columns.tsx'
import { FEATURES_URL, KINDS } from './features-url.ts'
import type { FeatureFilters } from './features-url.ts'
import { allFeaturesQuery, useDeleteFeature } from './features.queries.ts'

const isWanted = ({ key, name, kind }: Feature, filters: FeatureFilters): boolean => {
  const { ar, en } = readLocalized(name)
  const isOfKind = filters.kind === null || filters.kind === kind
  return isOfKind && isFound([key, ar, en], searchWords(filters.search))
}

/** Renders the operator's list of all features that plans can grant. */
export const FeatureList = () => {
  const { t, i18n } = useTranslation()
  const [leaving, setLeaving] = useState<ItemToDelete | null>(null)
  const url = useTableUrl(FEATURES_URL)
  const features = useQuery(allFeaturesQuery)
  const deletion = useDeleteFeature()
  const handleDelete = ({ id, name }: Feature) => setLeaving({ id, name: inLanguage(name, i18n.language) })
  return (
    <>
      <OfferList
        kind="features"
        newPath="/addfeatures/new"
        query={features}
        columns={useFeatureColumns(handleDelete)}
        wanted={features.data?.filter(feature => isWanted(feature, url.filters))}
        url={url}
        search={url.filters.search}
        onSearch={search => url.change({ search })}
        filters={
          <SelectFilter
            label={t('admin:features.columnKind')}
            value={url.filters.kind ?? ''}
            onChange={value => url.change({ kind: KINDS.find(kind => kind === value) ?? null })}
            options={KINDS.map(value => ({ value, label: t(`admin:features.kinds.${value}`) }))}
          />
        }
      />
      <DeleteOfferDialog
        leaving={leaving}
        deletion={deletion}
        body={t('admin:features.deleteBody')}
        onClose={() => setLeaving(null)}
      />
    </>
  )
}
