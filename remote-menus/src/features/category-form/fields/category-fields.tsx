import type { Category } from '@sufra/shared/contracts/category'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Field, Grid } from '@sufra/shared/ui'
import { ImageInput, NumberInput, SelectInput, Switch } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import type { CategoryFieldsProps } from './fields-props.ts'
import { SaleHoursFields } from './sale-hours-fields.tsx'
import { TextFields } from './text-fields.tsx'

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
