import { ApiError } from '@sufra/shared/api'
import { useSendOnce } from '@sufra/shared/unknown-outcome'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useContractForm } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { Field } from '@sufra/shared/ui'
import { ImageInput, SelectInput } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { BothNames } from './both-names.tsx'
import { saveBrand, storeImage } from './business-details.queries.ts'
import type { StepProps } from './business-step.tsx'
import { StepForm } from './step-form.tsx'
import { brandRequest, brandValues } from './step-values.ts'
import type { BrandValues } from './step-values.ts'
import { useStoredDraft } from './use-stored-draft.ts'

const REFUSED_PICTURE = [400, 413, 415]

/** Second step: the brand that customers see. */
export const BrandStep = (props: StepProps<BrandValues> & { onBack: () => void }) => {
  const { business, draft, hasDrafts, keep, onSaved, onBack } = props
  const { t } = useTranslation('onboarding')
  const { language } = useLanguage()
  const form = useContractForm<BrandValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/merchant').then(
        ({ ServiceProviderRequest }) => ServiceProviderRequest,
      ),
    defaultValues: draft ?? brandValues(business),
    prepare: values => brandRequest(business, values),
  })
  const { register, bind, field, setValue, setError, watch } = form
  const { guard, markSaved } = useStoredDraft({ form, hasDrafts, keep })
  const sendOnce = useSendOnce()

  /** Returns the picture's address, or false after the server refused it; the error then shows at the picture. */
  const store = async (picture: File): Promise<string | false> => {
    try {
      const address = await storeImage(picture)
      // A retry after a later failure must not upload it twice.
      setValue('logoUrl', address, { shouldDirty: true })
      return address
    } catch (error) {
      if (!(error instanceof ApiError) || !REFUSED_PICTURE.includes(error.status)) throw error
      setError('logoUrl', { type: 'server', message: t('brand.logoRefused') })
      return false
    }
  }
  const save = async (values: BrandValues) => {
    const logoUrl = values.logoUrl instanceof File ? await store(values.logoUrl) : values.logoUrl
    if (logoUrl === false) return
    const body = brandRequest(business, { ...values, logoUrl })
    const brand = await sendOnce(body, key => saveBrand(business.brand, body, key))
    markSaved()
    await onSaved({ brand })
  }
  return (
    <StepForm
      title={t('brand.title')}
      detail={t('brand.detail')}
      problem={form.problem}
      isBusy={form.isBusy}
      submitLabel={t('steps.continue')}
      onSubmit={form.submit(save)}
      onBack={onBack}
    >
      <BothNames of="brand" {...bind('name')} field={field} />
      <ImageInput
        label={t('brand.logo')}
        help={t('brand.logoHelp')}
        value={watch('logoUrl')}
        onChange={picture => setValue('logoUrl', picture, { shouldDirty: true, shouldValidate: true })}
        {...field('logoUrl')}
      />
      <Field label={t('brand.type')} {...field('typeId')}>
        <SelectInput
          options={business.types.map(({ id, name }) => ({
            value: String(id),
            label: inLanguage(name, language),
          }))}
          placeholder={t('brand.chooseType')}
          {...register('typeId')}
        />
      </Field>
      {guard}
    </StepForm>
  )
}
