import { ORDER_ACTION } from '@sufra/shared/contracts/order'
import type { MappingChange, ProductMapping } from '@sufra/shared/contracts/product-mapping'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterAll(() => open.close())

const list = async (query = ''): Promise<ProductMapping[]> =>
  (await open.get(`/api/ProductMapping/Get${query}`)).data
const history = async (): Promise<string[][]> => {
  const { data } = await open.get('/api/ProductMapping/GetHistory')
  return data.map(({ kind, foreignName, productName }: MappingChange) => [
    kind,
    JSON.parse(foreignName).en,
    JSON.parse(productName).en,
  ])
}
const change = (payload: object, headers = open.admin) =>
  open.test.app.inject({ method: 'PUT', url: '/api/ProductMapping/Update', headers, payload })
const remove = (id: number, headers = open.admin) =>
  open.test.app.inject({ method: 'DELETE', url: `/api/ProductMapping/Delete?Id=${id}`, headers })
const ordered = (sku: string) => open.place({ skus: [sku], name: 'Truffle Burger' })
/** Resolves an order with an unknown dish and stores the mapping. */
const remember = async (sku: string, productId = open.shop.productIds[0]): Promise<ProductMapping> => {
  const order = await ordered(sku)
  const mapping = { lines: [{ lineId: order.productOrder[0]?.id, productId }], isRemembered: true }
  await open.actAs(open.admin, { id: order.id, action: ORDER_ACTION.Reinject, mapping })
  const found = (await list()).find(each => each.foreignSku === sku)
  if (!found) throw new Error('Not remembered')
  return found
}

it("lists mappings with the platform's item, the product, the author and the time", async () => {
  const mapping = await remember('LM-1')
  expect(mapping).toMatchObject({
    channel: { key: 'hungerstation' },
    foreignSku: 'LM-1',
    isOnMenu: true,
    productId: open.shop.productIds[0],
    serviceProviderId: open.shop.serviceProviderId,
    byName: expect.stringMatching(/./),
    at: expect.stringMatching(/Z$/),
  })
  expect(JSON.parse(mapping.foreignName).en).toBe('Truffle Burger')
  expect(JSON.parse(mapping.productName).en).toBe('Lamb Kabsa')
})

it("finds by the platform's name or number, by product names in both languages, and by platform", async () => {
  await remember('LM-20')
  const found = async (query: string) => (await list(query)).map(({ foreignSku }) => foreignSku)
  for (const search of ['lm-20', 'truffle', 'kabsa', 'كَبسة'])
    expect(await found(`?Search=${encodeURIComponent(search)}`)).toContain('LM-20')
  for (const query of ['?Search=%25', '?Search=fattoush', '?ChannelId=2', '?ServiceProviderId=2000000000'])
    expect(await found(query)).toEqual([])
  expect(await found('?ChannelId=1&Search=LM-20')).toEqual(['LM-20'])
})

it('applies a changed mapping to later orders', async () => {
  const [, productId] = open.shop.productIds
  const { id } = await remember('LM-3')
  const answer = await change({ id, productId })
  expect(answer.json()).toMatchObject({ id, productId })
  expect((await ordered('LM-3')).productOrder[0]?.productId).toBe(productId)
  expect((await history()).slice(0, 2)).toEqual([
    ['Changed', 'Truffle Burger', 'Fattoush'],
    ['Remembered', 'Truffle Burger', 'Lamb Kabsa'],
  ])
})

it('fails the next order after a mapping is removed, and keeps the mapping in the history', async () => {
  const { id } = await remember('LM-4')
  expect((await remove(id)).json().id).toBe(id)
  expect((await ordered('LM-4')).orderStatus).toBe('Failed')
  expect((await history())[0]).toEqual(['Removed', 'Truffle Burger', 'Lamb Kabsa'])
  expect((await remove(id)).statusCode).toBe(404)
})

it("marks a product that left the menu, and accepts only products on the brand's menu", async () => {
  const [, , productId] = open.shop.productIds
  const { id } = await remember('LM-5', productId)
  await open.owner.query('update product set deleted_at = now() where id = $1', [productId])
  expect((await list('?Search=LM-5'))[0]).toMatchObject({ isOnMenu: false })
  const answer = await change({ id, productId })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['productId']])
  await open.owner.query('update product set deleted_at = null where id = $1', [productId])
})

it('shows the operator the mappings of a named merchant', async () => {
  const { id } = await remember('LM-6')
  const operator = await open.test.signIn('operator')
  const seen = async (account: number) =>
    (await open.get(`/api/ProductMapping/Get?AccountId=${account}`, operator)).data.map(
      (mapping: ProductMapping) => mapping.id,
    )
  expect(await seen(1)).toContain(id)
  expect(await seen(2)).toEqual([])
})
