import { passwordGaps } from '@sufra/shared/contracts/password'
import { useTranslation } from 'react-i18next'

/** Returns the help text below a new password: the rule, then what is missing, then that it is sufficient. */
export const usePasswordHelp = (password: string): string => {
  const { t } = useTranslation('account')
  if (password === '') return t('password.rule')
  const gaps = passwordGaps(password)
  if (gaps.length === 0) return t('password.good')
  const missing = gaps.map(gap => t(`password.missing.${gap}`)).join(t('password.missing.and'))
  return t('password.lacks', { missing })
}
