import type { Role } from '@sufra/shared/contracts/role'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Skeleton, chakra } from '@sufra/shared/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoleWords } from './role-words.ts'

const Root = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    minW: '0',
    p: '0',
    m: '0',
    borderWidth: '0',
    '& > legend': { textStyle: 'sm13', fontWeight: 'medium', p: '0', mb: '1.5' },
    '& > label': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '2.5',
      alignItems: 'start',
      minH: 'touch',
      px: '3.5',
      py: '2.5',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'control',
      transition: 'background-color {durations.press} ease-out, border-color {durations.press} ease-out',
      _hover: { bg: 'soft' },
    },
    '& > label:has(:checked)': { borderColor: 'primary', bg: 'primary.soft' },
    '& > label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary', outlineOffset: '1px' },
    '& input': { accentColor: 'primary', w: '4', h: '4', mt: '1', outline: 'none' },
    '& b': { display: 'block' },
    '& small': { display: 'block', color: 'muted', textStyle: 'sm13' },
    '& > p': { color: 'disabled', textStyle: 'sm13', fontWeight: 'medium' },
  },
})

interface RoleChoiceProps {
  /** Undefined until the first response. */
  roles: Role[] | undefined
  value: number
  onChange: (roleId: number) => void
  error?: string
}

/** Chooses a role; each is shown with its permissions. */
export const RoleChoice = ({ roles, value, onChange, error }: RoleChoiceProps) => {
  const { t } = useTranslation('team')
  const { language } = useLanguage()
  const words = useRoleWords()
  const id = useId()
  return (
    <Root aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t('form.role')}</legend>
      {!roles && [1, 2, 3].map(row => <Skeleton key={row} h="16" />)}
      {roles?.map(role => (
        <label key={role.id}>
          <input
            type="radio"
            name="roleId"
            checked={role.id === value}
            onChange={() => onChange(role.id)}
            aria-labelledby={`${id}-${role.id}`}
            aria-describedby={`${id}-${role.id}-help`}
          />
          <span>
            <b id={`${id}-${role.id}`}>{inLanguage(role.name, language)}</b>
            <small id={`${id}-${role.id}-help`}>{words(role)}</small>
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </Root>
  )
}
