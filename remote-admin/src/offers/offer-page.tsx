import { ApiError } from '@sufra/shared/api'
import { QueryError } from '@sufra/shared/failures'
import { Skeleton } from '@sufra/shared/ui'
import { MissingState } from '@sufra/shared/ui/data'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Words {
  failed: string
  missing: string
  toList: string
}

interface OfferPageProps<Row> {
  /** Query of one item; a page for a new one has none. */
  query: UseQueryResult<Row>
  /** True if the address cannot name an existing item. */
  isMissing: boolean
  words: Words
  /** Address of its list. */
  listPath: string
  children: (row: Row) => ReactNode
}

/** One thing that Sufra sells, once it is here; until then what there is to see. */
export const OfferPage = <Row,>({ query, isMissing, words, listPath, children }: OfferPageProps<Row>) => {
  const { t } = useTranslation()
  const { data, error } = query
  if (isMissing || (error instanceof ApiError && error.code === 'not_found'))
    return <MissingState title={words.missing} to={listPath} toLabel={words.toList} />
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton h="36rem" borderRadius="card" />
  return <QueryError of={query} title={words.failed} detail={t('admin:plans.failedDetail')} />
}
