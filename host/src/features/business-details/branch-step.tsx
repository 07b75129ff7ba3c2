import { useContractForm } from '@sufra/shared/forms'
import { Field, Grid, TextInput } from '@sufra/shared/ui'
import { SelectInput } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { BothNames } from './both-names.tsx'
import { saveBranch } from './business-details.queries.ts'
import type { StepProps } from './business-step.tsx'
import { HoursEditor } from './hours/hours-editor.tsx'
import { StepForm } from './step-form.tsx'
import { branchRequest, branchValues } from './step-values.ts'
import type { BranchValues } from './step-values.ts'
import { useCityOptions } from './use-city-options.ts'
import { useKeptDraft } from './use-kept-draft.ts'

export interface BranchStepProps extends StepProps<BranchValues> {
  brandId: number
  onBack: () => void
}

/** The third step: where and when the kitchen is open. */
export const BranchStep = ({ business, brandId, draft, keep, onSaved, onBack }: BranchStepProps) => {
  const { t } = useTranslation('onboarding')
  const start = draft ?? branchValues(business)
  const cities = useCityOptions(start.city)
  const form = useContractForm<BranchValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/merchant').then(
        ({ BranchRequest }) => BranchRequest,
      ),
    defaultValues: start,
    prepare: values => branchRequest(brandId, values),
  })
  const { register, field, setValue, watch } = form
  const { isSubmitted } = form.formState
  const markSaved = useKeptDraft({ form, keep })
  const save = async (values: BranchValues) => {
    const branch = await saveBranch(business.branch, branchRequest(brandId, values))
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
      <BothNames
        of="branch"
        ar={{ input: register('name.ar'), ...field('name.ar') }}
        en={{ input: register('name.en'), ...field('name.en') }}
        {...field('name')}
      />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <Field label={t('branch.phone')} {...field('phone')}>
          <TextInput type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <Field label={t('branch.city')} {...field('city')}>
          <SelectInput options={cities} placeholder={t('cities.choose')} {...register('city')} />
        </Field>
        <Field label={t('branch.district')} {...field('district')}>
          <TextInput autoComplete="address-level3" {...register('district')} />
        </Field>
        <Field label={t('branch.prepMinutes')} help={t('branch.prepMinutesHelp')} {...field('prepMinutes')}>
          <TextInput dir="ltr" data-latin inputMode="numeric" {...register('prepMinutes')} />
        </Field>
      </Grid>
      <Field label={t('branch.address')} help={t('branch.addressHelp')} {...field('address')}>
        <TextInput autoComplete="street-address" {...register('address')} />
      </Field>
      <HoursEditor
        value={watch('hours')}
        onChange={week => setValue('hours', week, { shouldDirty: true, shouldValidate: isSubmitted })}
        isSent={isSubmitted}
        {...field('hours')}
      />
    </StepForm>
  )
}
