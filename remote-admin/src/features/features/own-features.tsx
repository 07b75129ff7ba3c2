import { inLanguage } from '@sufra/shared/contracts/text'
import { QueryError } from '@sufra/shared/failures'
import { FeatureValueText } from '@sufra/shared/plans'
import { Bdi, Card, Flex, Num, PageHead, Skeleton, Stack, Text } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountFeaturesQuery } from './features.queries.ts'

/** Renders the own merchant's features with their usage. */
export const OwnFeatures = () => {
  const { t, i18n } = useTranslation()
  const answer = useQuery(accountFeaturesQuery(0))
  const { data: features, isPending } = answer
  return (
    <>
      <PageHead title={t('admin:features.ownTitle')} status={t('admin:features.ownDetail')} />
      {isPending && <Skeleton h="24rem" maxW="form" borderRadius="card" />}
      {!isPending && !features && (
        <QueryError
          of={answer}
          title={t('admin:features.failedTitle')}
          detail={t('admin:plans.failedDetail')}
        />
      )}
      {features && (
        <Card maxW="form" px="5" py="2">
          <Stack as="dl" gap="0">
            {features.map(({ featureId, name, kind, value, used }) => (
              <Flex key={featureId} justify="space-between" gap="4" py="3">
                <Text as="dt">
                  <Bdi>{inLanguage(name, i18n.language)}</Bdi>
                </Text>
                <Text as="dd" textAlign="end">
                  <FeatureValueText kind={kind} value={value} />
                  {used !== null && (
                    <Text as="span" display="block" textStyle="sm13" color="muted">
                      {t('admin:features.usedLabel')} <Num value={used} />
                    </Text>
                  )}
                </Text>
              </Flex>
            ))}
          </Stack>
        </Card>
      )}
    </>
  )
}
