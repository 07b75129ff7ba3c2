import type { Permission } from '@sufra/shared/contracts/permission'
import { chakra } from '@sufra/shared/ui'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { grantableOf } from './role-words.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    display: 'grid',
    gap: '1',
    textStyle: 'sm13',
    '& > li': { display: 'flex', gap: '2', alignItems: 'start' },
    '& svg': { color: 'primary', flexShrink: 0, mt: '0.5' },
  },
})

/** Permissions of a role, one line each. */
export const PermissionList = ({ permissions }: { permissions: readonly Permission[] }) => {
  const { t } = useTranslation('team')
  return (
    <List>
      {grantableOf(permissions).map(permission => (
        <li key={permission}>
          <Check size={16} strokeWidth={2} aria-hidden />
          {t(`permission.${permission}.label`)}
        </li>
      ))}
    </List>
  )
}
