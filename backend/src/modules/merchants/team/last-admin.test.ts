import { sql } from 'drizzle-orm'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import { ROLE, teamOf } from '#src/testing/team-fixture.ts'
import type { Team } from '#src/testing/team-fixture.ts'

type Headers = Record<string, string>

let test: TestApp
let team: Team
let admin: Headers
let operator: Headers
let adminId: number
beforeEach(async () => {
  test = await createTestApp()
  team = teamOf(test)
  admin = await test.signIn('admin')
  operator = await test.signIn('operator')
  adminId = (await team.get('User/Get', admin)).json().id
})
afterEach(() => test?.close())

const demote = (id: number, headers: Headers, changes: object = {}) =>
  team.put('User/Update', { id, name: 'نورة', roleId: ROLE.Cashier, ...changes }, headers)
const codeOf = async (answer: ReturnType<typeof demote>) => (await answer).json().code
const fullAdmins = async () =>
  (
    await test.foundation.database.run(ALL_MERCHANTS, db =>
      db.execute(sql`select id from app_user where account_id = 1 and role = 'Admin' and is_active`),
    )
  ).rows.length

it('cannot be deactivated or demoted, by themselves or by the operator', async () => {
  expect(await codeOf(team.remove('User/Delete', adminId, admin))).toBe('own_account')
  expect(await codeOf(team.remove('User/Delete', adminId, operator))).toBe('last_admin')
  expect(await codeOf(demote(adminId, admin))).toBe('last_admin')
  expect(await codeOf(demote(adminId, operator))).toBe('last_admin')
  expect(
    await codeOf(team.remove('User/Delete', (await team.get('User/Get', operator)).json().id, operator)),
  ).toBe('own_account')
})

it('cannot be limited to a branch, because somebody has to reach all of them', async () => {
  const { branchId } = await addMenu(test.foundation.database, 1, [])
  const limit = { roleId: ROLE.Admin, branchIds: [branchId] }
  expect(await codeOf(demote(adminId, admin, limit))).toBe('last_admin')
  await team.join(admin, 'deputy', { roleId: ROLE.Admin })
  expect((await demote(adminId, admin, limit)).json().branchIds).toEqual([branchId])
})

it('is still the last one beside Admins who are invited, deactivated or limited to a branch', async () => {
  const { branchId } = await addMenu(test.foundation.database, 1, [])
  await team.invite(admin, { roleId: ROLE.Admin })
  const off = await team.join(admin, 'was-admin', { roleId: ROLE.Admin })
  await team.remove('User/Delete', off.id, admin)
  await team.join(admin, 'branch-admin', { roleId: ROLE.Admin, branchIds: [branchId] })
  expect(await codeOf(demote(adminId, operator))).toBe('last_admin')
  await team.post('User/Restore', { id: off.id }, admin)
  expect((await demote(adminId, admin)).json().role).toBe('Cashier')
})

it('remains when eight Admins step down at once', async () => {
  const names = Array.from({ length: 7 }, (_, turn) => `admin-${turn}`)
  const members = []
  for (const name of names) members.push(await team.join(admin, name, { roleId: ROLE.Admin }))
  const own = await Promise.all(['admin', ...names].map(name => test.signIn(name)))
  const ids = [adminId, ...members.map(({ id }) => id)]
  const answers = await Promise.all(ids.map((id, turn) => demote(id, own[turn] ?? {})))
  expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([...Array(7).fill(200), 409])
  expect(answers.find(answer => answer.statusCode === 409)?.json().code).toBe('last_admin')
  expect(await fullAdmins()).toBe(1)
})

it('remains when two Admins deactivate each other at once', async () => {
  const { id } = await team.join(admin, 'deputy', { roleId: ROLE.Admin })
  const deputy = await test.signIn('deputy')
  // Refreshes both sessions in the cache, so that neither call fails at authentication.
  await Promise.all([admin, deputy].map(headers => team.get('User/Get', headers)))
  const answers = await Promise.all([
    team.remove('User/Delete', id, admin),
    team.remove('User/Delete', adminId, deputy),
  ])
  expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 409])
  expect(await fullAdmins()).toBe(1)
})
