import { ApiError } from '@sufra/shared/api'
import type { BusinessType } from '@sufra/shared/contracts/account'
import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import { inLanguage } from '@sufra/shared/contracts/text'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { Button, Field, Stack } from '@sufra/shared/ui'
import { ImageInput, LocalizedTextInput, SelectInput } from '@sufra/shared/ui/forms'
import { Drawer } from '@sufra/shared/ui/overlays'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnClose } from '#src/dialog-state/use-own-close.ts'
import { storeImage, useSaveBrand } from './business.queries.ts'
import { brandRequest, brandValues } from './business-values.ts'
import type { BrandValues } from './business-values.ts'
import { ColorInput } from './color-input.tsx'

const REFUSED_PICTURE = [400, 413, 415]
const SQUARE = { aspect: 1 }

interface BrandFormProps {
  /** null: a new brand */
  brand: ServiceProvider | null
  types: readonly BusinessType[]
  onSaved: (saved: ServiceProvider) => void
}

const useBrandForm = ({ brand, onSaved }: Pick<BrandFormProps, 'brand' | 'onSaved'>) => {
  const { t } = useTranslation('business')
  const form = useContractForm<BrandValues>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/merchant').then(
        ({ ServiceProviderRequest }) => ServiceProviderRequest,
      ),
    defaultValues: brandValues(brand),
    prepare: values => brandRequest(brand, values),
  })
  const send = useSaveBrand(brand)
  /** Returns the picture's address, or false after the server refused it; the error then shows at the picture. */
  const store = async (picture: File): Promise<string | false> => {
    try {
      const address = await storeImage(picture)
      // A retry after a later failure must not upload it twice.
      form.setValue('logoUrl', address, { shouldDirty: true })
      return address
    } catch (error) {
      if (!(error instanceof ApiError) || !REFUSED_PICTURE.includes(error.status)) throw error
      form.setError('logoUrl', { type: 'server', message: t('brand.logoRefused') })
      return false
    }
  }
  const save = async (values: BrandValues) => {
    const logoUrl = values.logoUrl instanceof File ? await store(values.logoUrl) : values.logoUrl
    if (logoUrl === false) return
    onSaved(await send(brandRequest(brand, { ...values, logoUrl })))
  }
  return { form, handleSubmit: form.submit(save) }
}

const BrandFields = ({
  form,
  types,
}: { form: ReturnType<typeof useBrandForm>['form'] } & Pick<BrandFormProps, 'types'>) => {
  const { t } = useTranslation('business')
  const { language } = useLanguage()
  const { bind, field, register, setValue, watch } = form
  return (
    <Stack gap="4">
      <FormProblem problem={form.problem} />
      <LocalizedTextInput
        {...bind('name')}
        labels={{ ar: t('brand.nameAr'), en: t('brand.nameEn') }}
        errors={{ ar: field('name.ar').error, en: field('name.en').error, both: field('name').error }}
      />
      <ImageInput
        label={t('brand.logo')}
        help={t('brand.logoHelp')}
        value={watch('logoUrl')}
        onChange={picture => setValue('logoUrl', picture, { shouldDirty: true })}
        crop={SQUARE}
        {...field('logoUrl')}
      />
      <ColorInput {...bind('color')} {...field('color')} />
      <Field label={t('company.type')} {...field('typeId')}>
        <SelectInput
          options={types.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
          placeholder={t('choose')}
          {...register('typeId')}
        />
      </Field>
    </Stack>
  )
}

/** Form of one brand beside the settings: names, logo and receipt colour. */
export const BrandDrawer = ({
  isOpen,
  onClose,
  ...props
}: BrandFormProps & { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation('business')
  const id = useId()
  const closeOwn = useOwnClose(isOpen, onClose)
  const { form, handleSubmit } = useBrandForm({
    brand: props.brand,
    onSaved: saved => {
      closeOwn()
      props.onSaved(saved)
    },
  })
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t(props.brand ? 'brand.edit' : 'brand.add')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} isLoading={form.isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={handleSubmit} noValidate>
        <BrandFields form={form} types={props.types} />
      </form>
    </Drawer>
  )
}
