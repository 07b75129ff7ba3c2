import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CohortTable } from './cohort-table.tsx'
import { cohortsQuery } from './revenue.queries.ts'
import { RevenuePart } from './revenue-part.tsx'

/** Renders the share of each cohort that still pays. */
export const CohortsPanel = () => {
  const { t } = useTranslation()
  return (
    <RevenuePart
      title={t('admin:revenue.cohorts')}
      note={t('admin:revenue.cohortsNote')}
      answer={useQuery(cohortsQuery)}
      height="420px"
      isEmpty={({ cohorts }) => cohorts.length === 0}
    >
      {({ cohorts }) => <CohortTable cohorts={cohorts} />}
    </RevenuePart>
  )
}
