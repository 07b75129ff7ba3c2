import type { Permission } from '@sufra/shared/contracts/permission'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import type { OrderActionName } from '@sufra/shared/contracts/order'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { inputOf, productForm } from '#src/testing/product-form.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'
import { teamOf } from '#src/testing/team-fixture.ts'
import type { Team } from '#src/testing/team-fixture.ts'

const DAY_MS = 86_400_000
// The role matrix tests the permissions of every route. These routes also check permissions by their input.
const DECIDING = [
  ...(['orders.accept', 'orders.prepare', 'orders.handOver'] as const),
  ...(['menu.snooze', 'menu.edit', 'menu.delete', 'menu.price'] as const),
  'dashboard.history',
] as const

let open: OpenShop
let team: Team
let people: Map<Permission, Headers>
beforeAll(async () => {
  open = await openShop()
  team = teamOf(open.test)
  people = new Map()
  for (const permission of DECIDING) {
    const name = permission.replace('.', '-').toLowerCase()
    const role = { name: { en: permission }, permissions: [permission] }
    const { id } = (await team.post('Role/Add', role, open.admin)).json()
    await team.join(open.admin, name, { roleId: id })
    people.set(permission, await open.test.signIn(name))
  }
})
afterAll(() => open.close())

/** Returns the permissions with which the call is not refused for the role. */
const allowed = async (
  call: (headers: Headers) => Promise<{ statusCode: number; json(): { code?: string } }>,
) => {
  const found: Permission[] = []
  for (const [permission, headers] of people) {
    const answer = await call(headers)
    if (answer.statusCode !== 403) found.push(permission)
    else expect(answer.json().code).toBe('forbidden_role')
  }
  return found
}

it.each<[OrderActionName, Permission[]]>([
  ['Accept', ['orders.accept']],
  ['UndoLast', ['orders.accept', 'orders.handOver']],
])('%s requires %p', async (action, permissions) => {
  const { id } = await open.place()
  expect(await allowed(headers => open.actAs(headers, { id, action: ORDER_ACTION[action] }))).toEqual(
    permissions,
  )
})

it('snoozes products with a rejection only with the permission to snooze', async () => {
  const order = await open.place()
  const [line] = order.productOrder
  const reject = (headers: Headers) =>
    open.actAs(headers, {
      id: order.id,
      action: ORDER_ACTION.Reject,
      reasonCode: 'ItemUnavailable',
      unavailableProductIds: [line?.productId ?? 0],
      fixes: { snoozeProducts: { until: null } },
    })
  expect(await allowed(reject)).toEqual([])
  expect((await open.get(`/api/Order/Details/${order.id}`)).orderStatus).toBe('New')
  expect((await reject(open.admin)).json().orderStatus).toBe('Rejected')
})

describe('a product', () => {
  const url = () =>
    `/api/Product/Get/Id?Id=${open.shop.productIds[1]}&ServiceProviderId=${open.shop.serviceProviderId}`
  const save = (changes: object) => async (headers: Headers) => {
    const form = productForm(inputOf(await open.get(url()), changes))
    const { app } = open.test
    return app.inject({
      method: 'PUT',
      url: '/api/Product/Update',
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    })
  }

  it('requires the permission to snooze or to edit', async () => {
    const toggle = async (headers: Headers) =>
      save({ isVisible: !(await open.get(url())).isVisible })(headers)
    expect(await allowed(toggle)).toEqual(['menu.snooze'])
    expect(await allowed(save({ calories: 77 }))).toEqual(['menu.edit'])
    expect((await open.get(url())).calories).toBe(77)
  })

  it('requires the permissions to edit and to change prices for another price', async () => {
    expect(await allowed(save({ price: 77 }))).toEqual([])
    const both = { name: { en: 'Prices' }, permissions: ['menu.edit', 'menu.price'] }
    const { id } = (await team.post('Role/Add', both, open.admin)).json()
    await team.join(open.admin, 'prices', { roleId: id })
    const pricing = await open.test.signIn('prices')
    expect((await save({ price: 77, calories: 80 })(pricing)).json()).toMatchObject({
      price: 77,
      calories: 80,
    })
    expect((await save({ price: 77, isVisible: true })(pricing)).statusCode).toBe(403)
  })

  it('refuses other prices of modifiers to people who may only edit', async () => {
    const product = await open.get(url())
    const name = { ar: 'إضافة', en: 'Extra' }
    const extra = (price: number) => [{ name, options: [{ optionNameEn: 'Rice', price }] }]
    expect(await allowed(save({ modifiers: extra(5) }))).toEqual([])
    expect(await allowed(save({ modifiers: extra(0) }))).toEqual(['menu.edit'])
    const brand = { serviceProviderId: open.shop.serviceProviderId, name }
    const size = (await team.post('Size/Add', brand, open.admin)).json()
    expect(await allowed(save({ sizes: [{ sizeId: size.id, price: 1 }] }))).toEqual([])
    const choice = { ...brand, options: [{ optionNameEn: 'Bread', price: 2 }] }
    const { id, options } = (await team.post('Choice/Add', choice, open.admin)).json()
    const change = (price: number) => (headers: Headers) =>
      team.put(
        'Choice/Update',
        { ...choice, id, options: [{ id: options[0].id, optionNameEn: 'Bun', price }] },
        headers,
      )
    expect(await allowed(change(3))).toEqual([])
    expect(await allowed(change(2))).toEqual(['menu.edit'])
    expect((await open.get(url())).price).toBe(product.price)
  })

  it('can be changed in bulk only as far as singly', async () => {
    const { serviceProviderId, productIds } = open.shop
    const bulk = (set: object) => (headers: Headers) =>
      team.put('Product/BulkUpdate', { serviceProviderId, ids: [productIds[1]], set }, headers)
    expect(await allowed(bulk({ categoryId: open.shop.categoryId }))).toEqual(['menu.edit'])
    for (const set of [
      { price: 5 },
      { priceDelta: 1 },
      { pricePercent: 1 },
      { isVisible: true },
      { isDeleted: true },
    ])
      expect(await allowed(bulk(set))).toEqual([])
    const { undoToken } = (await bulk({ priceDelta: 1 })(open.admin)).json()
    const undo = (headers: Headers) => team.put('Product/BulkUndo', { serviceProviderId, undoToken }, headers)
    expect(await allowed(undo)).toEqual([])
    expect((await undo(open.admin)).json()).toEqual({ restored: 1, changedSince: 0, leftOut: 0 })
  })
})

it('requires the history permission for other days on the dashboard than today', async () => {
  const ask = (payload: object) => (headers: Headers) =>
    team.post('Dashboard/GetSellerInfo', { branchId: 0, orderStatusId: 0, ...payload }, headers)
  const yesterday = { from: new Date(Date.now() - 2 * DAY_MS).toISOString() }
  expect(await allowed(ask(yesterday))).toEqual(['dashboard.history'])
  expect(await allowed(ask({}))).toEqual([...DECIDING])
})

it('ignores unknown permission names without a sign-out', async () => {
  const role = { name: { en: 'From the future' }, permissions: ['menu.snooze'] }
  const { id } = (await team.post('Role/Add', role, open.admin)).json()
  await team.join(open.admin, 'future', { roleId: id })
  await open.owner.query("update role set permissions = '{menu.snooze,menu.teleport}' where id = $1", [id])
  const headers = await open.test.signIn('future')
  expect((await team.get('User/Get', headers)).json().permissions).toEqual(['menu.snooze'])
  expect((await team.get(`Role/GetById?Id=${id}`, open.admin)).json().permissions).toEqual(['menu.snooze'])
})
