import { GRANTABLE_PERMISSIONS, PERMISSIONS } from '@sufra/shared/contracts/permission'
import type { Permission } from '@sufra/shared/contracts/permission'
import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import type { OrderActionName } from '@sufra/shared/contracts/order'
import sharp from 'sharp'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { inputOf, productForm } from '#src/testing/product-form.ts'
import type { Headers } from '#src/testing/shop-fixture.ts'
import { teamOf } from '#src/testing/team-fixture.ts'
import type { Team } from '#src/testing/team-fixture.ts'

const DAY_MS = 86_400_000

let open: OpenShop
let team: Team
let people: Map<Permission, Headers>
beforeAll(async () => {
  open = await openShop()
  team = teamOf(open.test)
  people = new Map()
  for (const permission of GRANTABLE_PERMISSIONS) {
    const name = permission.replace('.', '-').toLowerCase()
    const role = { name: { en: permission }, permissions: [permission] }
    const { id } = (await team.post('Role/Add', role, open.admin)).json()
    await team.join(open.admin, name, { roleId: id })
    people.set(permission, await open.test.signIn(name))
  }
})
afterAll(() => open.close())

/** The permissions whose holder is not refused for their role. */
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
  ['Reject', ['orders.accept']],
  ['Delay', ['orders.accept']],
  ['Acknowledge', ['orders.accept']],
  ['Reinject', ['orders.accept']],
  ['Print', ['orders.accept']],
  ['StartPreparing', ['orders.prepare']],
  ['MarkReady', ['orders.prepare']],
  ['HandOver', ['orders.handOver']],
  ['Complete', ['orders.handOver']],
  ['Cancel', ['orders.cancel']],
  ['UndoLast', ['orders.accept', 'orders.handOver']],
])('%s takes %p', async (action, permissions) => {
  const { id } = await open.place()
  expect(await allowed(headers => open.actAs(headers, { id, action: ORDER_ACTION[action] }))).toEqual(
    permissions,
  )
})

it('a ready order is cancelled by who has the right for just that', async () => {
  const { id } = await open.place()
  for (const action of [ORDER_ACTION.Accept, ORDER_ACTION.MarkReady])
    await open.actAs(open.admin, { id, action })
  const cancel = (headers: Headers) =>
    open.actAs(headers, { id, action: ORDER_ACTION.Cancel, reasonCode: 'TooBusy' })
  expect(await allowed(cancel)).toEqual(['orders.cancelReady'])
})

