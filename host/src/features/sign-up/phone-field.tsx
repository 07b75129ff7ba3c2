import { normaliseMobile } from '@sufra/shared/contracts/phone'
import { Field, TextInput } from '@sufra/shared/ui'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { isolated } from '#src/layout/isolated.ts'

interface PhoneFieldProps {
  /** `form.register('phone')`. */
  input: ComponentProps<typeof TextInput>
  value: string
  error?: string
}

/** "+966501234567" as people read it: "+966 50 123 4567". */
const inGroups = (mobile: string): string => mobile.replace(/^(\+966)(\d\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4')

/** A mobile number in any spelling; below it stands the number as it will be kept. */
export const PhoneField = ({ input, value, error }: PhoneFieldProps) => {
  const { t } = useTranslation('account')
  const [isLeft, setIsLeft] = useState(false)
  const mobile = normaliseMobile(value)
  const isWrong = isLeft && value.trim() !== '' && mobile === null
  return (
    <Field
      label={t('signUp.phone')}
      help={mobile ? t('signUp.phoneKept', { mobile: isolated(inGroups(mobile)) }) : t('signUp.phoneHelp')}
      error={error ?? (isWrong ? t('signUp.phoneWrong') : undefined)}
      isRequired
    >
      <TextInput
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...input}
        onBlur={event => {
          setIsLeft(true)
          input.onBlur?.(event)
        }}
      />
    </Field>
  )
}
