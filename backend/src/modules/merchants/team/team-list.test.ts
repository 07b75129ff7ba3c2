import type { TeamPage } from '@sufra/shared/contracts/user'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { ROLE, teamOf } from '#src/testing/team-fixture.ts'
import type { Team } from '#src/testing/team-fixture.ts'

type Headers = Record<string, string>

let test: TestApp
let team: Team
let admin: Headers
let operator: Headers
let roleId: number
beforeAll(async () => {
  test = await createTestApp()
  team = teamOf(test)
  admin = await test.signIn('admin')
  operator = await test.signIn('operator')
  const role = { name: { ar: 'مشرف', en: 'Lead' }, permissions: ['orders.handOver'] }
  roleId = (await team.post('Role/Add', role, admin)).json().id
  const people = [
    { name: 'أحمد آل إبراهيم', email: 'ahmad@example.com', phone: '0501112233', roleId },
    { name: 'هُدى المؤيّد', email: 'huda_x@example.com', phone: '0559998877' },
    { name: 'José 100%', email: 'jose@example.com', roleId: ROLE.Kitchen },
  ]
  for (const person of people) await team.invite(admin, person)
})
afterAll(() => test?.close())

const list = async (query: Record<string, string> = {}, headers = admin): Promise<TeamPage> =>
  (await team.get(`User/GetByAccountId?${new URLSearchParams(query)}`, headers)).json()
const found = async (query: Record<string, string>, headers = admin) =>
  (await list(query, headers)).data.map(({ email }) => email)

it('returns a member in the format of the contract', async () => {
  const { data } = await list({ Search: 'ahmad@' })
  expect(data).toEqual([
    {
      id: expect.any(Number),
      accountId: 1,
      accountName: '{"ar":"البيت العتيق","en":"Al Bait Al Ateeq"}',
      name: 'أحمد آل إبراهيم',
      email: 'ahmad@example.com',
      phone: '+966501112233',
      role: 'Custom',
      roleId,
      roleName: '{"ar":"مشرف","en":"Lead"}',
      branchIds: [],
      branchNames: [],
      isActive: true,
      lastLoginAt: null,
      invitePending: true,
      inviteExpiresAt: expect.any(String),
    },
  ])
})

it.each([
  ['without hamza', 'احمد', 'ahmad@example.com'],
  ['words in any order', 'ابراهيم أحمد', 'ahmad@example.com'],
  ['without harakat and shadda', 'هدى المويد', 'huda_x@example.com'],
  ['with tatweel', 'هـــدي', 'huda_x@example.com'],
  ['without accents', 'JOSE', 'jose@example.com'],
  ['with a sign of patterns', '100%', 'jose@example.com'],
  ['with another one', 'a_x', 'huda_x@example.com'],
  ['a part of the address', 'hmad@ex', 'ahmad@example.com'],
  ['a phone as it is written', '0501112233', 'ahmad@example.com'],
  ['a phone in Arabic digits', '٠٥٠١١١', 'ahmad@example.com'],
  ['a phone with the country', '+966 55 999', 'huda_x@example.com'],
])('finds a name or a number %s', async (_, Search, email) => {
  expect(await found({ Search })).toEqual([email])
})

it.each(['\\', "'", 'xx%', '__', 'second'])('finds nobody by %p', async Search => {
  expect(await found({ Search })).toEqual([])
})

it('filters by role and activity', async () => {
  expect(await found({ RoleId: String(roleId) })).toEqual(['ahmad@example.com'])
  expect(await found({ RoleId: '5' })).toEqual(['jose@example.com', 'kitchen@sufra.test'].toSorted())
  expect(await found({ RoleId: '77' })).toEqual([])
  const { id } = (await list({ Search: 'jose' })).data[0] ?? { id: 0 }
  await team.remove('User/Delete', id, admin)
  expect(await found({ IsActive: 'false' })).toEqual(['jose@example.com'])
  expect(await found({ IsActive: 'true' })).not.toContain('jose@example.com')
  expect((await list()).data.at(-1)?.email).toBe('jose@example.com')
})

it('pages', async () => {
  const page = await list({ 'PaginatedRequest.PageSize': '2', 'PaginatedRequest.PageNumber': '2' })
  expect(page).toMatchObject({ currentPage: 2, totalPages: 3, totalCount: 6, hasNextPage: true })
  expect(page.data).toHaveLength(2)
})

it('shows a merchant their own people only, whatever account they name', async () => {
  const everybody = await found({ AccountId: '2', 'PaginatedRequest.PageSize': '100' })
  expect(everybody).toHaveLength(6)
  expect(everybody).not.toContain('second@sufra.test')
})

it('shows the operator everybody, or one account', async () => {
  expect((await list({}, operator)).totalCount).toBe(8)
  expect(await found({ AccountId: '2' }, operator)).toEqual(['second@sufra.test'])
  expect(await found({ RoleId: '1' }, operator)).toEqual(['operator@sufra.test'])
})

it("equals the operator's User/Get with paging or a filter", async () => {
  const pageOf = async (query: string) => (await team.get(`User/Get?${query}`, operator)).json()
  expect(await pageOf('Search=second')).toMatchObject({ totalCount: 1, data: [{ accountId: 2 }] })
  expect(await pageOf('PaginatedRequest.PageNumber=1')).toMatchObject({ totalCount: 8, pageSize: 10 })
  expect(await pageOf('')).toMatchObject({ email: 'operator@sufra.test' })
  const answers = await Promise.all(
    ['RoleId=x', 'IsActive=1', 'PaginatedRequest.PageSize=0', 'AccountId=-1'].map(query =>
      team.get(`User/Get?${query}`, operator),
    ),
  )
  expect(answers.map(answer => answer.statusCode)).toEqual([400, 400, 400, 400])
  expect((await team.get('User/Get?PaginatedRequest.PageNumber=1', admin)).statusCode).toBe(403)
})
