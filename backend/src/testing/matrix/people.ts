import { SignJWT, decodeJwt } from 'jose'
import type pg from 'pg'
import { GRANTABLE_PERMISSIONS } from '@sufra/shared/contracts/permission'
import type { Permission } from '@sufra/shared/contracts/permission'
import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import type { Actor } from './actors.ts'
import { OWN_PERMISSIONS } from './actors.ts'
import { addPerson, addRole } from './merchants.ts'
import type { Merchants, OwnRole } from './merchants.ts'
import type { Ids } from './sample.ts'

export interface Caller {
  headers: { authorization?: string }
  /** ids of the caller and of its merchant */
  ids: Ids
}

const EVERYBODY = [
  ...(['admin', 'second', 'operator', 'staff', 'kitchen'] as const),
  ...(['manager', 'custom', 'bare', 'full', 'dismissed', 'member', 'limited'] as const),
]
type Name = (typeof EVERYBODY)[number]

const NAME_OF: Partial<Record<Actor, Name>> = {
  'deactivated A': 'dismissed',
  SuperAdmin: 'operator',
  'Admin A': 'admin',
  'Admin B': 'second',
  'BranchManager A': 'manager',
  'Cashier A': 'staff',
  'Kitchen A': 'kitchen',
  'Custom A': 'custom',
  'Bare A': 'bare',
  'Full A': 'full',
}

// One person for each permission, with that permission alone.
const holderNameOf = (permission: Permission): string => `only-${permission.replace('.', '-').toLowerCase()}`

const emailOf = (name: string): string => `${name}@sufra.test`

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const addHolder = async (owner: pg.Pool, { accountId, name, permissions }: OwnRole): Promise<void> => {
  const roleId = await addRole(owner, { accountId, name, permissions })
  await addPerson(owner, { accountId, name, role: 'Custom', roleId })
}

/**
 * Adds the people of the first merchant that the demo lacks. The demo's cashier and one Admin work at one branch
 * only.
 */
export const addTeam = async (owner: pg.Pool, { first }: Merchants): Promise<void> => {
  const { accountId, branchId, roleId } = first.here
  await addPerson(owner, { accountId, name: 'manager', role: 'BranchManager' })
  await addPerson(owner, { accountId, name: 'custom', role: 'Custom', roleId })
  await addHolder(owner, { accountId, name: 'bare', permissions: OWN_PERMISSIONS.get('Bare A') ?? [] })
  await addHolder(owner, { accountId, name: 'full', permissions: OWN_PERMISSIONS.get('Full A') ?? [] })
  for (const permission of GRANTABLE_PERMISSIONS)
    await addHolder(owner, { accountId, name: holderNameOf(permission), permissions: [permission] })
  await addPerson(owner, { accountId, name: 'member', role: 'Cashier' })
  await addPerson(owner, { accountId, name: 'dismissed', role: 'Admin' })
  await addPerson(owner, { accountId, name: 'limited', role: 'Admin' })
  await owner.query(
    `insert into user_branch (account_id, user_id, branch_id)
      select account_id, id, $1 from app_user where email in ('staff@sufra.test', 'limited@sufra.test')`,
    [branchId],
  )
}

// Returns the same token with another expiry, in seconds from now.
const endingIn = async (seconds: number, token: string, { foundation }: TestApp): Promise<string> => {
  const claims = { ...decodeJwt(token), exp: Math.floor(Date.now() / 1000) + seconds }
  const signer = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
  return signer.sign(foundation.secrets.jwtKey)
}

// On a slow machine the whole matrix takes longer than an access token lasts.
const A_DAY = 86_400

const signIn = async (test: TestApp, name: string) => {
  const payload = { email: emailOf(name), password: DEMO_PASSWORD }
  const answer = await test.app.inject({ method: 'POST', url: '/api/Authentication/login', payload })
  const { accessToken: given }: { accessToken?: string } = answer.json()
  if (!given) throw new Error(`${name} cannot sign in: ${answer.body}`)
  const cookie = answer.cookies.map(({ name: key, value }) => `${key}=${value}`).join('; ')
  const accessToken = await endingIn(A_DAY, given, test)
  return { accessToken, cookie, claims: decodeJwt<{ Id: number; sid: string }>(given) }
}

