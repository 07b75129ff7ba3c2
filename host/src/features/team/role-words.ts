import { PERMISSIONS } from '@sufra/shared/contracts/permission'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { Role } from '@sufra/shared/contracts/role'
import { useTranslation } from 'react-i18next'

export const PERMISSION_GROUPS = ['orders', 'menu', 'dashboard'] as const
export type PermissionGroup = (typeof PERMISSION_GROUPS)[number]

export const permissionsIn = (group: PermissionGroup): Permission[] =>
  PERMISSIONS.filter(permission => permission.startsWith(`${group}.`))

/** What a role lets somebody do, in one line. */
export const useRoleWords = () => {
  const { t } = useTranslation('team')
  return ({ role, permissions }: Pick<Role, 'role' | 'permissions'>): string =>
    role === 'Custom'
      ? permissions.map(permission => t(`permission.${permission}.label`)).join(' · ')
      : t(`roleHelp.${role}`)
}
