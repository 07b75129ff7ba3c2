import { tenant } from '#src/database/database.ts'
import { openMenus } from '#src/testing/bulk-fixture.ts'
import type { Menus } from '#src/testing/bulk-fixture.ts'
import { refusal } from '#src/testing/json-calls.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { countQueries } from '#src/testing/count-queries.ts'
import { snoozeProducts, revertSnooze } from './availability/availability.service.ts'

let menus: Menus
beforeAll(async () => {
  menus = await openMenus()
})
afterAll(() => menus?.api.close())

const hide = (menu: Menu, changes: object = {}) =>
  menus.call.put('Product/HideAll', { serviceProviderId: menu.serviceProviderId, ...changes })
const show = (menu: Menu, changes: object = {}) =>
  menus.call.put('Product/ShowAll', { serviceProviderId: menu.serviceProviderId, ...changes })
const soon = () => new Date(Date.now() + 3_600_000)
const visible = async (menu: Menu) => (await menus.productsOf(menu)).map(({ isVisible }) => isVisible)

it('takes a whole brand off sale and counts the changed products', async () => {
  const menu = await menus.add([{ en: 'One' }, { en: 'Two' }, { en: 'Three', isVisible: false }])
  const sister = await menus.add([{ en: 'Elsewhere' }])
  const last = await menus.lastEventId()
  const answer = (await hide(menu)).json()
  expect(answer).toEqual({ affected: 2, undoToken: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(await visible(menu)).toEqual([false, false, false])
  expect(await visible(sister)).toEqual([true])
  const events = await menus.eventsAfter(last)
  expect(events).toMatchObject([{ type: 'product.availability', products: [{}, {}] }])
  expect((await hide(menu)).json().affected).toBe(0)
})

it('shows exactly the hidden products again, except for those that were changed since', async () => {
  const menu = await menus.add([
    { en: 'Back' },
    { en: 'Hidden before', isVisible: false },
    { en: 'Snoozed since' },
    { en: 'Shown and hidden since' },
    { en: 'Renamed since' },
    { en: 'Deleted since' },
  ])
  const [back, , snoozed = 0, switched, renamed, deleted] = menu.productIds
  const { undoToken } = (await hide(menu)).json()
  await menus.call.put('Product/Snooze', { productIds: [snoozed], preset: '1h' })
  await menus.save(await menus.read(menu, switched), { isVisible: true })
  await menus.save(await menus.read(menu, switched), { isVisible: false })
  await menus.save(await menus.read(menu, renamed), { name: '{"en":"New name"}' })
  await menus.call.remove(`Product/Delete?Id=${deleted}&ServiceProviderId=${menu.serviceProviderId}`)
  expect((await show(menu, { undoToken })).json()).toEqual({ affected: 2 })
  const shown = (await menus.productsOf(menu)).filter(({ isVisible }) => isVisible)
  expect(shown.map(({ id }) => id)).toEqual([back, renamed])
  expect((await show(menu, { undoToken })).json()).toEqual({ affected: 0 })
})

it('ends snoozes that had an end, and restores them', async () => {
  const snoozedUntil = soon()
  const menu = await menus.add([{ en: 'Snoozed', isVisible: false, snoozedUntil, snoozeReason: 'none' }])
  const [id] = menu.productIds
  const { affected, undoToken } = (await hide(menu)).json()
  expect(affected).toBe(1)
  expect(await menus.read(menu, id)).toMatchObject({ isVisible: false, snoozedUntil: null })
  await show(menu, { undoToken })
  expect(await menus.read(menu, id)).toMatchObject({
    isVisible: false,
    snoozedUntil: snoozedUntil.toISOString(),
    snoozeReason: 'none',
  })
})

it('adds branches to each product, and removes only the added ones', async () => {
  const menu = await menus.add([{ en: 'One' }, { en: 'Two' }])
  const { branchId, otherBranchId } = menu
  const excluded = async () =>
    (await menus.productsOf(menu)).map(({ excludeBranchesIds }) => excludeBranchesIds)
  await menus.save(await menus.read(menu, menu.productIds[0]), { excludeBranchesIds: [branchId] })
  const first = (await hide(menu, { branchIds: [branchId] })).json()
  expect(first.affected).toBe(1)
  expect(await excluded()).toEqual([[branchId], [branchId]])
  await show(menu, { undoToken: first.undoToken })
  expect(await excluded()).toEqual([[branchId], []])
  expect((await hide(menu, { branchIds: [branchId, otherBranchId] })).json().affected).toBe(2)
  expect(await excluded()).toEqual([
    [branchId, otherBranchId],
    [branchId, otherBranchId],
  ])
  expect((await show(menu, { branchIds: [branchId] })).json()).toEqual({ affected: 2 })
  expect(await excluded()).toEqual([[otherBranchId], [otherBranchId]])
  expect(await visible(menu)).toEqual([true, true])
})

it('holds an earlier snooze in a branch that would have ended there', async () => {
  const menu = await menus.add([{ en: 'Snoozed here' }])
  const [id = 0] = menu.productIds
  const branchIds = [menu.branchId]
  await menus.call.put('Product/Snooze', { productIds: [id], branchIds, preset: '1h' })
  await hide(menu, { branchIds })
  expect((await menus.read(menu, id)).branchSnoozes).toMatchObject([{ branchId: menu.branchId, until: null }])
  await show(menu, { branchIds })
  expect(await menus.read(menu, id)).toMatchObject({ excludeBranchesIds: [], branchSnoozes: [] })
})

describe('an earlier snooze there with an end', () => {
  const HOUR = 3_600_000
  const until = new Date(Date.now() + HOUR).toISOString()
  const snoozeIn = async (menu: Menu, end: string) => {
    const [id = 0] = menu.productIds
    await menus.call.put('Product/Snooze', { productIds: [id], branchIds: [menu.branchId], until: end })
  }
  const snoozesOf = async (menu: Menu) => {
    const { branchSnoozes, excludeBranchesIds } = await menus.read(menu, menu.productIds[0])
    return [excludeBranchesIds, branchSnoozes.map(each => each.until)]
  }
  const hideThere = async (menu: Menu) => (await hide(menu, { branchIds: [menu.branchId] })).json()

  it.each([
    ['with other products', [{ en: 'Snoozed' }, { en: 'On sale' }]],
    ['alone', [{ en: 'Snoozed' }]],
  ])('ends at its time after the branch is shown again: %s', async (_how, products) => {
    const menu = await menus.add(products)
    await snoozeIn(menu, until)
    const { affected, undoToken } = await hideThere(menu)
    expect(affected).toBe(products.length)
    expect(await snoozesOf(menu)).toEqual([[menu.branchId], [null]])
    const last = await menus.lastEventId()
    expect((await show(menu, { undoToken })).json()).toEqual({ affected: products.length })
    expect(await snoozesOf(menu)).toEqual([[menu.branchId], [until]])
    expect(await menus.eventsAfter(last)).toMatchObject([{ products: products.map(() => ({})) }])
    expect((await show(menu, { undoToken })).statusCode).toBe(products.length > 1 ? 200 : 404)
  })

  it('is replaced by a later snooze', async () => {
    const menu = await menus.add([{ en: 'Snoozed' }, { en: 'On sale' }])
    await snoozeIn(menu, until)
    const { undoToken } = await hideThere(menu)
    const later = new Date(Date.now() + 2 * HOUR).toISOString()
    await snoozeIn(menu, later)
    await show(menu, { undoToken })
    expect(await snoozesOf(menu)).toEqual([[menu.branchId], [later]])
  })

  it("survives a rejection's snooze in between that was undone", async () => {
    const menu = await menus.add([{ en: 'Snoozed' }])
    await snoozeIn(menu, until)
    const { undoToken } = await hideThere(menu)
    const { database } = menus.api.foundation
    const scope = tenant(1)
    const caller = { scope, branchIds: [menu.branchId] }
    const rejected = {
      caller,
      productIds: menu.productIds,
      end: { until: null },
      now: new Date(),
      field: 'until',
    }
    const traces = await database.run(scope, db => snoozeProducts(db, rejected))
    expect(await database.run(scope, db => revertSnooze(db, { scope, traces }))).toEqual([])
    await show(menu, { undoToken })
    expect(await snoozesOf(menu)).toEqual([[menu.branchId], [until]])
  })
})

describe('a repeated request after a lost answer', () => {
  const under = (key: string) => (path: string, payload: object) =>
    menus.call.put(path, payload, { ...menus.headers, 'idempotency-key': key })

  it('hides once, and returns the undo token for all of it', async () => {
    const menu = await menus.add([{ en: 'One' }, { en: 'Two' }, { en: 'Hidden before', isVisible: false }])
    const { serviceProviderId } = menu
    const first = (await under('hide')('Product/HideAll', { serviceProviderId })).json()
    const again = (await under('hide')('Product/HideAll', { serviceProviderId })).json()
    expect([again, again.affected]).toEqual([first, 2])
    expect((await show(menu, { undoToken: again.undoToken })).json()).toEqual({ affected: 2 })
    expect(await visible(menu)).toEqual([true, true, false])
  })

  it('returns how much an undo restored the first time', async () => {
    const menu = await menus.add([{ en: 'One' }, { en: 'Two' }])
    const { serviceProviderId } = menu
    const { undoToken } = (await hide(menu)).json()
    const undo = () => under('undo')('Product/ShowAll', { serviceProviderId, undoToken })
    expect([(await undo()).json(), (await undo()).json()]).toEqual([{ affected: 2 }, { affected: 2 }])
    const other = await under('undo')('Product/ShowAll', { serviceProviderId })
    expect(refusal(other)).toEqual([409, 'idempotency_key_reused'])
  })
})

it('shows everything without a token, snoozed or not', async () => {
  const menu = await menus.add([
    { en: 'One', isVisible: false, snoozedUntil: soon(), snoozeReason: 'none' },
    { en: 'Two', isVisible: false },
    { en: 'Three' },
  ])
  expect((await show(menu)).json()).toEqual({ affected: 2 })
  expect(await menus.productsOf(menu)).toMatchObject(
    Array(3).fill({ isVisible: true, snoozedUntil: null, snoozeReason: null }),
  )
})

it('answers foreign branches and tokens like unknown ones', async () => {
  const menu = await menus.add([{ en: 'One' }])
  const sister = await menus.add([{ en: 'Two' }])
  const foreign = await menus.add([{ en: 'Three' }], 2)
  for (const branchId of [sister.branchId, foreign.branchId, 900_001])
    for (const act of [hide, show])
      expect(refusal(await act(menu, { branchIds: [menu.branchId, branchId] }))).toEqual([
        400,
        'validation_failed',
        ['branchIds'],
      ])
  const theirs = (
    await menus.call.put(
      'Product/HideAll',
      { serviceProviderId: foreign.serviceProviderId },
      await menus.api.signIn('second'),
    )
  ).json().undoToken
  const elsewhere = (await hide(sister)).json().undoToken
  for (const undoToken of [theirs, elsewhere, '8f0a6a34-1c51-4d59-9d0e-0f4b4a3f1d11'])
    expect(refusal(await show(menu, { undoToken }))).toEqual([404, 'not_found'])
  expect(await visible(menu)).toEqual([true])
})

it('cannot be undone as another kind of change', async () => {
  const menu = await menus.add([{ en: 'One', price: 10 }])
  const { undoToken } = (
    await menus.call.put('Product/BulkUpdate', {
      serviceProviderId: menu.serviceProviderId,
      ids: menu.productIds,
      set: { priceDelta: 1 },
    })
  ).json()
  expect(refusal(await show(menu, { undoToken }))).toEqual([404, 'not_found'])
})

it('uses as many statements for three hundred products as for one, and sends events in parts', async () => {
  const one = await menus.add([{ en: 'One' }])
  const many = await menus.add(Array.from({ length: 300 }, (_, at) => ({ en: `Dish ${at}` })))
  const last = await menus.lastEventId()
  const { counts, stop } = countQueries()
  const statements = async (work: () => Promise<unknown>) => {
    const before = counts.statements
    await work()
    return counts.statements - before
  }
  const forOne = await statements(() => hide(one))
  let undoToken = ''
  const forMany = await statements(async () => ({ undoToken } = (await hide(many)).json()))
  // The caller's session is read again from time to time.
  expect(Math.abs(forMany - forOne)).toBeLessThan(10)
  await show(many, { undoToken })
  stop()
  expect(await visible(many)).toEqual(Array(300).fill(true))
  const events = await menus.eventsAfter(last)
  expect(events).toHaveLength(1 + 3 + 3)
})
