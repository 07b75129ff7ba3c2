import { passwordGaps } from '@sufra/shared/contracts/password'
import { Field, PasswordInput } from '@sufra/shared/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

/** Returns the help text below a new password: the rule, then what is missing, then that it is sufficient. */
const usePasswordHelp = (password: string): string => {
  const { t } = useTranslation('account')
  if (password === '') return t('password.rule')
  const gaps = passwordGaps(password)
  if (gaps.length === 0) return t('password.good')
  const missing = gaps.map(gap => t(`password.missing.${gap}`)).join(t('password.missing.and'))
  return t('password.lacks', { missing })
}

type InputProps = ComponentProps<typeof PasswordInput>

export interface NewPasswordFieldsProps {
  /** Current value; the help text below states what is missing. */
  value: string
  label?: string
  /** `form.register('password')`. */
  password: InputProps
  /** `form.register('confirmPassword')`. */
  confirmation: InputProps
  passwordError?: string
  confirmationError?: string
}

/** Fields for a new password, typed twice. Needs the texts of the area `account`. */
export const NewPasswordFields = (props: NewPasswordFieldsProps) => {
  const { t } = useTranslation('account')
  const help = usePasswordHelp(props.value)
  return (
    <>
      <Field label={props.label ?? t('password.label')} help={help} error={props.passwordError} isRequired>
        <PasswordInput autoComplete="new-password" {...props.password} />
      </Field>
      <Field label={t('password.again')} error={props.confirmationError} isRequired>
        <PasswordInput autoComplete="new-password" {...props.confirmation} />
      </Field>
    </>
  )
}
