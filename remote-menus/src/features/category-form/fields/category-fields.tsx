import type { Category } from '@sufra/shared/contracts/category'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Field, Grid } from '@sufra/shared/ui'
import { ImageInput, LocalizedTextInput, NumberInput, SelectInput, Switch } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import type { CategoryFieldsProps } from './fields-props.ts'
import { SaleHoursFields } from './sale-hours-fields.tsx'

/** Fields for name and description. */
const TextFields = ({ form }: CategoryFieldsProps) => {
  const { t } = useTranslation()
  const { bind, field } = form
  const errorsOf = (name: 'name' | 'description') => ({
    ar: field(`${name}.ar`).error,
    en: field(`${name}.en`).error,
    both: field(name).error,
  })
  return (
    <>
      <LocalizedTextInput
        labels={{ ar: t('menus:category.nameAr'), en: t('menus:category.nameEn') }}
        help={t('menus:category.nameHelp')}
        errors={errorsOf('name')}
        {...bind('name')}
      />
      <LocalizedTextInput
        isLong
        labels={{ ar: t('menus:category.descriptionAr'), en: t('menus:category.descriptionEn') }}
        errors={errorsOf('description')}
        {...bind('description')}
      />
    </>
  )
}

const PICTURE = { aspect: 3 / 2 }

interface PlaceFieldsProps extends CategoryFieldsProps {
  /** Possible parents. */
  parents: readonly Category[]
  /** True if the category has subcategories; it cannot have a parent then, because there is only one level. */
  isParent: boolean
  /** True if the user may change the visibility. */
  canHide: boolean
}

const PlaceFields = ({ form, parents, isParent }: PlaceFieldsProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { bind, field } = form
  const { value: parentId, onChange: setParentId } = bind('parentId')
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <Field
        label={t('menus:category.parent')}
        help={t(isParent ? 'menus:category.isParent' : 'menus:category.parentHelp')}
        {...field('parentId')}
      >
        <SelectInput
          name="parentId"
          value={parentId}
          onChange={event => setParentId(event.target.value)}
          disabled={isParent}
          placeholder={t('menus:category.atTop')}
          options={parents.map(({ id, name }) => ({ value: String(id), label: inLanguage(name, language) }))}
        />
      </Field>
      <Field label={t('menus:category.index')} help={t('menus:category.indexHelp')} {...field('index')}>
        <NumberInput {...bind('index')} />
      </Field>
    </Grid>
  )
}

/** All fields of a category. */
export const CategoryFields = (props: PlaceFieldsProps) => {
  const { t } = useTranslation()
  const { bind, field } = props.form
  const { value: isVisible, onChange: setVisible } = bind('isVisible')
  return (
    <>
      <TextFields form={props.form} />
      <ImageInput
        label={t('menus:category.picture')}
        crop={PICTURE}
        {...bind('picture')}
        {...field('picture')}
      />
      <PlaceFields {...props} />
      {props.canHide && (
        <Switch
          label={t('menus:category.visible')}
          help={t('menus:category.visibleHelp')}
          isOn={isVisible}
          onChange={setVisible}
        />
      )}
      <SaleHoursFields form={props.form} />
    </>
  )
}
