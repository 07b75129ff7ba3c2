import { ApiError } from '@sufra/shared/api'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat } from '@sufra/shared/i18n'
import { useParams } from '@sufra/shared/router'
import { ErrorState, PageHead, Skeleton } from '@sufra/shared/ui'
import { MissingState, urlId } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { featureListQuery, planQuery } from './plan-form.queries.ts'
import { PlanForm } from './plan-form.tsx'

const Failed = ({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) => {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={t('admin:plans.failedTitle')}
      detail={t('admin:plans.failedDetail')}
      retryLabel={t('admin:plans.retry')}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  )
}

/** Renders the form of a new plan. */
export const AddPlanPage = () => {
  const { t } = useTranslation()
  const features = useQuery(featureListQuery)
  return (
    <>
      <PageHead title={t('admin:plans.add')} />
      {features.isPending && <Skeleton h="36rem" borderRadius="card" />}
      {features.isError && (
        <Failed onRetry={() => void features.refetch()} isRetrying={features.isFetching} />
      )}
      {features.data && <PlanForm plan={null} features={features.data} />}
    </>
  )
}

/**
 * Renders the form of an existing plan. Once it is loaded the form holds it: later answers do not change typed values.
 */
export const EditPlanPage = () => {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const id = urlId(useParams().id ?? null)
  const features = useQuery(featureListQuery)
  const plan = useQuery({ ...planQuery(id ?? 0), enabled: id !== null })
  const isMissing = id === null || (plan.error instanceof ApiError && plan.error.code === 'not_found')
  const isFailed = !isMissing && (plan.isError || features.isError)
  const retry = () => {
    void plan.refetch()
    void features.refetch()
  }
  const title = plan.data
    ? t('admin:plans.editTitle', { name: inLanguage(plan.data.name, i18n.language) })
    : t('admin:plans.edit')
  const status = plan.data && [
    t('admin:plans.subscribers', { count: plan.data.subscribers }),
    t('admin:plans.changed', { date: format.date(plan.data.updatedAt) }),
    plan.data.updatedBy,
  ]
  return (
    <>
      <PageHead title={title} status={status?.filter(Boolean).join(' · ')} />
      {isMissing && (
        <MissingState title={t('admin:plans.missing')} to="/plans" toLabel={t('admin:plans.toPlans')} />
      )}
      {isFailed && <Failed onRetry={retry} isRetrying={plan.isFetching || features.isFetching} />}
      {!isMissing && !isFailed && (!plan.data || !features.data) && (
        <Skeleton h="36rem" borderRadius="card" />
      )}
      {plan.data && features.data && (
        <PlanForm key={plan.data.id} plan={plan.data} features={features.data} />
      )}
    </>
  )
}
