import { Link } from '@sufra/shared/router'
import { Box, Field, Flex, TextInput, TextLink } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { emailCheckQuery } from './sign-up.queries.ts'

const SETTLE = 500
const WHOLE = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(text), SETTLE)
    return () => clearTimeout(waiting)
  }, [text])
  return settled
}

/**
 * Returns whether an address has an account. Checks half a second after the last letter, and only a complete address.
 */
const useIsTaken = (typed: string): boolean => {
  const email = typed.trim().toLowerCase()
  const settled = useSettled(email)
  const { data } = useQuery({ ...emailCheckQuery(settled), enabled: WHOLE.test(settled) })
  return settled === email && data?.isValid === true && !data.isAvailable
}

interface EmailFieldProps {
  /** `form.register('email')`. */
  input: ComponentProps<typeof TextInput>
  value: string
  error?: string
  /** The server refused this address at the last try. */
  isRefused: boolean
}

const WaysOn = ({ email }: { email: string }) => {
  const { t } = useTranslation('account')
  return (
    <Flex gap="4" textStyle="sm13" mt="1.5" animation="sfFade {durations.enter} ease-out">
      <TextLink asChild>
        <Link to="/login" state={{ email }}>
          {t('signUp.signInInstead')}
        </Link>
      </TextLink>
      <TextLink asChild>
        <Link to="/forgetPassword" state={{ email }}>
          {t('signUp.resetInstead')}
        </Link>
      </TextLink>
    </Flex>
  )
}

/** E-mail field that reports, while typing, an address with an account, and links to the sign-in. */
export const EmailField = ({ input, value, error, isRefused }: EmailFieldProps) => {
  const { t } = useTranslation('account')
  const isTaken = useIsTaken(value) || isRefused
  return (
    <Box>
      <Field
        label={t('signUp.email')}
        help={t('signUp.emailHelp')}
        error={isTaken ? t('signUp.emailTaken') : error}
        isRequired
      >
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
        />
      </Field>
      {isTaken && <WaysOn email={value.trim()} />}
    </Box>
  )
}
