import type { LightMyRequestResponse } from 'fastify'
import type { MenuRevisionPage } from '@sufra/shared/contracts/menu-history'
import { jsonCalls } from '#src/testing/json-calls.ts'
import type { JsonCalls } from '#src/testing/json-calls.ts'
import { openPlatformShop } from '#src/testing/platform-shop.ts'
import type { PlatformShop } from '#src/testing/platform-shop.ts'

let at: PlatformShop
let call: JsonCalls
/** the category of all dishes */
let key: { serviceProviderId: number; id: number }
beforeAll(async () => {
  at = await openPlatformShop()
  const { open } = at
  call = jsonCalls(open.test, open.admin)
  key = { serviceProviderId: open.shop.serviceProviderId, id: open.shop.categoryId }
})
beforeEach(() => at.begin())
afterAll(() => at?.close())

/** Calls to a platform about a dish of that category after `work`: on or off sale. */
const heard = async (
  work: () => Promise<LightMyRequestResponse>,
  storeId = at.open.shop.storeId,
): Promise<unknown[]> => {
  at.platforms.taken.length = 0
  expect((await work()).statusCode).toBe(200)
  await at.open.test.foundation.jobs.drain()
  const path = `/api/branches/${storeId}/items/${at.open.shop.productIds[0]}`
  return at.platforms.taken.filter(taken => taken.path === path).map(({ text }) => JSON.parse(text).visible)
}
const NAME = { ar: 'فئة', en: 'Category' }
const hide = (isHidden: boolean, changes: object = {}) =>
  call.put('Category/hide/branch', {
    serviceProviderId: key.serviceProviderId,
    categoryId: key.id,
    branchIds: [],
    isHidden,
    ...changes,
  })
const update = (changes: object) => call.put('Category/Update', { ...key, name: NAME, ...changes })
const bulk = (isVisible: boolean) =>
  call.post('Category/BulkCreateUpdate', {
    serviceProviderId: key.serviceProviderId,
    categories: [{ id: key.id, name: NAME, isVisible }],
  })

it.each([
  ['by the hide call', (isVisible: boolean) => hide(!isVisible)],
  ['by a full update', (isVisible: boolean) => update({ isVisible })],
  ['by a bulk update', bulk],
])(
  'takes the dishes of a category that is hidden %s off sale on the platforms, and on again',
  async (_how, turn) => {
    expect(await heard(() => turn(false))).toEqual([false])
    expect(await heard(() => turn(true))).toEqual([true])
  },
)

it("hides a category of one branch at that branch's shop only", async () => {
  const { otherBranchId, otherStoreId } = at.open.shop
  const there = { branchIds: [otherBranchId] }
  expect(await heard(() => hide(true, there))).toEqual([])
  expect(await heard(() => hide(false, there), otherStoreId)).toEqual([true])
})

it('puts dishes on sale again after their hidden category is deleted', async () => {
  const { id } = (
    await call.post('Category/Add', { serviceProviderId: key.serviceProviderId, name: NAME })
  ).json()
  expect(await heard(() => update({ parentId: id }))).toEqual([])
  expect(await heard(() => hide(true, { categoryId: id }))).toEqual([false])
  expect(await heard(() => call.remove(`Category/Delete?Id=${id}`))).toEqual([true])
})

it('sends the availability after a version of a category is restored, and after that is undone', async () => {
  const query = `ServiceProviderId=${key.serviceProviderId}&Entity=category&EntityId=${key.id}`
  const { data }: MenuRevisionPage = (await call.get(`MenuHistory/Get?${query}`)).json()
  const to = { entity: 'category', entityId: key.id, revisionId: data[0]?.id }
  const { serviceProviderId } = key
  expect(await heard(() => hide(true))).toEqual([false])
  let undoToken = ''
  const restore = async () => {
    const answer = await call.post('MenuHistory/Restore', { serviceProviderId, to })
    undoToken = answer.json().undoToken
    return answer
  }
  expect(await heard(restore)).toEqual([true])
  expect(await heard(() => call.put('Product/BulkUndo', { serviceProviderId, undoToken }))).toEqual([false])
})
