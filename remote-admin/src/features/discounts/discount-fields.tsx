import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { inLanguage } from '@sufra/shared/contracts/text'
import type { ContractForm } from '@sufra/shared/forms'
import { Field, Grid, Stack, TextInput } from '@sufra/shared/ui'
import { DateInput } from '@sufra/shared/ui/dates'
import { CheckboxGroup, MoneyInput, NumberInput, SelectInput, Switch } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import type { DiscountValues } from './discount-values.ts'

type Form = ContractForm<DiscountValues>
const KINDS = ['percent', 'amount'] as const
const TWO_COLUMNS = { base: '1fr', sm: '1fr 1fr' }

const Off = ({ form }: { form: Form }) => {
  const { t } = useTranslation()
  const { bind, field } = form
  const kind = form.watch('kind')
  const choose = (chosen: string) => {
    form.setValue('kind', chosen === 'amount' ? 'amount' : 'percent', { shouldDirty: true })
    // A percentage of 25 must not become 25 halalas.
    form.setValue('value', null, { shouldDirty: true })
  }
  return (
    <Grid gridTemplateColumns={TWO_COLUMNS} gap="4">
      <Field label={t('admin:discounts.kind')} {...field('kind')}>
        <SelectInput
          value={kind}
          onChange={event => choose(event.target.value)}
          options={KINDS.map(value => ({ value, label: t(`admin:discounts.kinds.${value}`) }))}
        />
      </Field>
      <Field label={t(`admin:discounts.valueOf.${kind}`)} isRequired {...field('value')}>
        {kind === 'percent' ? <NumberInput {...bind('value')} /> : <MoneyInput {...bind('value')} />}
      </Field>
    </Grid>
  )
}

const Plans = ({ form, plans }: { form: Form; plans: readonly PlanDetails[] }) => {
  const { t, i18n } = useTranslation()
  const { value: isForAll, onChange: setForAll } = form.bind('isForAll')
  const { value: planIds, onChange: setPlans } = form.bind('planIds')
  return (
    <Stack gap="3">
      <Switch label={t('admin:discounts.forAll')} isOn={isForAll} onChange={setForAll} />
      {!isForAll && (
        <CheckboxGroup
          label={t('admin:discounts.columnPlans')}
          value={planIds}
          onChange={setPlans}
          error={form.field('planIds').error}
          options={plans.map(({ id, name }) => ({ value: id, label: inLanguage(name, i18n.language) }))}
        />
      )}
    </Stack>
  )
}

const Limits = ({ form }: { form: Form }) => {
  const { t } = useTranslation()
  const { bind, field } = form
  return (
    <Grid gridTemplateColumns={TWO_COLUMNS} gap="4">
      <DateInput
        label={t('admin:discounts.startsAt')}
        isRequired
        {...field('startsAt')}
        {...bind('startsAt')}
      />
      <DateInput
        label={t('admin:discounts.endsAt')}
        help={t('admin:discounts.endsAtHelp')}
        {...field('endsAt')}
        {...bind('endsAt')}
      />
      <Field
        label={t('admin:discounts.maxUses')}
        help={t('admin:discounts.maxUsesHelp')}
        {...field('maxUses')}
      >
        <NumberInput {...bind('maxUses')} />
      </Field>
      <Field label={t('admin:discounts.perMerchant')} isRequired {...field('maxUsesPerAccount')}>
        <NumberInput {...bind('maxUsesPerAccount')} />
      </Field>
    </Grid>
  )
}

interface DiscountFieldsProps {
  form: Form
  plans: readonly PlanDetails[]
  /** The code of an existing discount cannot change. */
  isKnown: boolean
}

/** Renders all fields of a discount code. */
export const DiscountFields = ({ form, plans, isKnown }: DiscountFieldsProps) => {
  const { t } = useTranslation()
  const { value: isActive, onChange: setActive } = form.bind('isActive')
  return (
    <>
      <Field
        label={t('admin:discounts.columnCode')}
        help={t(isKnown ? 'admin:discounts.codeStays' : 'admin:discounts.codeHelp')}
        isRequired
        {...form.field('code')}
      >
        <TextInput
          dir="ltr"
          data-latin
          autoComplete="off"
          textTransform="uppercase"
          readOnly={isKnown}
          {...form.register('code')}
        />
      </Field>
      <Off form={form} />
      <Plans form={form} plans={plans} />
      <Limits form={form} />
      <Switch
        label={t('admin:discounts.active')}
        help={t('admin:discounts.activeHelp')}
        isOn={isActive}
        onChange={setActive}
      />
    </>
  )
}
