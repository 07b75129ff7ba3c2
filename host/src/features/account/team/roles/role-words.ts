import { GRANTABLE_PERMISSIONS } from '@sufra/shared/contracts/permission'
import type { GrantablePermission, Permission } from '@sufra/shared/contracts/permission'
import type { Role } from '@sufra/shared/contracts/role'
import { useTranslation } from 'react-i18next'

const areaOf = (permission: Permission): string => permission.slice(0, permission.indexOf('.'))

/** Areas of the grantable permissions, in order of the list. */
export const PERMISSION_GROUPS: readonly string[] = [...new Set(GRANTABLE_PERMISSIONS.map(areaOf))]

export const permissionsIn = (group: string): GrantablePermission[] =>
  GRANTABLE_PERMISSIONS.filter(permission => areaOf(permission) === group)

/** Returns the grantable ones of a role's permissions; the Admin-only ones are described by the role's text. */
export const grantableOf = (permissions: readonly Permission[]): GrantablePermission[] =>
  GRANTABLE_PERMISSIONS.filter(permission => permissions.includes(permission))

/** Returns a function that describes a role in one line. */
export const useRoleWords = () => {
  const { t } = useTranslation('team')
  return ({ role, isBuiltIn, permissions }: Pick<Role, 'role' | 'isBuiltIn' | 'permissions'>): string =>
    !isBuiltIn
      ? permissions.map(permission => t(`permission.${permission}.label`)).join(' · ')
      : t(`roleHelp.${role}`)
}
