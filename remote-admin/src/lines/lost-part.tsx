import { QueryError } from '@sufra/shared/failures'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

interface LostPartProps {
  answer: Pick<UseQueryResult, 'isFetching' | 'refetch'>
}

/** A part of a page that did not load, and the way to ask for it again. */
export const LostPart = ({ answer }: LostPartProps) => {
  const { t } = useTranslation()
  return <QueryError of={answer} title={t('admin:merchant.panelFailed')} />
}
