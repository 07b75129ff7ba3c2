import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@sufra/shared/api'
import type { Category } from '@sufra/shared/contracts/category'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { useParams } from '@sufra/shared/router'
import { ErrorState, PageHead, Skeleton } from '@sufra/shared/ui'
import { MissingState, urlId } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { categoriesQuery, categoryQuery } from '#src/categories/categories.queries.ts'
import { CategoryForm } from './category-form.tsx'
import { valuesOf } from './category-values.ts'

/**
 * Once it is here the form holds it: what is read later never changes what somebody types. Without the others it would seem to stand
 * at the top.
 */
const KnownCategory = ({ category }: { category: Category }) => {
  const { t } = useTranslation()
  const { serviceProviderId } = category
  const { data: categories, isError, isFetching, refetch } = useQuery(categoriesQuery(serviceProviderId))
  if (categories)
    return (
      <CategoryForm
        serviceProviderId={serviceProviderId}
        category={category}
        initial={valuesOf(category)}
        categories={categories}
      />
    )
  if (!isError) return <Skeleton h="24rem" maxW="46rem" />
  return (
    <ErrorState
      title={t('menus:category.listFailed')}
      retryLabel={t('menus:liveMenu.retry')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}

/** A category that is there already. */
export const EditCategoryPage = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const id = urlId(useParams().id ?? null)
  const category = useQuery({ ...categoryQuery(id ?? 0), enabled: id !== null })
  const isMissing = id === null || (category.error instanceof ApiError && category.error.code === 'not_found')
  const title = category.data
    ? t('menus:category.editTitle', { name: inLanguage(category.data.name, language) })
    : t('menus:category.edit')
  return (
    <>
      <PageHead title={title} />
      {isMissing && (
        <MissingState title={t('menus:category.missing')} to="/menus" toLabel={t('menus:category.toMenu')} />
      )}
      {!isMissing && category.isPending && <Skeleton h="24rem" maxW="46rem" />}
      {!isMissing && category.isError && !category.data && (
        <ErrorState
          title={t('menus:category.loadFailed')}
          retryLabel={t('menus:liveMenu.retry')}
          onRetry={() => void category.refetch()}
          isRetrying={category.isFetching}
        />
      )}
      {category.data && <KnownCategory key={category.data.id} category={category.data} />}
    </>
  )
}
