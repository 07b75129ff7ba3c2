import { useSendOnce } from '@sufra/shared/unknown-outcome'
import { useContractForm } from '@sufra/shared/forms'
import { Field, Grid, TextInput } from '@sufra/shared/ui'
import { HoursEditor, NumberInput, PhoneInput } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { BothNames } from './both-names.tsx'
import { saveBranch } from './business-details.queries.ts'
import type { StepProps } from './business-step.tsx'
import { CityInput } from '#src/merchant/city/city-input.tsx'
import { StepForm } from './step-form.tsx'
import { branchRequest, branchValues } from './step-values.ts'
import type { BranchValues } from './step-values.ts'
import { useStoredDraft } from './use-stored-draft.ts'

export interface BranchStepProps extends StepProps<BranchValues> {
  brandId: number
  onBack: () => void
}

/** Third step: address and hours of the first branch. */
export const BranchStep = (props: BranchStepProps) => {
  const { business, brandId, draft, hasDrafts, keep, onSaved, onBack } = props
  const { t } = useTranslation('onboarding')
  const form = useContractForm<BranchValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/branch').then(
        ({ BranchRequest }) => BranchRequest,
      ),
    defaultValues: draft ?? branchValues(business),
    prepare: values => branchRequest(brandId, values),
  })
  const { register, bind, field } = form
  const { guard, markSaved } = useStoredDraft({ form, hasDrafts, keep })
  const sendOnce = useSendOnce()
  const save = async (values: BranchValues) => {
    const body = branchRequest(brandId, values)
    const branch = await sendOnce(body, key => saveBranch(business.branch, body, key))
    markSaved()
    await onSaved({ branch })
  }
  return (
    <StepForm
      title={t('branch.title')}
      detail={t('branch.detail')}
      problem={form.problem}
      isBusy={form.isBusy}
      submitLabel={t('branch.finish')}
      onSubmit={form.submit(save)}
      onBack={onBack}
    >
      <BothNames of="branch" {...bind('name')} field={field} />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <PhoneInput label={t('branch.phone')} kind="branch" {...bind('phone')} {...field('phone')} />
        <CityInput label={t('branch.city')} {...bind('city')} {...field('city')} />
        <Field label={t('branch.district')} {...field('district')}>
          <TextInput autoComplete="address-level3" {...register('district')} />
        </Field>
        <Field label={t('branch.prepMinutes')} help={t('branch.prepMinutesHelp')} {...field('prepMinutes')}>
          <NumberInput step={5} {...bind('prepMinutes')} />
        </Field>
      </Grid>
      <Field label={t('branch.address')} help={t('branch.addressHelp')} {...field('address')}>
        <TextInput autoComplete="street-address" {...register('address')} />
      </Field>
      <HoursEditor {...bind('hours')} isSent={form.formState.isSubmitted} {...field('hours')} />
      {guard}
    </StepForm>
  )
}
