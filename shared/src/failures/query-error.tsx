import { useLanguage } from '@sufra/shared/i18n'
import { ErrorState } from '@sufra/shared/ui'

const RETRY = { ar: 'إعادة المحاولة', en: 'Try again' }

interface QueryErrorProps {
  /** Result of `useQuery`. */
  of: { isFetching: boolean; refetch: () => unknown }
  /** Names the part that did not load. */
  title: string
  detail?: string
}

/** Renders a failed query: the message and a button that loads again. */
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
