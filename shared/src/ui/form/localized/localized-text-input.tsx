import { Grid } from '@chakra-ui/react/grid'
import type { Localized } from '#src/contracts/wire.ts'
import { Field } from '../field.tsx'
import { TextArea } from '../text-area.tsx'
import { TextInput } from '../text-input.tsx'

export interface LocalizedTextInputProps {
  /** Label of each box. */
  labels: Localized
  value: Localized
  onChange: (value: Localized) => void
  /** Name of the form's field: the boxes are `name.ar` and `name.en`, by which a form focuses an error. */
  name?: string
  placeholders?: Localized
  /** Shown below the second box, for example that one of the two is enough. */
  help?: string
  /** Errors of each box, and of the two together. */
  errors?: { ar?: string; en?: string; both?: string }
  isRequired?: boolean
  isDisabled?: boolean
  autoComplete?: string
  /** Uses several lines, for example for a description. */
  isLong?: boolean
}

/** Renders a text in both languages, side by side or stacked, each in its own direction. */
export const LocalizedTextInput = (props: LocalizedTextInputProps) => {
  const { labels, value, onChange, name, placeholders, help, errors, isRequired, isDisabled, isLong } = props
  const Box = isLong ? TextArea : TextInput
  const boxOf = (language: 'ar' | 'en') => ({
    name: name && `${name}.${language}`,
    lang: language,
    placeholder: placeholders?.[language],
    value: value[language],
    disabled: isDisabled,
    autoComplete: props.autoComplete ?? 'off',
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...value, [language]: event.target.value }),
  })
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <Field label={labels.ar} error={errors?.ar ?? errors?.both} isRequired={isRequired}>
        <Box dir="rtl" {...boxOf('ar')} />
      </Field>
      <Field label={labels.en} error={errors?.en} help={help} isRequired={isRequired}>
        <Box dir="ltr" {...boxOf('en')} />
      </Field>
    </Grid>
  )
}
