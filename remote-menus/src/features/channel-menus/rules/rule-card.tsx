import { afterCommission, priceByRule } from '@sufra/shared/contracts/channel-price'
import type { ChannelPricing } from '@sufra/shared/contracts/pricing'
import type { Product } from '@sufra/shared/contracts/product'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { useCan } from '@sufra/shared/session'
import { Button, Card, Field, Grid, HStack, Heading, Stack, TextInput, Text } from '@sufra/shared/ui'
import { SelectInput } from '@sufra/shared/ui/forms'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRuleForm } from './use-rule-form.ts'

interface RuleExampleProps {
  dish: Product
  rule: { percent: number; roundUpTo: number; commissionPercent: number }
}

/** Effect of the rule on an example dish, updated during input. */
const RuleExample = ({ dish, rule }: RuleExampleProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { money } = useFormat()
  const house = dish.price ?? 0
  const there = priceByRule(house, rule)
  return (
    <Text textStyle="sm13" color="muted">
      {t('menus:channels.example', {
        name: inLanguage(dish.name, language),
        house: money(house),
        there: money(there),
        left: money(afterCommission(there, rule.commissionPercent)),
      })}
    </Text>
  )
}

const STEPS = ['0', '0.05', '0.25', '0.5', '1']

/** Price rule of one platform with an example dish. */
export const RuleCard = ({ rule, example }: { rule: ChannelPricing; example: Product | undefined }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const canPrice = useCan('menu.price')
  const form = useRuleForm(rule)
  const headingId = useId()
  return (
    <Card asChild p="4.5">
      <form aria-labelledby={headingId} onSubmit={form.handleSubmit}>
        <Stack gap="3.5">
          <HStack gap="2.5">
            <img src={rule.channel.logoUrl} alt="" width={28} height={28} />
            <Heading as="h3" id={headingId} textStyle="h4">
              {inLanguage(rule.channel.name, language)}
            </Heading>
          </HStack>
          <Grid gridTemplateColumns="1fr 1fr" gap="3">
            <Field
              label={t('menus:channels.percent')}
              error={form.percent === null ? t('menus:channels.invalidPercent') : undefined}
            >
              <TextInput {...form.inputOf('percent')} disabled={!canPrice} />
            </Field>
            <Field
              label={t('menus:channels.commission')}
              error={form.commission === null ? t('menus:channels.invalidCommission') : undefined}
            >
              <TextInput {...form.inputOf('commission')} disabled={!canPrice} />
            </Field>
          </Grid>
          <Field label={t('menus:channels.roundUp')}>
            <SelectInput
              disabled={!canPrice}
              value={form.roundUpTo}
              onChange={event => form.roundTo(event.target.value)}
              options={STEPS.map(value => ({
                value,
                label: value === '0' ? t('menus:channels.noRounding') : Number(value).toFixed(2),
              }))}
            />
          </Field>
          {example && form.rule && <RuleExample dish={example} rule={form.rule} />}
          {canPrice && (
            <HStack justify="flex-end">
              <Button type="submit" disabled={!form.canSave}>
                {t('menus:channels.save')}
              </Button>
            </HStack>
          )}
        </Stack>
      </form>
    </Card>
  )
}
