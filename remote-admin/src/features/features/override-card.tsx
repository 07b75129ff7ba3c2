import type { Feature } from '@sufra/shared/contracts/feature'
import { QueryError } from '@sufra/shared/failures'
import { MerchantBox } from '@sufra/shared/merchants'
import { Card, Heading, Skeleton, Stack, Text } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountFeaturesQuery } from './features.queries.ts'
import { OverrideForm } from './override-form.tsx'
import { OverrideNow } from './override-now.tsx'

/** Renders the entitlement override of a merchant: its current value, the reason, and a form for another one. */
export const OverrideCard = ({ feature }: { feature: Feature }) => {
  const { t } = useTranslation()
  const [merchantId, setMerchantId] = useState<number | null>(null)
  const answer = useQuery({
    ...accountFeaturesQuery(merchantId ?? 0),
    enabled: merchantId !== null,
  })
  const { data, isError } = answer
  const now = data?.find(({ featureId }) => featureId === feature.id)
  return (
    <Card as="section" aria-labelledby="feature-overrides" p="5" display="grid" gap="4">
      <div>
        <Heading id="feature-overrides" as="h2" textStyle="lg15" fontWeight="semibold">
          {t('admin:features.overrides')}
        </Heading>
        <Text color="muted" textStyle="sm13">
          {t('admin:features.overridesHelp')}
        </Text>
      </div>
      <MerchantBox
        label={t('admin:features.merchant')}
        merchantId={merchantId}
        onChange={id => setMerchantId(id ?? null)}
      />
      {merchantId !== null && isError && !data && (
        <QueryError
          of={answer}
          title={t('admin:features.failedTitle')}
          detail={t('admin:plans.failedDetail')}
        />
      )}
      {merchantId !== null && !isError && !now && <Skeleton h="24" />}
      {merchantId !== null && now && (
        <Stack gap="4" key={merchantId}>
          <OverrideNow accountId={merchantId} now={now} />
          <OverrideForm accountId={merchantId} feature={feature} now={now} />
        </Stack>
      )}
    </Card>
  )
}
