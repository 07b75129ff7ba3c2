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

/** Which of these roles the caller may give: 1 to 5, an own one, one of others, and two that do not exist. */
const statusesOf = async (headers: Headers, changes: object = {}) => {
  const ids = [...Object.values(ROLE), own, foreign, 50, 2_000_000_000]
  const answers = await Promise.all(
    ids.map(roleId => team.invite(headers, { email: someone(), roleId, ...changes })),
  )
  for (const answer of answers.filter(({ statusCode }) => statusCode === 400))
    expect(answer.json().errors).toEqual({ roleId: [expect.any(String)] })
  return answers.map(answer => answer.statusCode)
}

it('an Admin gives Admin and below, and roles of their own account', async () => {
  expect(await statusesOf(admin)).toEqual([400, 200, 200, 200, 200, 200, 400, 400, 400])
})

it('the operator gives within an account what its Admin gives', async () => {
  expect(await statusesOf(operator, { accountId: 1 })).toEqual([400, 200, 200, 200, 200, 200, 400, 400, 400])
})

it('the operator without an account gives their own role only', async () => {
  expect(await statusesOf(operator)).toEqual([200, 400, 400, 400, 400, 400, 400, 400, 400])
})

it('a change of role is checked in the same way', async () => {
  const { id } = (await team.invite(admin, { email: someone() })).json()
  const edit = (roleId: number, headers = admin) =>
    team.put('User/Update', { id, name: 'فهد السبيعي', roleId }, headers)
  for (const roleId of [ROLE.SuperAdmin, foreign, 50])
    expect((await edit(roleId)).json().errors).toHaveProperty('roleId')
  expect((await edit(own)).json()).toMatchObject({ role: 'Custom', roleId: own })
  expect((await edit(ROLE.SuperAdmin, operator)).statusCode).toBe(400)
})

it('a colleague of the operator stays one', async () => {
  const colleague = await team.join(operator, 'colleague', { roleId: ROLE.SuperAdmin })
  const change = { id: colleague.id, name: 'زميل', roleId: ROLE.Admin }
  expect((await team.put('User/Update', change, operator)).json().errors).toHaveProperty('roleId')
  expect((await team.put('User/Update', change, admin)).statusCode).toBe(404)
})
