import { useState } from 'react'
import type { ComponentProps } from 'react'
import { normaliseBranchPhone, normaliseMobile } from '#src/contracts/phone.ts'
import { Field } from '../field.tsx'
import { useFormWords } from '../form-words.ts'
import { TextInput } from '../text-input.tsx'

type Input = Omit<ComponentProps<typeof TextInput>, 'type' | 'value' | 'onChange'>

export interface PhoneInputProps extends Input {
  label: string
  value: string
  /** Receives the text as typed. The contract normalizes it. */
  onChange: (value: string) => void
  /** `branch` takes land lines, 9200 and 800 numbers too; the default is `mobile`. */
  kind?: 'mobile' | 'branch'
  help?: string
  error?: string
  isRequired?: boolean
}

const NORMALISE = { mobile: normaliseMobile, branch: normaliseBranchPhone }

/** "+966501234567" as people read it, left to right also among Arabic words. */
const inGroups = (phone: string): string =>
  `\u2066${phone
    .replace(/^(\+966)(5\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4')
    .replace(/^(\+966)(1\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4')}\u2069`

/**
 * Input for a Saudi phone number in any common format, also with Arabic digits. Shows the normalized number below, and
 * an error for an invalid number on blur.
 */
export const PhoneInput = (props: PhoneInputProps) => {
  const { label, value, onChange, kind = 'mobile', help, error, isRequired, onBlur, ...rest } = props
  const words = useFormWords()
  const [isLeft, setIsLeft] = useState(false)
  const phone = NORMALISE[kind](value)
  const isWrong = isLeft && value.trim() !== '' && phone === null
  const wrong = kind === 'mobile' ? words.mobileWrong : words.phoneWrong
  return (
    <Field
      label={label}
      help={phone ? words.kept.replace('{value}', inGroups(phone)) : help}
      error={error ?? (isWrong ? wrong : undefined)}
      isRequired={isRequired}
    >
      <TextInput
        inputMode="tel"
        autoComplete="tel"
        {...rest}
        type="tel"
        value={value}
        onChange={event => onChange(event.target.value)}
        onBlur={event => {
          setIsLeft(true)
          onBlur?.(event)
        }}
      />
    </Field>
  )
}
