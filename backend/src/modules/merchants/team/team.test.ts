import { sql } from 'drizzle-orm'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { ROLE, teamOf } from '#src/testing/team-fixture.ts'
import type { Team } from '#src/testing/team-fixture.ts'

type Headers = Record<string, string>

let test: TestApp
let team: Team
let menu: Menu
let foreign: Menu
let admin: Headers
let operator: Headers
let turn = 0

beforeAll(async () => {
  test = await createTestApp()
  team = teamOf(test)
  menu = await addMenu(test.foundation.database, 1, [])
  foreign = await addMenu(test.foundation.database, 2, [])
  admin = await test.signIn('admin')
  operator = await test.signIn('operator')
})
afterAll(() => test?.close())

const someone = () => `p${(turn += 1)}@example.com`
const idOf = async (email: string): Promise<number> => {
  const { rows } = await test.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(sql`select id from app_user where email = ${email}`),
  )
  return Number(rows[0]?.id)
}
const invited = async (changes: object = {}, headers = admin) =>
  (await team.invite(headers, { email: someone(), ...changes })).json()
const edit = (id: number, changes: object = {}, headers = admin) =>
  team.put('User/Update', { id, name: 'فهد السبيعي', roleId: ROLE.Cashier, ...changes }, headers)

describe('the account', () => {
  it('of a merchant comes from the session, whatever the request says', async () => {
    const member = await invited({ accountId: 2 })
    expect(member.accountId).toBe(1)
  })

  it('has to exist when the operator names it', async () => {
    const answer = await team.invite(operator, { email: someone(), accountId: 2_000_000_000 })
    expect(answer.statusCode).toBe(404)
  })
})

describe('the branches', () => {
  it('are those of the account', async () => {
    const { branchId, otherBranchId } = menu
    const member = await invited({ branchIds: [otherBranchId, branchId, branchId] })
    expect(member.branchIds).toEqual([branchId, otherBranchId])
    expect(member.branchNames).toEqual(['{"ar":"one","en":"one"}', '{"ar":"two","en":"two"}'])
    for (const branchIds of [[foreign.branchId], [branchId, foreign.branchId], [2_000_000_000]]) {
      for (const answer of [
        await team.invite(admin, { email: someone(), branchIds }),
        await edit(member.id, { branchIds }),
      ])
        expect(answer.json()).toMatchObject({ status: 400, errors: { branchIds: [expect.any(String)] } })
    }
    expect((await edit(member.id, { branchIds: [branchId] })).json().branchIds).toEqual([branchId])
    expect((await edit(member.id)).json().branchIds).toEqual([])
  })

  it('are none for colleagues of the operator', async () => {
    const answer = await team.invite(operator, {
      email: someone(),
      roleId: ROLE.SuperAdmin,
      branchIds: [menu.branchId],
    })
    expect(answer.json().errors).toHaveProperty('branchIds')
  })

  it('of an Admin limit whom they may change and which ones they may give', async () => {
    await team.join(admin, 'branch-admin', { roleId: ROLE.Admin, branchIds: [menu.branchId] })
    const limited = await test.signIn('branch-admin')
    const everywhere = await invited()
    const codes = await Promise.all(
      [
        team.invite(limited, { email: someone() }),
        team.invite(limited, { email: someone(), branchIds: [menu.otherBranchId] }),
        edit(everywhere.id, { branchIds: [menu.branchId] }, limited),
        team.remove('User/Delete', everywhere.id, limited),
      ].map(async answer => (await answer).json().code),
    )
    expect(codes).toEqual(Array(4).fill('forbidden_branch'))
    const own = await invited({ branchIds: [menu.branchId] }, limited)
    expect((await edit(own.id, {}, limited)).json().code).toBe('forbidden_branch')
    expect((await team.remove('User/Delete', own.id, limited)).statusCode).toBe(200)
  })
})

describe('a person', () => {
  it('has an address that is unused in any account', async () => {
    const { email } = await invited()
    for (const taken of [email, 'SECOND@sufra.test', 'operator@sufra.test']) {
      const answer = await team.invite(admin, { email: taken })
      expect(answer.json()).toMatchObject({
        status: 409,
        code: 'already_exists',
        errors: { email: [expect.any(String)] },
      })
    }
  })

  it('joins once when the same address is invited eight times at once', async () => {
    const email = someone()
    const answers = await Promise.all(Array.from({ length: 8 }, () => team.invite(admin, { email })))
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)])
  })

  it('is edited by Update and by Add with an id, except for the address', async () => {
    const { id, email } = await invited()
    const updated = await edit(id, { name: 'ريم', phone: '٠٥٠١٢٣٤٥٦٧', roleId: ROLE.Kitchen })
    expect(updated.json()).toMatchObject({ name: 'ريم', phone: '+966501234567', role: 'Kitchen' })
    const added = await team.invite(admin, { id, email, name: 'ريم الغامدي', roleId: ROLE.BranchManager })
    expect(added.json()).toMatchObject({ id, email, name: 'ريم الغامدي', phone: null, role: 'BranchManager' })
    const moved = await team.invite(admin, { id, email: someone() })
    expect(moved.json()).toMatchObject({ status: 400, errors: { email: [expect.any(String)] } })
    expect(await idOf(email)).toBe(id)
  })

  it.each([
    'role',
    'permissions',
    'isActive',
    'isEmailVerified',
    'isTwoStep',
    'passwordHash',
    'password',
    'sessionVersion',
    'customRoleId',
    'lastLoginAt',
    'createdAt',
    'language',
    'invitePending',
    '__proto__',
    'constructor',
  ])('cannot be given %s by a caller', async key => {
    const body = (of: object) => JSON.parse(`${JSON.stringify(of).slice(0, -1)},"${key}":1}`)
    const { id } = await invited()
    const add = { name: 'فهد', email: someone(), roleId: ROLE.Cashier, lang: 'ar' }
    const update = { id, name: 'فهد', roleId: ROLE.Cashier }
    const answers = await Promise.all([
      team.post('User/Add', body(add), admin),
      team.put('User/Update', body(update), admin),
      team.post('User/Restore', body({ id }), admin),
      team.post('User/ResendInvite', body({ id }), admin),
    ])
    expect(answers.map(answer => answer.statusCode)).toEqual([400, 400, 400, 400])
    expect(await idOf(add.email)).toBeNaN()
  })
})
