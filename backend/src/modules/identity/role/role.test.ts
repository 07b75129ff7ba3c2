import { sql } from 'drizzle-orm'
import { PERMISSIONS } from '@sufra/shared/contracts/permission'
import type { Role } from '@sufra/shared/contracts/role'
import { tenant } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { ROLE, teamOf } from '#src/testing/team-fixture.ts'
import type { Team } from '#src/testing/team-fixture.ts'
import { lockTeam } from './role.service.ts'

type Headers = Record<string, string>

let test: TestApp
let team: Team
let admin: Headers
let second: Headers
let operator: Headers
beforeAll(async () => {
  test = await createTestApp()
  team = teamOf(test)
  admin = await test.signIn('admin')
  second = await test.signIn('second')
  operator = await test.signIn('operator')
})
afterAll(() => test?.close())

const add = (changes: object, headers = admin) =>
  team.post(
    'Role/Add',
    { name: { ar: '', en: 'Runner' }, permissions: ['orders.handOver'], ...changes },
    headers,
  )
const update = (id: number, changes: object, headers = admin) =>
  team.put('Role/Update', { id, name: { en: 'Renamed' }, permissions: ['menu.edit'], ...changes }, headers)
const all = async (headers = admin, query = ''): Promise<Role[]> =>
  (await team.get(`Role/GetAll${query}`, headers)).json()
const named = (en: string) => ({ name: { en } })

it('lists the roles that the caller may give, with permissions and number of holders', async () => {
  const { id } = (await add({ name: { ar: 'مشرف توصيل', en: 'Delivery lead' } })).json()
  await team.invite(admin, { email: 'has@example.com', roleId: id })
  const off = (await team.invite(admin, { email: 'had@example.com', roleId: id })).json()
  await team.remove('User/Delete', off.id, admin)
  const roles = await all()
  expect(roles.map(role => [role.id, role.role, role.userCount])).toEqual([
    [2, 'Admin', 1],
    [3, 'BranchManager', 0],
    [4, 'Cashier', 1],
    [5, 'Kitchen', 1],
    [id, 'Custom', 1],
  ])
  expect(roles.at(-1)).toMatchObject({
    name: '{"ar":"مشرف توصيل","en":"Delivery lead"}',
    permissions: ['orders.handOver'],
    isBuiltIn: false,
  })
  expect(roles[0]).toMatchObject({ isBuiltIn: true, permissions: [...PERMISSIONS] })
})

it("lists the operator's own role, or the roles of an account", async () => {
  expect((await all(operator)).map(role => role.role)).toEqual(['SuperAdmin'])
  expect((await all(operator, '?AccountId=2')).map(role => role.id)).toEqual([2, 3, 4, 5])
  expect((await all(second, '?AccountId=1')).map(role => role.id)).toEqual([2, 3, 4, 5])
  const page = (await team.get('Role/Get?AccountId=1&PaginatedRequest.PageSize=3', operator)).json()
  expect(page).toMatchObject({ totalCount: 5, totalPages: 2, hasNextPage: true })
  expect(page.data).toHaveLength(3)
})

it('returns one role by both paths, and hides the operator’s from merchants', async () => {
  const { id } = (await add(named('Looked up'))).json()
  for (const path of ['Role/GetById', 'Role/Get/Id']) {
    expect((await team.get(`${path}?Id=${id}`, admin)).json()).toMatchObject({ id, role: 'Custom' })
    expect((await team.get(`${path}?Id=4`, admin)).json()).toMatchObject({ role: 'Cashier' })
    expect((await team.get(`${path}?Id=${id}`, operator)).json()).toMatchObject({ id })
    const hidden = await team.get(`${path}?Id=${ROLE.SuperAdmin}`, second)
    expect(hidden.json()).toMatchObject({ status: 404, code: 'not_found' })
  }
})

it.each([
  ['the same in another case', { en: 'BARISTA' }, ['name.en']],
  ['the same in Arabic without hamza', { ar: 'مسؤول الافطار' }, ['name.ar']],
  ['either of the two', { ar: 'مسؤول الإفطار', en: 'New' }, ['name.ar']],
  ['a built-in one', { ar: 'كاشير', en: 'cashier' }, ['name.ar', 'name.en']],
])('refuses a name in use: %s', async (_, name, fields) => {
  await add({ name: { ar: 'مسؤول الإفطار', en: 'Barista' } })
  const answer = await add({ name })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'already_exists'])
  expect(Object.keys(answer.json().errors)).toEqual(fields)
})

it('accepts a name that only another merchant uses', async () => {
  expect((await add(named('Shared'))).statusCode).toBe(200)
  expect((await add(named('Shared'), second)).statusCode).toBe(200)
})

it('accepts a name once when eight request it at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(named('Eight'))))
  expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)])
})

it.each([
  { permissions: [] },
  { permissions: ['users.edit'] },
  { permissions: 'orders.accept' },
  { name: { ar: '', en: '' } },
  { name: { en: 'Extra' }, role: 'Admin' },
  { name: { en: 'Extra' }, accountId: 2 },
  { name: { en: 'Extra' }, isBuiltIn: true },
])('refuses %j', async changes => {
  expect((await add(changes)).statusCode).toBe(400)
})

it('removes duplicate permissions, and keeps its own name on a change', async () => {
  const permissions = ['menu.edit', 'orders.accept', 'menu.edit']
  const { id } = (await add({ ...named('Twice'), permissions })).json()
  const changed = await update(id, { ...named('twice'), permissions })
  expect(changed.json()).toMatchObject({
    name: '{"ar":"","en":"twice"}',
    permissions: ['orders.accept', 'menu.edit'],
  })
})

it('refuses changes of built-in roles', async () => {
  for (const id of Object.values(ROLE)) {
    const answers = [await update(id, {}), await team.remove('Role/Delete', id, admin)]
    expect(answers.map(answer => answer.json().code)).toEqual(['forbidden_role', 'forbidden_role'])
  }
})

it('is deleted only when nobody has it, including deactivated people', async () => {
  const { id } = (await add(named('Short-lived'))).json()
  const member = (await team.invite(admin, { email: 'short@example.com', roleId: id })).json()
  const remove = async () => (await team.remove('Role/Delete', id, admin)).json()
  expect(await remove()).toMatchObject({ status: 409, code: 'in_use' })
  await team.remove('User/Delete', member.id, admin)
  expect(await remove()).toMatchObject({ code: 'in_use' })
  await team.put('User/Update', { id: member.id, name: 'فهد', roleId: ROLE.Kitchen }, admin)
  expect(await remove()).toMatchObject({ id })
  expect(await remove()).toMatchObject({ status: 404 })
})

it('is limited to fifty per merchant', async () => {
  const answers = []
  for (let count = 0; count < 55; count += 1) answers.push(await add(named(`Number ${count}`), second))
  const refused = answers.filter(answer => answer.statusCode !== 200)
  expect((await all(second)).filter(role => !role.isBuiltIn)).toHaveLength(50)
  expect(refused.length).toBeGreaterThan(4)
  expect(refused[0]?.json().errors.name[0]).toContain('50')
})

it('uses another lock than exclusive work of the same merchant', async () => {
  const { rows } = await test.foundation.database.run(
    tenant(1),
    async db => {
      await lockTeam(db, 1)
      return db.execute(sql`
        select distinct classid from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`)
    },
    { isAlone: true },
  )
  expect(rows).toHaveLength(2)
})
