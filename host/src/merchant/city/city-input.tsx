import { useLanguage } from '@sufra/shared/i18n'
import { Field } from '@sufra/shared/ui'
import { Combobox } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { CITIES } from './cities.ts'

/** Returns the cities by name in the interface language; an unknown stored key stays an option. */
const useCityOptions = (stored: string) => {
  const { t } = useTranslation('onboarding')
  const { language } = useLanguage()
  const options: { value: string; label: string; keywords?: string }[] = CITIES.map(key => ({
    value: key,
    label: t(`cities.${key}`),
    // The key is the English name, for a Latin keyboard in the Arabic interface.
    keywords: key.replaceAll('-', ' '),
  })).sort((one, other) => one.label.localeCompare(other.label, language))
  const isKnown = stored === '' || options.some(({ value }) => value === stored)
  return isKnown ? options : [...options, { value: stored, label: stored }]
}

interface CityInputProps {
  label: string
  name: string
  /** Key of the city; empty for none. */
  value: string
  onChange: (city: string) => void
  error?: string
}

/** Input for a city, searchable by its name in both languages. */
export const CityInput = ({ label, name, value, onChange, error }: CityInputProps) => {
  const { t } = useTranslation('onboarding')
  const cities = useCityOptions(value)
  return (
    <Field label={label} error={error}>
      <Combobox
        name={name}
        options={cities}
        placeholder={t('cities.choose')}
        value={cities.find(city => city.value === value) ?? null}
        onChange={city => onChange(city?.value ?? '')}
      />
    </Field>
  )
}
