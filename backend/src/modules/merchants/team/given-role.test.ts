import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { ROLE, teamOf } from '#src/testing/team-fixture.ts'
import type { Team } from '#src/testing/team-fixture.ts'

type Headers = Record<string, string>

let test: TestApp
let team: Team
let admin: Headers
let operator: Headers
let own: number
let foreign: number
let turn = 0

const addRole = async (headers: Headers, name: string): Promise<number> =>
  (await team.post('Role/Add', { name: { en: name }, permissions: ['orders.prepare'] }, headers)).json().id

beforeAll(async () => {
  test = await createTestApp()
  team = teamOf(test)
  admin = await test.signIn('admin')
  operator = await test.signIn('operator')
  own = await addRole(admin, 'Own')
  foreign = await addRole(await test.signIn('second'), 'Foreign')
})
afterAll(() => test?.close())

const someone = () => `p${(turn += 1)}@example.com`

/** Returns the statuses for the roles 1 to 5, an own one, a foreign one, and two unknown ones. */
const statusesOf = async (headers: Headers, changes: object = {}) => {
  const ids = [...Object.values(ROLE), own, foreign, 50, 2_000_000_000]
  const answers = await Promise.all(
    ids.map(roleId => team.invite(headers, { email: someone(), roleId, ...changes })),
  )
  for (const answer of answers.filter(({ statusCode }) => statusCode === 400))
    expect(answer.json().errors).toEqual({ roleId: [expect.any(String)] })
  return answers.map(answer => answer.statusCode)
}

it('lets an Admin give Admin and lower roles, and custom roles of their own account', async () => {
  expect(await statusesOf(admin)).toEqual([400, 200, 200, 200, 200, 200, 400, 400, 400])
})

it('lets the operator give the same roles within an account as its Admin', async () => {
  expect(await statusesOf(operator, { accountId: 1 })).toEqual([400, 200, 200, 200, 200, 200, 400, 400, 400])
})

it('lets the operator give only their own role without an account', async () => {
  expect(await statusesOf(operator)).toEqual([200, 400, 400, 400, 400, 400, 400, 400, 400])
})

it('checks a change of role in the same way', async () => {
  const { id } = (await team.invite(admin, { email: someone() })).json()
  const edit = (roleId: number, headers = admin) =>
    team.put('User/Update', { id, name: 'فهد السبيعي', roleId }, headers)
  for (const roleId of [ROLE.SuperAdmin, foreign, 50])
    expect((await edit(roleId)).json().errors).toHaveProperty('roleId')
  expect((await edit(own)).json()).toMatchObject({ role: 'Custom', roleId: own })
  expect((await edit(ROLE.SuperAdmin, operator)).statusCode).toBe(400)
})

it('keeps a colleague of the operator a colleague', async () => {
  const colleague = await team.join(operator, 'colleague', { roleId: ROLE.SuperAdmin })
  const change = { id: colleague.id, name: 'زميل', roleId: ROLE.Admin }
  expect((await team.put('User/Update', change, operator)).json().errors).toHaveProperty('roleId')
  expect((await team.put('User/Update', change, admin)).statusCode).toBe(404)
})
