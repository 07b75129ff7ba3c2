import pg from 'pg'
import type { Product } from '@sufra/shared/contracts/product'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { inputOf, productForm } from '#src/testing/product-form.ts'
import { WAKE_TIMER } from './availability.service.ts'

type Headers = { authorization: string }

let api: TestApp
let owner: pg.Pool
let own: Menu
let other: Menu
let foreign: Menu
let kitchen: Headers
let admin: Headers
/** headers of a user of the first branch only */
let staff: Headers

beforeAll(async () => {
  api = await createTestApp()
  owner = new pg.Pool({ connectionString: api.ownerUrl, max: 1 })
  const { database } = api.foundation
  own = await addMenu(database, 1, [{ en: 'Kabsa' }, { en: 'Mandi' }, { en: 'Hummus' }])
  other = await addMenu(database, 1, [{ en: 'Pizza' }])
  foreign = await addMenu(database, 2, [{ en: 'Foreign' }])
  await owner.query(
    `insert into user_branch (account_id, user_id, branch_id)
      select account_id, id, $1 from app_user where email = 'staff@sufra.test'`,
    [own.branchId],
  )
  kitchen = await api.signIn('kitchen')
  admin = await api.signIn('admin')
  staff = await api.signIn('staff')
})
afterEach(async () => {
  await owner.query('delete from product_branch_snooze')
  await owner.query(
    `update product set exclude_branches_ids = '{}', is_visible = true, snoozed_until = null, row_version = 1`,
  )
})
afterAll(async () => {
  await owner.end()
  await api.close()
})

const put = (path: string, payload: object, headers: Headers = kitchen) =>
  api.app.inject({ method: 'PUT', url: `/api/Product/${path}`, payload, headers })
const snooze = (payload: object, headers?: Headers) => put('Snooze', payload, headers)
const activate = (payload: object, headers?: Headers) => put('Activate', payload, headers)
const read = async (id: number, { serviceProviderId } = own): Promise<Product> => {
  const query = { Id: String(id), ServiceProviderId: String(serviceProviderId) }
  return (await api.app.inject({ url: '/api/Product/Get/Id', query, headers: admin })).json()
}
const update = (form: object, headers: Headers = admin) => {
  const { payload, headers: formHeaders } = productForm(form)
  const all = { ...formHeaders, ...headers }
  return api.app.inject({ method: 'PUT', url: '/api/Product/Update', payload, headers: all })
}
const lastEvent = async () => {
  const { rows } = await owner.query(
    'select type, payload from stream_event where account_id = 1 order by id desc limit 1',
  )
  return { type: rows[0].type, ...JSON.parse(rows[0].payload) }
}

