import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@sufra/shared/api'
import type { Category } from '@sufra/shared/contracts/category'
import { inLanguage } from '@sufra/shared/contracts/text'
import { QueryError } from '@sufra/shared/failures'
import { useLanguage } from '@sufra/shared/i18n'
import { useParams } from '@sufra/shared/router'
import { PageHead, Skeleton } from '@sufra/shared/ui'
import { MissingState, urlId } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { categoriesQuery, categoryQuery } from '#src/categories/categories.queries.ts'
import { CategoryForm } from './category-form.tsx'
import { valuesOf } from './category-values.ts'

/**
 * Mounts the form once category and list are loaded. Later refetches never overwrite input. Without the list, a
 * subcategory would look like a top-level category.
 */
const KnownCategory = ({ category }: { category: Category }) => {
  const { t } = useTranslation()
  const { serviceProviderId } = category
  const answer = useQuery(categoriesQuery(serviceProviderId))
  const { data: categories, isError } = answer
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
  return <QueryError of={answer} title={t('menus:category.listFailed')} />
}

/** Page that edits a stored category. */
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
        <QueryError of={category} title={t('menus:category.loadFailed')} />
      )}
      {category.data && <KnownCategory key={category.data.id} category={category.data} />}
    </>
  )
}
