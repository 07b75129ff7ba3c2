import { ApiError } from '@sufra/shared/api'
import type { Feature } from '@sufra/shared/contracts/feature'
import { inLanguage } from '@sufra/shared/contracts/text'
import { QueryError } from '@sufra/shared/failures'
import { Navigate, useParams } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import { Grid, PageHead, Skeleton, Stack } from '@sufra/shared/ui'
import { MissingState, urlId } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FeatureForm } from './feature-form.tsx'
import { featureQuery } from './features.queries.ts'
import { OverrideCard } from './override-card.tsx'
import { PlansOfFeature } from './plans-of-feature.tsx'

const Known = ({ feature }: { feature: Feature }) => {
  const { t, i18n } = useTranslation()
  return (
    <>
      <PageHead title={t('admin:features.editTitle', { name: inLanguage(feature.name, i18n.language) })} />
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="4.5">
        <FeatureForm key={feature.id} feature={feature} />
        <Stack gap="4.5">
          <PlansOfFeature feature={feature} />
          <OverrideCard feature={feature} />
        </Stack>
      </Grid>
    </>
  )
}

const ById = ({ id }: { id: number | null }) => {
  const { t } = useTranslation()
  const answer = useQuery({
    ...featureQuery(id ?? 0),
    enabled: id !== null,
  })
  const { data, error, isPending } = answer
  if (id === null || (error instanceof ApiError && error.code === 'not_found'))
    return (
      <MissingState
        title={t('admin:features.missing')}
        to="/feature"
        toLabel={t('admin:features.toFeatures')}
      />
    )
  if (isPending) return <Skeleton h="36rem" borderRadius="card" />
  if (!data)
    return (
      <QueryError
        of={answer}
        title={t('admin:features.failedTitle')}
        detail={t('admin:plans.failedDetail')}
      />
    )
  return <Known feature={data} />
}

/** Renders a feature, its values in plans, and its entitlement overrides; `new` creates one. */
export const FeatureValuesPage = () => {
  const { t } = useTranslation()
  const { id } = useParams()
  const isOperators = useIsOperator()
  if (!isOperators) return <Navigate to="/feature" replace />
  if (id !== 'new') return <ById id={urlId(id ?? null)} />
  return (
    <>
      <PageHead title={t('admin:features.add')} />
      <FeatureForm feature={null} />
    </>
  )
}