describe('a snooze in one branch', () => {
  it('keeps the others on sale, has an end, and updates every browser', async () => {
    const [kabsa = 0] = own.productIds
    const branchIds = [own.branchId]
    const answer = await snooze({ productIds: [kabsa], branchIds, preset: '1h', reason: 'no lamb' })
    const [product]: Product[] = answer.json().products
    expect(product).toMatchObject({ isVisible: true, excludeBranchesIds: branchIds, rowVersion: 2 })
    expect(product?.branchSnoozes).toMatchObject([{ branchId: own.branchId, reason: 'no lamb' }])
    const ahead = Date.parse(product?.branchSnoozes[0]?.until ?? '') - Date.now()
    expect(Math.abs(ahead - 3_600_000)).toBeLessThan(120_000)
    const { branchSnoozes } = await read(kabsa)
    expect(branchSnoozes).toEqual(product?.branchSnoozes)
    expect(await lastEvent()).toMatchObject({
      type: 'product.availability',
      products: [{ id: kabsa, isVisible: true, excludeBranchesIds: branchIds, branchSnoozes }],
    })
  })

  it('ends automatically, with a history entry without an author', async () => {
    const [kabsa = 0, mandi = 0] = own.productIds
    await snooze({ productIds: [kabsa, mandi], branchIds: [own.branchId, own.otherBranchId], preset: '1h' })
    await owner.query(
      `update product_branch_snooze set until = now() - interval '1 second' where product_id = $1 and branch_id = $2`,
      [kabsa, own.branchId],
    )
    await api.foundation.timers.run(WAKE_TIMER)
    expect(await read(kabsa)).toMatchObject({
      excludeBranchesIds: [own.otherBranchId],
      branchSnoozes: [{ branchId: own.otherBranchId }],
      rowVersion: 3,
    })
    expect(await read(mandi)).toMatchObject({ excludeBranchesIds: [own.branchId, own.otherBranchId] })
    expect(await lastEvent()).toMatchObject({ products: [{ id: kabsa, rowVersion: 3 }] })
    const { rows } = await owner.query(
      `select after, by_user_id from menu_revision where entity_id = $1 order by id desc limit 1`,
      [kabsa],
    )
    expect(rows).toEqual([{ after: { exclude_branches_ids: [own.otherBranchId] }, by_user_id: null }])
  })

  it('is ended by Activate, and by a full update that sells there again', async () => {
    const [kabsa = 0, mandi = 0] = own.productIds
    const productIds = [kabsa, mandi]
    await snooze({ productIds, branchIds: [own.branchId, own.otherBranchId] })
    const answer = await activate({ productIds: [kabsa], branchIds: [own.branchId] })
    expect(answer.json().products).toMatchObject([
      { excludeBranchesIds: [own.otherBranchId], branchSnoozes: [{ branchId: own.otherBranchId }] },
    ])
    const sold = await update(inputOf(await read(mandi), { excludeBranchesIds: [own.branchId] }))
    expect(sold.json()).toMatchObject({
      excludeBranchesIds: [own.branchId],
      branchSnoozes: [{ branchId: own.branchId, until: null }],
    })
  })

  it('restarts with a newer end', async () => {
    const [kabsa = 0] = own.productIds
    const where = { productIds: [kabsa], branchIds: [own.branchId] }
    await snooze({ ...where, preset: '30m' })
    const until = new Date(Date.now() + 7_200_000).toISOString()
    await snooze({ ...where, until })
    expect((await read(kabsa)).branchSnoozes).toEqual([{ branchId: own.branchId, until, reason: null }])
  })

  it('does not change a branch that the menu itself excludes', async () => {
    const [kabsa = 0] = own.productIds
    await update(inputOf(await read(kabsa), { excludeBranchesIds: [own.branchId] }))
    const where = { productIds: [kabsa], branchIds: [own.branchId] }
    expect((await snooze({ ...where, preset: '1h' })).json().products).toMatchObject([{ branchSnoozes: [] }])
    expect((await activate(where)).json().products).toMatchObject([{ excludeBranchesIds: [own.branchId] }])
  })

  it('ends the day by the hours of that branch, whatever the others have', async () => {
    const [kabsa = 0] = own.productIds
    const hours = [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({ dayOfWeek, from: '10:00', to: '22:30' }))
    await owner.query('update branch set hours = $2 where id = $1', [own.branchId, JSON.stringify(hours)])
    const branchIds = [own.branchId, own.otherBranchId]
    const answer = await snooze({ productIds: [kabsa], branchIds, preset: 'tomorrow' })
    const [product]: Product[] = answer.json().products
    const ends = product?.branchSnoozes.map(({ until }) => until?.slice(11, 16))
    expect(ends).toEqual(['07:00', '21:00'])
    await owner.query('update branch set hours = $2 where id = $1', [own.branchId, '[]'])
  })
})

