import { permissionsOf } from '#src/contracts/permission.ts'
import type { AccessClaims, SessionUser } from '#src/contracts/authentication.ts'
import type { RoleName } from '#src/contracts/role-names.ts'
import type { Row } from '../row.ts'

/** A person who can sign in, with the password of the demo accounts. */
export interface Person {
  id: number
  email: string
  name: string
  role: RoleName
  roleName: string
  accountId: number | null
}

/** Password of the demo data, so that end-to-end journeys can sign in here too. */
export const PASSWORD = 'Sufra-demo-1'

const person = (id: number, [account, name, role, roleName]: [string, string, RoleName, string]): Person => ({
  id,
  name,
  role,
  roleName,
  email: `${account}@sufra.test`,
  accountId: role === 'SuperAdmin' ? null : 1,
})

export const PEOPLE: readonly Person[] = [
  person(1, ['admin', 'نورة العتيبي', 'Admin', '{"ar":"مدير","en":"Admin"}']),
  person(2, ['staff', 'خالد الحربي', 'Cashier', '{"ar":"كاشير","en":"Cashier"}']),
  person(3, ['kitchen', 'سامي القحطاني', 'Kitchen', '{"ar":"المطبخ","en":"Kitchen"}']),
  person(4, ['operator', 'مشغّل سفرة', 'SuperAdmin', '{"ar":"المشغّل","en":"Operator"}']),
]

/** Returns a person as their own page receives them. */
export const sessionUserOf = ({ id, email, name, role, roleName }: Person): SessionUser => ({
  id,
  email,
  name,
  role,
  roleName,
  permissions: permissionsOf(role, null),
  phone: null,
  language: 'ar',
  digits: 'latin',
  isTwoStep: false,
  branchIds: [],
  branchNames: [],
})

/** Returns the claims of their token, valid for a day. */
export const claimsOf = ({ id, email, name, role, accountId }: Person, now: number): AccessClaims => ({
  Id: id,
  Email: email,
  Name: name,
  Role: role,
  branchIds: [],
  branchNames: [],
  digits: 'latin',
  accountId,
  permissions: permissionsOf(role, null),
  onboardingStep: 'done',
  isSuspended: false,
  isExpired: false,
  closesAt: null,
  releaseChannel: null,
  viewOf: null,
  sid: `stub-${id}`,
  iat: Math.floor(now / 1000),
  exp: Math.floor(now / 1000) + 86_400,
})

/** Returns the team of the merchant, as its screen lists it. */
export const teamRows = (): Row[] =>
  PEOPLE.filter(({ accountId }) => accountId !== null).map(({ id, email, name, role, roleName }, at) => ({
    id,
    email,
    name,
    role,
    roleName,
    accountId: 1,
    roleId: at + 2,
    isActive: true,
  }))