// The operator belongs to no merchant and has no push device.
const addPushDevice = async (owner: pg.Pool, sid: string): Promise<number> => {
  const { rows } = await owner.query<{ id: number }>(
    `insert into push_device (account_id, user_id, session_id, endpoint, p256dh, auth, language)
      select account_id, user_id, id, 'https://fcm.googleapis.com/fcm/send/' || id, 'p', 'a', 'ar' from session
      where id = $1 and account_id is not null returning id`,
    [sid],
  )
  return rows[0]?.id ?? 0
}

const addNotification = async (owner: pg.Pool, userId: number): Promise<number> => {
  const { rows } = await owner.query<{ id: number }>(
    `insert into notification (account_id, user_id, kind, facts, event_id, about, ways, at)
      select account_id, id, 'branchPaused', '{}', gen_random_uuid(), '', '{screen}', now() from app_user
      where id = $1 returning id`,
    [userId],
  )
  return rows[0]?.id ?? 0
}

// Everybody signs in twice: one session makes the calls, the other is named in requests.
const signInAll = async ({ test, owner }: { test: TestApp; owner: pg.Pool }, merchants: Merchants) => {
  const people = new Map<Name, Caller>()
  for (const name of EVERYBODY) {
    const { accessToken, cookie, claims } = await signIn(test, name)
    const other = await signIn(test, name)
    const { sid: sessionId } = other.claims
    const pushDeviceId = await addPushDevice(owner, sessionId)
    const notificationId = await addNotification(owner, claims.Id)
    const own = { selfId: claims.Id, email: emailOf(name), sessionId, pushDeviceId, notificationId, cookie }
    const { here } = name === 'second' ? merchants.second : merchants.first
    people.set(name, { headers: bearer(accessToken), ids: { ...here, ...own } })
  }
  return people
}

export interface Callers {
  caller(actor: Actor): Caller
  /** an Admin of the first merchant who is limited to its first branch */
  limitedAdmin: Caller
  /** one caller of the first merchant for each permission, with a role that grants only this permission */
  holders: ReadonlyMap<Permission, Caller>
  /** ids of a colleague, for data that belongs to a person */
  colleague: Ids
}

const signInHolders = async (test: TestApp, ids: Ids) => {
  const holders = new Map<Permission, Caller>()
  for (const permission of GRANTABLE_PERMISSIONS) {
    const { accessToken } = await signIn(test, holderNameOf(permission))
    holders.set(permission, { headers: bearer(accessToken), ids })
  }
  return holders
}

/** Signs everybody in, then deactivates one of them. */
export const createCallers = async (
  { test, owner }: { test: TestApp; owner: pg.Pool },
  merchants: Merchants,
): Promise<Callers> => {
  const people = await signInAll({ test, owner }, merchants)
  await owner.query('update app_user set is_active = false where email = $1', [emailOf('dismissed')])
  const person = (name: Name): Caller => {
    const found = people.get(name)
    if (!found) throw new Error(`There is no person ${name}`)
    return found
  }
  const admin = person('admin')
  const { authorization = '' } = admin.headers
  const strangers: Partial<Record<Actor, Caller['headers']>> = {
    'garbage token': bearer('aaa.bbb.ccc'),
    'expired token': bearer(await endingIn(-60, authorization.slice('Bearer '.length), test)),
  }
  return {
    colleague: person('member').ids,
    limitedAdmin: person('limited'),
    holders: await signInHolders(test, admin.ids),
    caller: actor => {
      const name = NAME_OF[actor]
      return name ? person(name) : { headers: strangers[actor] ?? {}, ids: admin.ids }
    },
  }
}
