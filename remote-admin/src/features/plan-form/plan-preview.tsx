import type { Feature } from '@sufra/shared/contracts/feature'
import { toRiyals, vatIn } from '@sufra/shared/contracts/halalas'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat } from '@sufra/shared/i18n'
import { FeatureValueText } from '@sufra/shared/plans'
import { Bdi, Card, Flex, Heading, Money, Stack, Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import type { FeatureRow, PlanValues } from './plan-values.ts'

const shownValue = ({ kind, value: { isOn, limit, isUnlimited, words } }: FeatureRow) => {
  if (kind === 'bool') return isOn
  if (kind === 'limit') return isUnlimited ? null : limit
  return words.ar || words.en ? JSON.stringify(words) : null
}

/** Renders the plan as merchants will see it, while it is edited. */
export const PlanPreview = ({ values, features }: { values: PlanValues; features: readonly Feature[] }) => {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const amount = toRiyals(values.priceMonthly ?? 0)
  const yearly = values.priceYearly === null ? null : toRiyals(values.priceYearly)
  const saved = yearly === null ? 0 : toRiyals((values.priceMonthly ?? 0) * 12 - (values.priceYearly ?? 0))
  const name = inLanguage(JSON.stringify(values.name), i18n.language)
  return (
    <Card as="aside" aria-label={t('admin:plans.preview')} p="5" display="grid" gap="3" alignSelf="start">
      <Text textStyle="sm13" color="muted">
        {t('admin:plans.preview')}
      </Text>
      <Heading as="h2" textStyle="xl17" fontWeight="semibold">
        <Bdi>{name || t('admin:plans.noName')}</Bdi>
      </Heading>
      <div>
        <Text textStyle="h24" fontWeight="semibold">
          <Money value={amount} />
        </Text>
        <Text textStyle="xs12" color="muted">
          {t('admin:plans.vatInside', { vat: format.money(vatIn(amount)) })}
        </Text>
        {yearly !== null && (
          <Text textStyle="sm13">{t('admin:plans.yearlyIs', { money: format.money(yearly) })}</Text>
        )}
        {saved > 0 && (
          <Text textStyle="sm13" color="active">
            {t('admin:plans.saves', { money: format.money(saved) })}
          </Text>
        )}
      </div>
      <Stack as="dl" gap="2">
        {values.features
          .filter(({ isIn }) => isIn)
          .map(row => {
            const feature = features.find(({ id }) => id === row.featureId)
            return (
              <Flex key={row.featureId} justify="space-between" gap="3" textStyle="sm13">
                <Text as="dt" color="muted">
                  <Bdi>{feature ? inLanguage(feature.name, i18n.language) : ''}</Bdi>
                </Text>
                <dd>
                  <FeatureValueText kind={row.kind} value={shownValue(row)} />
                </dd>
              </Flex>
            )
          })}
      </Stack>
    </Card>
  )
}
