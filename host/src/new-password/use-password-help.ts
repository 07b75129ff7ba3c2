import { passwordGaps } from '@sufra/shared/contracts/password'
import { useTranslation } from 'react-i18next'

/** What to say below a new password while it is being typed: the rule, then what is missing, then that it will do. */
export const usePasswordHelp = (password: string): string => {
  const { t } = useTranslation('account')
  if (password === '') return t('password.rule')
  const gaps = passwordGaps(password)
  if (gaps.length === 0) return t('password.good')
  const missing = gaps.map(gap => t(`password.missing.${gap}`)).join(t('password.missing.and'))
  return t('password.lacks', { missing })
}
