import type { InvoiceSellerRequest, InvoiceSellerSetting } from '@sufra/shared/contracts/invoice-seller'
import { FormProblem, useContractForm, useUnsavedGuard } from '@sufra/shared/forms'
import { Button, Field, Flex, Grid, Stack, TextInput } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveSeller, sellerQuery } from './seller.queries.ts'

const NOBODY: InvoiceSellerRequest = {
  name: { ar: '', en: '' },
  vatNumber: '',
  crNumber: '',
  address: { street: '', building: '', district: '', city: '', postcode: '' },
}

const useSellerForm = ({ seller }: InvoiceSellerSetting) => {
  const { t } = useTranslation('invoices')
  const queryClient = useQueryClient()
  const form = useContractForm<InvoiceSellerRequest>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/invoice-seller').then(
        ({ InvoiceSellerRequest: contract }) => contract,
      ),
    defaultValues: seller ?? NOBODY,
  })
  const { guard } = useUnsavedGuard(form.formState.isDirty)
  const handleSubmit = form.submit(async values => {
    const saved = await saveSeller(values)
    // `known` is undefined after the form was left: then nothing is cached for the next one.
    queryClient.setQueryData(sellerQuery.queryKey, known => known && saved)
    form.settle(saved.seller ?? NOBODY)
    toast({ kind: 'success', text: t('seller.saved') })
  })
  return { form, guard, handleSubmit }
}

type Form = ReturnType<typeof useSellerForm>['form']

const Company = ({ form }: { form: Form }) => {
  const { t } = useTranslation('invoices')
  return (
    <>
      <Field label={t('seller.nameAr')} isRequired {...form.field('name.ar')}>
        <TextInput lang="ar" dir="rtl" autoComplete="off" {...form.register('name.ar')} />
      </Field>
      <Field label={t('seller.nameEn')} isRequired {...form.field('name.en')}>
        <TextInput lang="en" dir="ltr" autoComplete="off" {...form.register('name.en')} />
      </Field>
      <Field label={t('seller.vatNumber')} help={t('seller.vatHelp')} isRequired {...form.field('vatNumber')}>
        <TextInput dir="ltr" inputMode="numeric" autoComplete="off" {...form.register('vatNumber')} />
      </Field>
      <Field label={t('seller.crNumber')} help={t('seller.crHelp')} isRequired {...form.field('crNumber')}>
        <TextInput dir="ltr" inputMode="numeric" autoComplete="off" {...form.register('crNumber')} />
      </Field>
    </>
  )
}

const Address = ({ form }: { form: Form }) => {
  const { t } = useTranslation('invoices')
  return (
    <>
      <Field
        label={t('seller.street')}
        help={t('seller.addressHelp')}
        isRequired
        {...form.field('address.street')}
      >
        <TextInput autoComplete="off" {...form.register('address.street')} />
      </Field>
      <Field label={t('seller.building')} isRequired {...form.field('address.building')}>
        <TextInput dir="ltr" inputMode="numeric" autoComplete="off" {...form.register('address.building')} />
      </Field>
      <Field label={t('seller.district')} isRequired {...form.field('address.district')}>
        <TextInput autoComplete="off" {...form.register('address.district')} />
      </Field>
      <Field label={t('seller.city')} isRequired {...form.field('address.city')}>
        <TextInput autoComplete="off" {...form.register('address.city')} />
      </Field>
      <Field label={t('seller.postcode')} isRequired {...form.field('address.postcode')}>
        <TextInput dir="ltr" inputMode="numeric" autoComplete="off" {...form.register('address.postcode')} />
      </Field>
    </>
  )
}

/** The company on the invoices. */
export const SellerForm = ({ setting }: { setting: InvoiceSellerSetting }) => {
  const { t } = useTranslation('invoices')
  const { form, guard, handleSubmit } = useSellerForm(setting)
  const { isDirty } = form.formState
  return (
    <>
      <form onSubmit={handleSubmit} noValidate aria-label={t('seller.title')}>
        <Stack gap="4">
          <FormProblem problem={form.problem} />
          <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
            <Company form={form} />
            <Address form={form} />
          </Grid>
          <Flex gap="2">
            <Button type="submit" isLoading={form.isBusy} disabled={!isDirty}>
              {t('seller.save')}
            </Button>
            {isDirty && (
              <Button variant="ghost" onClick={() => form.reset()}>
                {t('seller.discard')}
              </Button>
            )}
          </Flex>
        </Stack>
      </form>
      {guard}
    </>
  )
}
