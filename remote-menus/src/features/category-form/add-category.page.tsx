import { useQuery } from '@tanstack/react-query'
import { QueryError } from '@sufra/shared/failures'
import { useSearchParams } from '@sufra/shared/router'
import { EmptyState, ErrorState, PageHead, Skeleton } from '@sufra/shared/ui'
import { urlId } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { BrandChoice } from '#src/brand/brand-choice.tsx'
import { useChosenBrand } from '#src/brand/use-chosen-brand.ts'
import { categoriesQuery } from '#src/categories/categories.queries.ts'
import { CategoryForm } from './category-form.tsx'
import { newCategory } from './category-values.ts'

const NewCategory = ({ serviceProviderId }: { serviceProviderId: number }) => {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const categories = useQuery(categoriesQuery(serviceProviderId))
  // A failed refetch keeps the form mounted, so input is not lost.
  if (categories.isError && !categories.data)
    return <QueryError of={categories} title={t('menus:category.listFailed')} />
  if (!categories.data) return <Skeleton h="24rem" maxW="46rem" />
  const parentId = urlId(params.get('parent'))
  const parent = categories.data.find(({ id }) => id === parentId)
  const siblings = categories.data.filter(each => each.parentId === (parent?.id ?? null))
  // After the existing categories of the level.
  const index = Math.max(0, ...siblings.map(each => each.index)) + 1
  return (
    <CategoryForm
      serviceProviderId={serviceProviderId}
      category={null}
      initial={newCategory({ parentId: parent?.id ?? null, index })}
      categories={categories.data}
    />
  )
}

/** Page that adds a category to a brand's menu. */
export const AddCategoryPage = () => {
  const { t } = useTranslation()
  const brand = useChosenBrand()
  return (
    <>
      <PageHead title={t('menus:category.add')} />
      {brand.kind === 'pending' && <Skeleton h="24rem" maxW="46rem" />}
      {brand.kind === 'failed' && (
        <ErrorState
          title={t('menus:category.listFailed')}
          retryLabel={t('menus:liveMenu.retry')}
          onRetry={brand.retry}
          isRetrying={brand.isRetrying}
        />
      )}
      {brand.kind === 'none' && <EmptyState title={t('menus:liveMenu.noBrand')} />}
      {brand.kind === 'open' && <BrandChoice chosenId={null} />}
      {brand.kind === 'chosen' && <NewCategory key={brand.id} serviceProviderId={brand.id} />}
    </>
  )
}
