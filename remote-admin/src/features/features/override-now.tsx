import type { EffectiveFeature } from '@sufra/shared/contracts/feature'
import { useFormat } from '@sufra/shared/i18n'
import { FeatureValueText } from '@sufra/shared/plans'
import { Bdi, Button, Flex, Num, Pill, Stack, Text } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '#src/offers/failure-text.ts'
import { useEndOverride } from './features.queries.ts'

/** Renders the merchant's current value of the feature and its source. */
export const OverrideNow = ({ accountId, now }: { accountId: number; now: EffectiveFeature }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const failureText = useFailureText()
  const { mutate, isPending } = useEndOverride()
  const { featureId, kind, value, used, source, override } = now
  return (
    <Stack gap="2" bg="soft" p="4" borderRadius="well" role="status">
      <Flex gap="3" align="center" wrap="wrap">
        <FeatureValueText kind={kind} value={value} />
        <Pill family={source === 'override' ? 'pending' : 'neutral'}>
          {t(`admin:features.sources.${source}`)}
        </Pill>
        {used !== null && (
          <Text as="span" textStyle="sm13" color="muted">
            {t('admin:features.usedLabel')} <Num value={used} />
          </Text>
        )}
      </Flex>
      {override && (
        <>
          <Text textStyle="sm13">
            <Bdi>{override.reason}</Bdi>
          </Text>
          <Text textStyle="sm13" color="muted">
            {[
              override.endsAt
                ? t('admin:features.until', { date: format.date(override.endsAt) })
                : t('admin:features.forever'),
              override.byName,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Button
            size="sm"
            variant="outline"
            isLoading={isPending}
            onClick={() =>
              mutate(
                { accountId, featureId },
                { onError: error => toast({ kind: 'error', text: failureText(error) }) },
              )
            }
          >
            {t('admin:features.endOverride')}
          </Button>
        </>
      )}
    </Stack>
  )
}
