import type { Role } from '@sufra/shared/contracts/role'
import type { TeamMember } from '@sufra/shared/contracts/user'

const inBoth = (ar: string, en: string) => JSON.stringify({ ar, en })

/** Returns a cashier of the first merchant, who has signed in before. */
export const samplePerson = (changes: Partial<TeamMember> = {}): TeamMember => ({
  id: 20,
  accountId: 1,
  accountName: inBoth('البيت العتيق', 'Old House'),
  name: 'Sara Ahmad',
  email: 'sara@house.test',
  phone: '+966512345678',
  role: 'Cashier',
  roleId: 4,
  roleName: inBoth('كاشير', 'Cashier'),
  branchIds: [],
  branchNames: [],
  isActive: true,
  lastLoginAt: '2026-08-01T09:00:00Z',
  invitePending: false,
  inviteExpiresAt: null,
  ...changes,
})

export const sampleRole = (changes: Partial<Role> = {}): Role => ({
  id: 101,
  name: inBoth('مشرف وردية', 'Shift lead'),
  role: 'Custom',
  permissions: ['orders.accept', 'menu.snooze'],
  isBuiltIn: false,
  userCount: 0,
  ...changes,
})

const builtIn = (id: number, role: Role['role'], name: string): Role =>
  sampleRole({ id, role, name, permissions: ['orders.prepare'], isBuiltIn: true, userCount: 1 })

export const BUILT_IN_ROLES: Role[] = [
  builtIn(2, 'Admin', inBoth('مدير', 'Admin')),
  builtIn(3, 'BranchManager', inBoth('مدير فرع', 'Branch manager')),
  builtIn(4, 'Cashier', inBoth('كاشير', 'Cashier')),
  builtIn(5, 'Kitchen', inBoth('المطبخ', 'Kitchen')),
]
