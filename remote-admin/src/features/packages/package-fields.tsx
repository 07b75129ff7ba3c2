import type { PackageDetails } from '@sufra/shared/contracts/package'
import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { inLanguage } from '@sufra/shared/contracts/text'
import type { ContractForm } from '@sufra/shared/forms'
import { Field, Grid } from '@sufra/shared/ui'
import { LocalizedTextInput, MoneyInput, NumberInput, SelectInput, Switch } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import type { PackageValues } from './package-values.ts'

type Form = ContractForm<PackageValues>

const Period = ({ form, isSold }: { form: Form; isSold: boolean }) => {
  const { t } = useTranslation()
  const { bind, field } = form
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <Field
        label={t('admin:packages.months')}
        help={t(isSold ? 'admin:packages.fixed' : 'admin:packages.monthsHelp')}
        isRequired
        {...field('months')}
      >
        <NumberInput disabled={isSold} {...bind('months')} />
      </Field>
      <Field
        label={t('admin:packages.columnPrice')}
        help={t('admin:packages.priceHelp')}
        isRequired
        {...field('price')}
      >
        <MoneyInput {...bind('price')} />
      </Field>
    </Grid>
  )
}

interface PackageFieldsProps {
  form: Form
  plans: readonly PlanDetails[]
  /** Null for a new one. */
  base: PackageDetails | null
}

/** Renders all fields of a package. */
export const PackageFields = ({ form, plans, base }: PackageFieldsProps) => {
  const { t, i18n } = useTranslation()
  const { bind, field } = form
  const isSold = base !== null && base.sold > 0
  const { value: planId, onChange: setPlan } = bind('planId')
  const { value: isActive, onChange: setActive } = bind('isActive')
  return (
    <>
      <Field
        label={t('admin:plans.columnPlan')}
        help={isSold ? t('admin:packages.fixed') : undefined}
        isRequired
        {...field('planId')}
      >
        <SelectInput
          disabled={isSold}
          placeholder={t('admin:packages.choosePlan')}
          value={planId === null ? '' : String(planId)}
          onChange={event => setPlan(event.target.value === '' ? null : Number(event.target.value))}
          options={plans.map(({ id, name }) => ({
            value: String(id),
            label: inLanguage(name, i18n.language),
          }))}
        />
      </Field>
      <LocalizedTextInput
        isRequired
        labels={{ ar: t('admin:plans.nameAr'), en: t('admin:plans.nameEn') }}
        errors={{ ar: field('name.ar').error, en: field('name.en').error, both: field('name').error }}
        {...bind('name')}
      />
      <Period form={form} isSold={isSold} />
      <Switch
        label={t('admin:plans.public')}
        help={t('admin:packages.activeHelp')}
        isOn={isActive}
        onChange={setActive}
      />
    </>
  )
}
