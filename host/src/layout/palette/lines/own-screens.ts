import { BRANCH_KEEPERS } from '@sufra/shared/contracts/role-names'
import type { ScreenClaim } from '@sufra/shared/session'
import type { Group } from './palette-line.ts'

interface OwnScreen {
  id: string
  group: Group
  icon: string
  path: string
  /** Key of the host's texts. */
  key: string
  claim: ScreenClaim
}

const EVERYBODY: ScreenClaim = {
  roles: ['SuperAdmin', 'Admin', 'BranchManager', 'Cashier', 'Kitchen', 'Custom'],
}

/** The host's screens without a sidebar entry, or with one that not everybody with access sees. */
export const OWN_SCREENS: readonly OwnScreen[] = [
  {
    id: 'new-branch',
    group: 'actions',
    icon: 'add',
    path: 'branches/new-branch',
    key: 'palette:newBranch',
    claim: { roles: ['Admin', 'Custom'], permission: 'branches.manage' },
  },
  {
    id: 'branches',
    group: 'screens',
    icon: 'branches',
    path: 'branches',
    key: 'host:screens.branches',
    claim: { roles: BRANCH_KEEPERS, permission: 'branches.state' },
  },
  {
    id: 'radar',
    group: 'screens',
    icon: 'integrations',
    path: 'integrations/radar',
    key: 'palette:radar',
    claim: { roles: BRANCH_KEEPERS, permission: ['branches.state', 'menu.snooze', 'menu.publish'] },
  },
  {
    id: 'users',
    group: 'screens',
    icon: 'people',
    path: 'users',
    key: 'host:screens.users',
    claim: { roles: ['Admin'], permission: 'team.manage' },
  },
  {
    id: 'manage-users',
    group: 'screens',
    icon: 'people',
    path: 'manage-users',
    key: 'host:screens.manageUsers',
    claim: { roles: ['SuperAdmin'], permission: 'team.manage' },
  },
  {
    id: 'subscriptions',
    group: 'screens',
    icon: 'plans',
    path: 'subscriptions',
    key: 'host:screens.subscriptions',
    claim: { roles: ['Admin'] },
  },
  {
    id: 'invoices',
    group: 'screens',
    icon: 'invoices',
    path: 'invoices',
    key: 'host:screens.invoices',
    claim: { roles: ['Admin'] },
  },
  {
    id: 'audit',
    group: 'screens',
    icon: 'audit',
    path: 'settings/audit',
    key: 'palette:audit',
    claim: { roles: ['Admin', 'Custom'], permission: 'audit.read' },
  },
  {
    id: 'notifications',
    group: 'screens',
    icon: 'live-orders',
    path: 'notifications',
    key: 'host:screens.notifications',
    claim: EVERYBODY,
  },
  {
    id: 'settings',
    group: 'screens',
    icon: 'settings',
    path: 'settings',
    key: 'host:screens.settings',
    claim: EVERYBODY,
  },
  {
    id: 'shortcuts',
    group: 'screens',
    icon: 'keys',
    path: 'shortcuts',
    key: 'host:screens.shortcuts',
    claim: EVERYBODY,
  },
]
