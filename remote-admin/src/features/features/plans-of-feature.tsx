import type { Feature } from '@sufra/shared/contracts/feature'
import { inLanguage } from '@sufra/shared/contracts/text'
import { FeatureValueText } from '@sufra/shared/plans'
import { Link } from '@sufra/shared/router'
import { Bdi, Card, Flex, Heading, Skeleton, Stack, Text, TextLink } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { plansWithFeaturesQuery } from './features.queries.ts'

/** Renders the feature's value in each plan, with a link to change it. */
export const PlansOfFeature = ({ feature }: { feature: Feature }) => {
  const { t, i18n } = useTranslation()
  const { data: plans, isPending } = useQuery(plansWithFeaturesQuery)
  return (
    <Card as="section" aria-labelledby="plans-of-feature" p="5" display="grid" gap="3">
      <Heading id="plans-of-feature" as="h2" textStyle="lg15" fontWeight="semibold">
        {t('admin:features.inPlans')}
      </Heading>
      {isPending && <Skeleton h="24" />}
      <Stack as="ul" gap="2" listStyleType="none">
        {plans?.map(({ id, name, features }) => {
          const said = features.find(({ featureId }) => featureId === feature.id)
          return (
            <Flex as="li" key={id} justify="space-between" gap="3">
              <TextLink asChild>
                <Link to={`/addPlan/${id}`}>
                  <Bdi>{inLanguage(name, i18n.language)}</Bdi>
                </Link>
              </TextLink>
              {said ? (
                <FeatureValueText kind={feature.kind} value={said.value} />
              ) : (
                <Text as="span" color="muted">
                  {t('admin:features.notSaid')}
                </Text>
              )}
            </Flex>
          )
        })}
      </Stack>
    </Card>
  )
}
