import { sql } from 'drizzle-orm'
import type { OwnAct } from '@sufra/shared/contracts/own-audit'
import type { TeamMember } from '@sufra/shared/contracts/user'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import { tenant } from '#src/database/database.ts'
import { jsonCalls } from '#src/testing/json-calls.ts'
import type { JsonCalls } from '#src/testing/json-calls.ts'
import { accountDetails } from '#src/testing/new-merchant.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'

let open: OpenShop
let call: JsonCalls
let operator: Record<string, string>
beforeAll(async () => {
  open = await openShop()
  call = jsonCalls(open.test, open.admin)
  operator = await open.test.signIn('operator')
})
afterAll(() => open.close())

const acts = async (query = '', headers = open.admin): Promise<OwnAct[]> =>
  (await call.get(`OwnAudit/Get?PaginatedRequest.PageSize=100&${query}`, headers)).json().data

const role = (name: string, permissions: string[]) => ({ name: { ar: '', en: name }, permissions })

it('lists author, change, and the record before and after', async () => {
  const { id } = (await call.post('Role/Add', role('Runner', ['orders.accept']))).json()
  await call.put('Role/Update', { ...role('Runner', ['orders.accept', 'orders.prepare']), id })
  const [changed, added] = await acts('Kind=team')
  expect(added).toMatchObject({ action: 'Role.Add', entityId: String(id), before: null })
  expect(changed).toMatchObject({
    action: 'Role.Update',
    kind: 'team',
    byName: expect.any(String),
    before: { permissions: ['orders.accept'] },
    after: { permissions: ['orders.accept', 'orders.prepare'] },
  })
})

it('includes the steps of orders and the changes of menus from their own histories, once each', async () => {
  const order = await open.place()
  await open.actAs(open.admin, { id: order.id, action: ORDER_ACTION.Accept, prepMinutes: 20 })
  const steps = await acts('Kind=orders')
  expect(steps.filter(({ entityId }) => entityId === String(order.id))).toMatchObject([
    {
      action: 'Order.Accept',
      subject: `#${order.orderNumber}`,
      before: { status: 'New' },
      after: { status: 'Preparing' },
    },
  ])
  const category = { serviceProviderId: order.serviceProviderId, name: { ar: 'مشاوي', en: 'Grills' } }
  await call.post('Category/Add', category)
  expect(await acts('Kind=menu&Search=grills')).toMatchObject([{ action: 'Category.Add', before: null }])
})

it("shows actions of the operator as Sufra's, without the operator's reasons", async () => {
  await call.put('Account/Suspend', { id: 1, reason: 'unpaid for long' }, operator)
  await call.put('Account/Resume', { id: 1 }, operator)
  await call.put('Account/Update', accountDetails(1), operator)
  const entries = await acts('Kind=business')
  expect(entries.map(({ action }) => action)).toEqual([
    ...['Account.Update', 'Account.Resume', 'Account.Suspend'],
  ])
  for (const { byUserId, byName } of entries) expect([byUserId, byName]).toEqual([null, null])
  expect(JSON.stringify(entries)).not.toContain('unpaid for long')
})

it('filters by person, time and text', async () => {
  const team: TeamMember[] = (await call.get('OwnAudit/People')).json()
  const [latest] = await acts('Kind=team')
  expect(team.map(({ id }) => id)).toContain(latest?.byUserId)
  const own = await acts(`UserId=${latest?.byUserId}`)
  expect(new Set(own.map(({ byUserId }) => byUserId))).toEqual(new Set([latest?.byUserId]))
  const others = team.filter(({ id }) => id !== latest?.byUserId)
  expect(await acts(`UserId=${others[0]?.id}`)).toEqual([])
  expect(await acts('From=2020-01-01T00:00:00Z&To=2020-02-01T00:00:00Z')).toEqual([])
  expect((await acts('Search=runner')).every(({ subject }) => subject?.includes('Runner'))).toBe(true)
})

it('contains no secrets and no personal settings', async () => {
  const before = (await acts()).length
  await call.put('User/UpdateProfile', { name: 'Noura', phone: '0551234567' })
  expect((await acts()).length).toBe(before)
  const passwords = { newPassword: 'Another-demo-2', confirmPassword: 'Another-demo-2' }
  await call.post('User/ChangePassword', { currentPassword: 'Sufra-demo-1', ...passwords })
  expect(await acts('Kind=team')).toContainEqual(expect.objectContaining({ action: 'User.ChangePassword' }))
  expect(JSON.stringify(await acts())).not.toContain('Another-demo-2')
})

it('cannot be changed by the application', async () => {
  await expect(
    open.test.foundation.database.run(tenant(1), db =>
      db.execute(sql`update merchant_audit_entry set action = 'x'`),
    ),
  ).rejects.toMatchObject({ cause: { code: '42501' } })
})

it('replaces ids by names, also from histories of the database, and keeps ids without a name', async () => {
  const { branchId, serviceProviderId } = open.shop
  await open.owner.query(
    `insert into merchant_audit_entry (account_id, by_user_id, action, entity, after) values (1, 1, 'User.Update', 'user', $1)`,
    [{ branchIds: [branchId, 999_999], prepMinutes: branchId }],
  )
  const [changed] = await acts('Kind=team')
  expect(changed?.after).toEqual({
    branchIds: [expect.stringMatching(/^\{.*"en"/), 999_999],
    prepMinutes: branchId,
  })
  const sweets = { serviceProviderId, name: { ar: 'حلويات', en: 'Sweets' } }
  const { id: parentId } = (await call.post('Category/Add', sweets)).json()
  await call.post('Category/Add', { serviceProviderId, parentId, name: { ar: 'كنافة', en: 'Kunafa' } })
  const [kunafa] = await acts('Kind=menu&Search=kunafa')
  expect(kunafa?.after).toMatchObject({ parent_id: expect.stringContaining('Sweets') })
})