it('a refusal snoozes products only for who may snooze', async () => {
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

  it('is switched by who may snooze, and edited by who may edit', async () => {
    const toggle = async (headers: Headers) =>
      save({ isVisible: !(await open.get(url())).isVisible })(headers)
    expect(await allowed(toggle)).toEqual(['menu.snooze'])
    expect(await allowed(save({ calories: 77 }))).toEqual(['menu.edit'])
    expect((await open.get(url())).calories).toBe(77)
  })

  it('gets another price only from who may edit it and change prices', async () => {
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

  it('gets other prices in nothing that is sold with it from who may only edit', async () => {
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

  it('is changed with others only as far as each alone could be', async () => {
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

  it('costs something else on a platform only by who may price, and whoever publishes sees what', async () => {
    const { serviceProviderId, productIds } = open.shop
    const brand = { serviceProviderId, channelId: 1 }
    const rule = { ...brand, percent: 12, roundUpTo: 0.5, commissionPercent: 20 }
    const exceptions = [{ channelId: 1, branchId: null, price: 9 }]
    const dish = { serviceProviderId, productId: productIds[0], exceptions }
    for (const [path, body] of [
      ['ChannelPricing/Update', rule] as const,
      ['PriceException/Update', dish] as const,
    ])
      expect(await allowed(headers => team.put(path, body, headers))).toEqual(['menu.price'])
    for (const path of ['ChannelPricing/Get', 'PriceException/Get'])
      expect(
        await allowed(headers => team.get(`${path}?ServiceProviderId=${serviceProviderId}`, headers)),
      ).toEqual(['menu.price', 'menu.publish'])
  })

  it('of its menu gets a picture from who may edit the menu, and from them alone', async () => {
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c96' } })
      .png()
      .toBuffer()
    const form = productForm('{}', { name: 'a.png', type: 'image/png', bytes })
    const store = (headers: Headers) =>
      open.test.app.inject({
        method: 'POST',
        url: '/api/Image/Add',
        payload: form.payload,
        headers: { ...form.headers, ...headers },
      })
    expect(await allowed(store)).toEqual(['menu.edit'])
    const editor = people.get('menu.edit') ?? {}
    const { imageUrl } = (await store(editor)).json()
    const { serviceProviderId } = open.shop
    const category = { serviceProviderId, name: { ar: 'فطور', en: 'Breakfast' }, imageUrl }
    expect((await team.post('Category/Add', category, editor)).json()).toMatchObject({ imageUrl })
  })

  it('is hidden with all others by who may delete', async () => {
    const body = { serviceProviderId: open.shop.serviceProviderId, branchIds: [open.shop.otherBranchId] }
    for (const path of ['Product/HideAll', 'Product/ShowAll'])
      expect(await allowed(headers => team.put(path, body, headers))).toEqual(['menu.delete'])
  })

  it('is snoozed by who may snooze', async () => {
    const [productId] = open.shop.productIds
    const snooze = (headers: Headers) => team.put('Product/Snooze', { productIds: [productId] }, headers)
    expect(await allowed(snooze)).toEqual(['menu.snooze'])
  })

  it('is deleted and brought back by who may delete', async () => {
    const { app } = open.test
    const remove = (headers: Headers) =>
      app.inject({ method: 'DELETE', url: url().replace('Get/Id', 'Delete'), headers })
    const restore = (headers: Headers) =>
      app.inject({ method: 'POST', url: `/api/Product/Restore?Id=${open.shop.productIds[1]}`, headers })
    expect(await allowed(remove)).toEqual(['menu.delete'])
    expect(await allowed(restore)).toEqual(['menu.delete'])
    expect((await open.get(url())).price).toBe(77)
  })

  it('is added by who may edit', async () => {
    const { app } = open.test
    const form = productForm({})
    const add = (headers: Headers) =>
      app.inject({
        method: 'POST',
        url: '/api/Product/Add',
        ...form,
        headers: { ...form.headers, ...headers },
      })
    expect(await allowed(add)).toEqual(['menu.edit'])
  })
})

it('other days on the dashboard take the right to history, today none', async () => {
  const ask = (payload: object) => (headers: Headers) =>
    team.post('Dashboard/GetSellerInfo', { branchId: 0, orderStatusId: 0, ...payload }, headers)
  const yesterday = { from: new Date(Date.now() - 2 * DAY_MS).toISOString() }
  expect(await allowed(ask(yesterday))).toEqual(['dashboard.history'])
  expect(await allowed(ask({}))).toEqual([...GRANTABLE_PERMISSIONS])
})

it('sees the screens of "other roles", and nothing of the back office', async () => {
  const statuses = async (url: string) => (await allowed(headers => team.get(url, headers))).length
  expect(await statuses('Order/GetLiveOrders')).toBe(GRANTABLE_PERMISSIONS.length)
  expect(await statuses('Order/Get')).toBe(1)
  for (const url of ['User/GetByAccountId', 'Role/GetAll', 'Account/Get']) expect(await statuses(url)).toBe(0)
})

it.each(PERMISSIONS.filter(name => !GRANTABLE_PERMISSIONS.some(each => each === name)))(
  'a role cannot be built from %s, which nothing honours yet or which stays with Admins',
  async permission => {
    const role = { name: { en: `With ${permission}` }, permissions: ['orders.accept', permission] }
    const answer = await team.post('Role/Add', role, open.admin)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['permissions.1']])
  },
)

it('a name that this version does not know counts for nothing, and signs nobody out', async () => {
  const role = { name: { en: 'From the future' }, permissions: ['menu.snooze'] }
  const { id } = (await team.post('Role/Add', role, open.admin)).json()
  await team.join(open.admin, 'future', { roleId: id })
  await open.owner.query("update role set permissions = '{menu.snooze,menu.teleport}' where id = $1", [id])
  const headers = await open.test.signIn('future')
  expect((await team.get('User/Get', headers)).json().permissions).toEqual(['menu.snooze'])
  expect((await team.get(`Role/GetById?Id=${id}`, open.admin)).json().permissions).toEqual(['menu.snooze'])
})
