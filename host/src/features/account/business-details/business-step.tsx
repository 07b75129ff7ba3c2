import { useContractForm } from '@sufra/shared/forms'
import { Field, Grid, TextInput } from '@sufra/shared/ui'
import { PhoneInput } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { BothNames } from './both-names.tsx'
import type { Business } from './business-details.queries.ts'
import { saveAccount } from './business-details.queries.ts'
import { CityInput } from '#src/merchant/city/city-input.tsx'
import { StepForm } from './step-form.tsx'
import { accountRequest, businessValues } from './step-values.ts'
import type { BusinessValues } from './step-values.ts'
import { TypeTiles } from './type-tiles.tsx'
import { useStoredDraft } from './use-stored-draft.ts'

export interface StepProps<Values> {
  business: Business
  draft: Values | undefined
  /** This or another step has unsaved input. */
  hasDrafts: boolean
  keep: (draft: Values | undefined) => void
  onSaved: (saved: Partial<Business>) => void | Promise<void>
}

/** First step: the merchant's company. */
export const BusinessStep = ({ business, draft, hasDrafts, keep, onSaved }: StepProps<BusinessValues>) => {
  const { t } = useTranslation('onboarding')
  const { account, types } = business
  const form = useContractForm<BusinessValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/account').then(
        ({ AccountUpdateRequest }) => AccountUpdateRequest,
      ),
    defaultValues: draft ?? businessValues(business),
    prepare: values => accountRequest(account, values),
  })
  const { register, bind, field } = form
  const { guard, markSaved } = useStoredDraft({ form, hasDrafts, keep })
  const save = async (values: BusinessValues) => {
    const saved = await saveAccount(accountRequest(account, values))
    markSaved()
    await onSaved({ account: saved })
  }
  return (
    <StepForm
      title={t('business.title')}
      detail={t('business.detail')}
      problem={form.problem}
      isBusy={form.isBusy}
      submitLabel={t('steps.continue')}
      onSubmit={form.submit(save)}
    >
      <BothNames of="business" {...bind('name')} field={field} />
      <TypeTiles
        label={t('business.type')}
        types={types}
        input={register('typeId')}
        error={field('typeId').error && t('business.typeMissing')}
      />
      <Field
        label={t('business.companyNumber')}
        help={t('business.companyNumberHelp')}
        {...field('companyNumber')}
      >
        <TextInput
          dir="ltr"
          data-latin
          inputMode="numeric"
          autoComplete="off"
          {...register('companyNumber')}
        />
      </Field>
      <Field label={t('business.vatNumber')} help={t('business.vatNumberHelp')} {...field('vatNumber')}>
        <TextInput dir="ltr" data-latin inputMode="numeric" autoComplete="off" {...register('vatNumber')} />
      </Field>
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <PhoneInput
          label={t('business.phone')}
          placeholder="05XXXXXXXX"
          {...bind('phone')}
          {...field('phone')}
        />
        <CityInput label={t('business.city')} {...bind('city')} {...field('city')} />
      </Grid>
      {guard}
    </StepForm>
  )
}
