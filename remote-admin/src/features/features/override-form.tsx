import type { EffectiveFeature, Feature } from '@sufra/shared/contracts/feature'
import { zonedInstant } from '@sufra/shared/contracts/zoned-time'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { TIME_ZONE } from '@sufra/shared/i18n'
import { Button, Field, Stack, TextInput } from '@sufra/shared/ui'
import { DateInput } from '@sufra/shared/ui/dates'
import type { CalendarDay } from '@sufra/shared/ui/dates'
import { toast } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { sentValue, typedValue } from '#src/offers/typed-value.ts'
import type { TypedValue } from '#src/offers/typed-value.ts'
import { useOverride } from './features.queries.ts'
import { ValueInput } from './value-input.tsx'

interface Values {
  value: TypedValue
  reason: string
  endsAt: CalendarDay | null
}

// The last day is included, in Riyadh time.
const endOf = (day: CalendarDay | null) =>
  day === null ? null : zonedInstant(day, 24 * 60, TIME_ZONE).toISOString()

interface OverrideFormProps {
  accountId: number
  feature: Feature
  now: EffectiveFeature
}

/** Renders the form of an entitlement override: value, reason and end. */
export const OverrideForm = ({ accountId, feature, now }: OverrideFormProps) => {
  const { t } = useTranslation()
  const override = useOverride(accountId)
  const requestOf = ({ value, reason, endsAt }: Values) => ({
    accountId,
    featureId: feature.id,
    value: sentValue(feature.kind, value),
    reason,
    endsAt: endOf(endsAt),
  })
  const form = useContractForm<Values>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/feature').then(
        ({ FeatureOverrideRequest }) => FeatureOverrideRequest,
      ),
    defaultValues: { value: typedValue(now.value), reason: '', endsAt: null },
    prepare: requestOf,
  })
  const save = async (values: Values) => {
    await override(requestOf(values))
    form.reset({ value: values.value, reason: '', endsAt: null })
    toast({ kind: 'success', text: t('admin:features.overridden') })
  }
  return (
    <form onSubmit={form.submit(save)} noValidate aria-label={t('admin:features.give')}>
      <Stack gap="4">
        <FormProblem problem={form.problem} />
        <ValueInput
          kind={feature.kind}
          label={t('admin:features.newValue')}
          error={form.field('value').error}
          {...form.bind('value')}
        />
        <Field label={t('admin:features.reason')} isRequired {...form.field('reason')}>
          <TextInput autoComplete="off" dir="auto" {...form.register('reason')} />
        </Field>
        <DateInput
          label={t('admin:features.endsAt')}
          help={t('admin:features.endsAtHelp')}
          {...form.field('endsAt')}
          {...form.bind('endsAt')}
        />
        <Button type="submit" variant="soft" isLoading={form.isBusy}>
          {t('admin:features.give')}
        </Button>
      </Stack>
    </form>
  )
}
