import { ApiError } from '@sufra/shared/api'
import { Link } from '@sufra/shared/router'
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@sufra/shared/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Words {
  failed: string
  missing: string
  toList: string
}

interface OfferPageProps<Row> {
  /** of one thing; a page for a new one has none */
  query: UseQueryResult<Row>
  /** the address names nothing that could be there */
  isMissing: boolean
  words: Words
  /** where the list of its kind is */
  listPath: string
  children: (row: Row) => ReactNode
}

const Missing = ({ words, listPath }: { words: Words; listPath: string }) => (
  <EmptyState
    drawing="search"
    title={words.missing}
    action={
      <LinkButton asChild variant="outline">
        <Link to={listPath}>{words.toList}</Link>
      </LinkButton>
    }
  />
)

/** One thing that Sufra sells, once it is here; until then what there is to see. */
export const OfferPage = <Row,>({ query, isMissing, words, listPath, children }: OfferPageProps<Row>) => {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = query
  if (isMissing || (error instanceof ApiError && error.code === 'not_found'))
    return <Missing words={words} listPath={listPath} />
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton h="36rem" borderRadius="card" />
  return (
    <ErrorState
      title={words.failed}
      detail={t('admin:plans.failedDetail')}
      retryLabel={t('admin:plans.retry')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}
