import { Field } from '@sufra/shared/ui'
import { Combobox } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { useCityOptions } from './use-city-options.ts'

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
