import type { AuditEntry } from '@sufra/shared/contracts/audit'
import type { TeamMember } from '@sufra/shared/contracts/user'
import { ACCOUNT } from './merchant-page-server.tsx'

/** Returns a team member of the sample merchant. */
export const samplePerson = (changes: Partial<TeamMember>): TeamMember => ({
  id: 1,
  accountId: 7,
  accountName: null,
  name: 'Sara',
  email: 'sara@old.test',
  phone: null,
  role: 'Cashier',
  roleId: 3,
  roleName: '{"ar":"كاشير","en":"Cashier"}',
  branchIds: [],
  branchNames: [],
  isActive: true,
  lastLoginAt: null,
  invitePending: false,
  inviteExpiresAt: null,
  ...changes,
})

/** Returns an entry of the operator's audit log about the sample merchant. */
export const sampleAuditEntry = (id: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-08-15T13:05:00.000Z',
  byUserId: 5,
  byName: 'Huda',
  fromAddress: '10.0.0.7',
  action: 'Account.Suspend',
  entity: 'account',
  entityId: '7',
  accountId: 7,
  accountName: ACCOUNT.name,
  hash: 'abc',
  before: { status: 'Active' },
  after: { status: 'Suspended' },
  asked: null,
  ...changes,
})

/** A brand of the sample merchant. */
export const SAMPLE_BRAND = {
  id: 4,
  accountId: 7,
  name: '{"ar":"مطابخ","en":"Kitchens"}',
  logoUrl: null,
  color: null,
  typeId: null,
  phone: null,
  isActive: true,
}
