import { LocalizedTextInput } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import type { CategoryFieldsProps } from './fields-props.ts'

/** Fields for name and description. */
export const TextFields = ({ form }: CategoryFieldsProps) => {
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
