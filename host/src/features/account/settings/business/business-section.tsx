import type { Account, BusinessType } from '@sufra/shared/contracts/account'
import { inLanguage } from '@sufra/shared/contracts/text'
import { FormProblem, useContractForm, useUnsavedGuard } from '@sufra/shared/forms'
import type { ContractForm } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { Field, Grid, Stack, TextInput } from '@sufra/shared/ui'
import { LocalizedTextInput, PhoneInput, SelectInput } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { CityInput } from '#src/merchant/city/city-input.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { saveAccount } from './business.queries.ts'
import { accountRequest, businessValues } from './business-values.ts'
import type { BusinessValues } from './business-values.ts'
import { SaveBar } from './save-bar.tsx'

type Form = ContractForm<BusinessValues>

const COLUMNS = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }

/** Legal data of the company, as in its documents. */
const Papers = ({ form: { field, register } }: { form: Form }) => {
  const { t } = useTranslation('business')
  return (
    <>
      <Field label={t('company.legalName')} help={t('company.legalNameHelp')} {...field('legalName')}>
        <TextInput dir="rtl" lang="ar" autoComplete="off" {...register('legalName')} />
      </Field>
      <Field label={t('company.legalNameEn')} {...field('legalNameEn')}>
        <TextInput dir="ltr" lang="en" autoComplete="off" {...register('legalNameEn')} />
      </Field>
      <Field
        label={t('company.number')}
        help={t('company.numberHelp')}
        {...field('companyNumber')}
        isRequired
      >
        <TextInput
          dir="ltr"
          data-latin
          inputMode="numeric"
          autoComplete="off"
          {...register('companyNumber')}
        />
      </Field>
      <Field label={t('company.vatNumber')} help={t('company.vatNumberHelp')} {...field('vatNumber')}>
        <TextInput dir="ltr" data-latin inputMode="numeric" autoComplete="off" {...register('vatNumber')} />
      </Field>
    </>
  )
}

/** Address and contact. */
const Contact = ({ form: { bind, field, register } }: { form: Form }) => {
  const { t } = useTranslation('business')
  return (
    <>
      <PhoneInput label={t('company.phone')} {...bind('phone')} {...field('phone')} />
      <Field label={t('company.email')} {...field('email')}>
        <TextInput type="email" dir="ltr" data-latin autoComplete="off" {...register('email')} />
      </Field>
      <CityInput label={t('company.city')} {...bind('city')} {...field('city')} />
      <Field label={t('company.address')} help={t('company.addressHelp')} {...field('nationalAddress')}>
        <TextInput autoComplete="off" {...register('nationalAddress')} />
      </Field>
    </>
  )
}

const useBusinessForm = (account: Account, onSaved: (saved: Account) => void) => {
  const { t } = useTranslation('business')
  const form = useContractForm<BusinessValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/account').then(
        ({ AccountUpdateRequest }) => AccountUpdateRequest,
      ),
    defaultValues: businessValues(account),
    prepare: values => accountRequest(account.id, values),
  })
  const { guard } = useUnsavedGuard(form.formState.isDirty)
  const save = async (values: BusinessValues) => {
    const saved = await saveAccount(accountRequest(account.id, values))
    form.settle(businessValues(saved))
    onSaved(saved)
    toast({ kind: 'success', text: t('company.saved') })
  }
  return { form, guard, handleSubmit: form.submit(save) }
}

interface BusinessSectionProps {
  account: Account
  types: readonly BusinessType[]
  onSaved: (saved: Account) => void
}

/** The company's data for customers, the tax authority and Sufra. */
export const BusinessSection = ({ account, types, onSaved }: BusinessSectionProps) => {
  const { t } = useTranslation('business')
  const { language } = useLanguage()
  const { form, guard, handleSubmit } = useBusinessForm(account, onSaved)
  const { bind, field, register } = form
  const options = types.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))
  return (
    <SettingsSection anchor="business" title={t('company.title')} text={t('company.text')}>
      <form onSubmit={handleSubmit} noValidate aria-label={t('company.title')}>
        <Stack gap="4">
          <FormProblem problem={form.problem} />
          <LocalizedTextInput
            {...bind('name')}
            labels={{ ar: t('company.nameAr'), en: t('company.nameEn') }}
            errors={{ ar: field('name.ar').error, en: field('name.en').error, both: field('name').error }}
          />
          <Field label={t('company.type')} {...field('typeId')} isRequired>
            <SelectInput options={options} placeholder={t('choose')} {...register('typeId')} />
          </Field>
          <Grid gridTemplateColumns={COLUMNS} gap="4" alignItems="start">
            <Papers form={form} />
            <Contact form={form} />
          </Grid>
          <SaveBar isDirty={form.formState.isDirty} isBusy={form.isBusy} onDiscard={() => form.reset()} />
        </Stack>
      </form>
      {guard}
    </SettingsSection>
  )
}
