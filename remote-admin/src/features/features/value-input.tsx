import type { FeatureKind } from '@sufra/shared/contracts/feature'
import { Box, Checkbox, Field, Flex } from '@sufra/shared/ui'
import { LocalizedTextInput, NumberInput, Switch } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import type { TypedValue } from '#src/offers/typed-value.ts'

interface ValueInputProps {
  kind: FeatureKind
  label: string
  value: TypedValue
  onChange: (value: TypedValue) => void
  error?: string
}

/** Renders the input of a feature's value by its kind: a switch, a number or none, a text. */
export const ValueInput = ({ kind, label, value, onChange, error }: ValueInputProps) => {
  const { t } = useTranslation()
  if (kind === 'bool')
    return <Switch label={label} isOn={value.isOn} onChange={isOn => onChange({ ...value, isOn })} />
  if (kind === 'text')
    return (
      <LocalizedTextInput
        labels={{
          ar: t('admin:plans.wordsAr', { name: label }),
          en: t('admin:plans.wordsEn', { name: label }),
        }}
        value={value.words}
        errors={{ both: error }}
        onChange={words => onChange({ ...value, words })}
      />
    )
  return (
    <Flex gap="3" align="flex-end" wrap="wrap">
      <Box w="36">
        <Field label={label} error={error}>
          <NumberInput
            value={value.isUnlimited ? null : value.limit}
            disabled={value.isUnlimited}
            onChange={limit => onChange({ ...value, limit })}
          />
        </Field>
      </Box>
      <Checkbox
        checked={value.isUnlimited}
        label={t('admin:plans.unlimited')}
        onChange={event => onChange({ ...value, isUnlimited: event.target.checked })}
      />
    </Flex>
  )
}
