import { QueryError } from '@sufra/shared/failures'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

interface LostPartProps {
  answer: Pick<UseQueryResult, 'isFetching' | 'refetch'>
}

/** Renders a part that failed to load, with a retry. */
export const LostPart = ({ answer }: LostPartProps) => {
  const { t } = useTranslation()
  return <QueryError of={answer} title={t('admin:merchant.panelFailed')} />
}
