import { useLanguage } from '@sufra/shared/i18n'
import { ErrorState } from '@sufra/shared/ui'

const RETRY = { ar: 'إعادة المحاولة', en: 'Try again' }

interface QueryErrorProps {
  /** What `useQuery` gave. */
  of: { isFetching: boolean; refetch: () => unknown }
  /** What did not load. */
  title: string
  detail?: string
}

/** In place of what did not load, and the way to ask for it again. */
export const QueryError = ({ of: { isFetching, refetch }, ...words }: QueryErrorProps) => {
  const { language } = useLanguage()
  return (
    <ErrorState
      {...words}
      retryLabel={RETRY[language]}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}