describe('a user limited to branches', () => {
  it('snoozes and activates there without naming them', async () => {
    const [kabsa = 0] = own.productIds
    const answer = await snooze({ productIds: [kabsa] }, staff)
    expect(answer.json().products).toMatchObject([{ isVisible: true, excludeBranchesIds: [own.branchId] }])
    const back = await activate({ productIds: [kabsa] }, staff)
    expect(back.json().products).toMatchObject([{ isVisible: true, excludeBranchesIds: [] }])
  })

  it('changes nothing at other branches of this or another brand', async () => {
    const [kabsa = 0] = own.productIds
    const [pizza = 0] = other.productIds
    for (const act of [snooze, activate]) {
      const refused = [
        await act({ productIds: [kabsa], branchIds: [own.branchId, own.otherBranchId] }, staff),
        await act({ productIds: [pizza] }, staff),
        await act({ productIds: [kabsa, pizza] }, staff),
      ]
      for (const answer of refused) expect(answer.json().code).toBe('forbidden_branch')
    }
    expect(await read(kabsa)).toMatchObject({ isVisible: true, excludeBranchesIds: [], rowVersion: 1 })
  })

  it('cannot switch a product for the whole brand by a full update', async () => {
    const [kabsa = 0] = own.productIds
    const answer = await update(inputOf(await read(kabsa), { isVisible: false }), staff)
    expect(answer.json().code).toBe('forbidden_branch')
    expect(await read(kabsa)).toMatchObject({ isVisible: true, rowVersion: 1 })
  })
})

describe('all or nothing', () => {
  const branches = (...others: (number | undefined)[]) => [own.branchId, ...others]
  it.each([
    ['a branch of another merchant', () => ({ branchIds: branches(foreign.branchId) })],
    ['a branch of another brand', () => ({ branchIds: branches(other.branchId) })],
    ['an unknown branch', () => ({ branchIds: branches(900_001) })],
    ['a product of another merchant', () => ({ productIds: [own.productIds[0], foreign.productIds[0]] })],
    [
      'a product of another brand than the branch',
      () => ({ productIds: [own.productIds[0], other.productIds[0]], branchIds: branches() }),
    ],
  ])('%s is not found', async (_what, changes) => {
    const [kabsa = 0] = own.productIds
    for (const act of [snooze, activate]) {
      expect((await act({ productIds: [kabsa], ...changes() })).json().code).toBe('not_found')
    }
    expect(await read(kabsa)).toMatchObject({ isVisible: true, excludeBranchesIds: [], rowVersion: 1 })
  })

  it.each([
    ['a thousand ids', { productIds: Array.from({ length: 1000 }, (_none, at) => at + 1) }],
    ['no branch at all', { branchIds: [] }],
    ['an end in the past', { branchIds: [1], until: new Date(Date.now() - 1000).toISOString() }],
  ])('%s are refused', async (_what, changes) => {
    expect((await snooze({ productIds: own.productIds, ...changes })).json().code).toBe('validation_failed')
  })

  it('snoozes five hundred products at once', async () => {
    const many = await addMenu(
      api.foundation.database,
      1,
      Array.from({ length: 500 }, (_none, at) => ({ en: `Dish ${at}` })),
    )
    const where = { productIds: many.productIds, branchIds: [many.branchId, many.otherBranchId] }
    const answer = await snooze({ ...where, preset: '2h' })
    const { products }: { products: Product[] } = answer.json()
    expect(products).toHaveLength(500)
    expect(products.every(({ branchSnoozes }) => branchSnoozes.length === 2)).toBe(true)
  })
})

it('activates products everywhere with Activate, and keeps snoozes of branches', async () => {
  const [kabsa = 0, mandi = 0] = own.productIds
  await snooze({ productIds: [kabsa, mandi], preset: '4h' })
  await snooze({ productIds: [mandi], branchIds: [own.branchId], preset: '4h' })
  const answer = await activate({ productIds: [kabsa, mandi] })
  expect(answer.json().products).toMatchObject([
    { isVisible: true, snoozedUntil: null, branchSnoozes: [] },
    { isVisible: true, snoozedUntil: null, branchSnoozes: [{ branchId: own.branchId }] },
  ])
})

it('makes browsers reload a product after a full update of more than its availability', async () => {
  const [kabsa = 0] = own.productIds
  await update(inputOf(await read(kabsa), { isVisible: false }))
  expect((await lastEvent()).products[0]).not.toHaveProperty('isEdited')
  await update(inputOf(await read(kabsa), { price: 12 }))
  expect((await lastEvent()).products[0]).toMatchObject({ id: kabsa, isEdited: true })
})
