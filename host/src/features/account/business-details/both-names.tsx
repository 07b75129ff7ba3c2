import type { Localized } from '@sufra/shared/contracts/wire'
import { LocalizedTextInput } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'

export interface BothNamesProps {
  /** The named thing; key of `onboarding:names`. */
  of: 'business' | 'brand' | 'branch'
  name: 'name'
  value: Localized
  onChange: (value: Localized) => void
  /** `form.field`. */
  field: (path: 'name' | 'name.ar' | 'name.en') => { error?: string }
}

/** Inputs for a name in both languages, each in its own direction. One may stay empty. */
export const BothNames = ({ of, field, ...binding }: BothNamesProps) => {
  const { t } = useTranslation('onboarding')
  return (
    <LocalizedTextInput
      {...binding}
      labels={{ ar: t(`names.${of}.ar`), en: t(`names.${of}.en`) }}
      placeholders={{ ar: t(`names.${of}.arExample`), en: t(`names.${of}.enExample`) }}
      help={t('names.oneIsEnough')}
      errors={{ ar: field('name.ar').error, en: field('name.en').error, both: field('name').error }}
      autoComplete="on"
    />
  )
}
