import type { Account } from '@sufra/shared/contracts/account'
import { inLanguage } from '@sufra/shared/contracts/text'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import type { ContractForm } from '@sufra/shared/forms'
import { Button, Field, Flex, Grid, Stack, TextInput } from '@sufra/shared/ui'
import { LocalizedTextInput, PhoneInput, SelectInput } from '@sufra/shared/ui/forms'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { businessTypesQuery, useSaveMerchant } from './merchant-form.queries.ts'
import { CITIES, requestOf, valuesOf } from './merchant-values.ts'
import type { MerchantValues } from './merchant-values.ts'

type Form = ContractForm<MerchantValues>

const Company = ({ form }: { form: Form }) => {
  const { t, i18n } = useTranslation()
  const { field, register } = form
  const { data: types = [] } = useQuery(businessTypesQuery)
  return (
    <>
      <Field label={t('admin:merchant.type')} isRequired {...field('typeId')}>
        <SelectInput
          {...register('typeId')}
          placeholder={t('admin:merchant.choose')}
          options={types.map(({ id, name }) => ({
            value: String(id),
            label: inLanguage(name, i18n.language),
          }))}
        />
      </Field>
      <Field label={t('admin:merchants.city')} isRequired {...field('city')}>
        <SelectInput
          {...register('city')}
          placeholder={t('admin:merchant.choose')}
          options={CITIES.map(value => ({ value, label: t(`admin:city.${value}`) }))}
        />
      </Field>
      <Field label={t('admin:merchant.companyNumber')} isRequired {...field('companyNumber')}>
        <TextInput {...register('companyNumber')} dir="ltr" inputMode="numeric" />
      </Field>
      <Field label={t('admin:merchant.vatNumber')} {...field('vatNumber')}>
        <TextInput {...register('vatNumber')} dir="ltr" inputMode="numeric" />
      </Field>
    </>
  )
}

const Contact = ({ form }: { form: Form }) => {
  const { t } = useTranslation()
  const { bind, field, register } = form
  return (
    <>
      <PhoneInput label={t('admin:merchant.phone')} isRequired {...field('phone')} {...bind('phone')} />
      <Field label={t('admin:merchant.email')} {...field('email')}>
        <TextInput {...register('email')} dir="ltr" type="email" />
      </Field>
      <Field label={t('admin:merchant.legalName')} {...field('legalName')}>
        <TextInput {...register('legalName')} />
      </Field>
      <Field label={t('admin:merchant.legalNameEn')} {...field('legalNameEn')}>
        <TextInput {...register('legalNameEn')} dir="ltr" />
      </Field>
      <Field label={t('admin:merchant.nationalAddress')} {...field('nationalAddress')}>
        <TextInput {...register('nationalAddress')} />
      </Field>
    </>
  )
}

interface MerchantDialogProps {
  isOpen: boolean
  /** Null: a new one. */
  account: Account | null
  onClose: () => void
  onSaved: (account: Account) => void
}

const MerchantForm = ({ account, onClose, onSaved }: Omit<MerchantDialogProps, 'isOpen'>) => {
  const { t } = useTranslation()
  const form = useContractForm<MerchantValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/merchant-care').then(
        ({ AccountAddRequest }) => AccountAddRequest,
      ),
    defaultValues: valuesOf(account),
    prepare: requestOf,
  })
  const { bind, field } = form
  const send = useSaveMerchant()
  const save = async (values: MerchantValues) => onSaved(await send(values, account))
  return (
    <form onSubmit={form.submit(save)} noValidate aria-label={t('admin:merchant.details')}>
      <Stack gap="5">
        <FormProblem problem={form.problem} />
        <LocalizedTextInput
          isRequired
          labels={{ ar: t('admin:merchant.nameAr'), en: t('admin:merchant.nameEn') }}
          errors={{ ar: field('name.ar').error, en: field('name.en').error, both: field('name').error }}
          {...bind('name')}
        />
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <Company form={form} />
          <Contact form={form} />
        </Grid>
        <Flex gap="2" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            {t('admin:plans.cancel')}
          </Button>
          <Button type="submit" isLoading={form.isBusy}>
            {t('admin:plans.save')}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}

/** Renders the form of a new or existing merchant's company. */
export const MerchantDialog = ({ isOpen, account, onClose, onSaved }: MerchantDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(account ? 'admin:merchant.edit' : 'admin:merchant.add')}
    >
      <MerchantForm account={account} onClose={onClose} onSaved={onSaved} />
    </Dialog>
  )
}
