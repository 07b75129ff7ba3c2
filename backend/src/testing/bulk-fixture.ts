import type { LiveEvent } from '@sufra/shared/contracts/live-event'
import type { Product } from '@sufra/shared/contracts/product'
import type { LightMyRequestResponse } from 'fastify'
import { Client } from 'pg'
import { createTestApp } from './create-test-app.ts'
import type { TestApp } from './create-test-app.ts'
import { jsonCalls } from './json-calls.ts'
import { addMenu } from './menu-fixture.ts'
import type { Menu } from './menu-fixture.ts'
import { inputOf, productForm } from './product-form.ts'

type Row = Record<string, unknown>
type NewProducts = Parameters<typeof addMenu>[2]

const createKitchen = async (api: TestApp) => {
  const headers = await api.signIn('admin')
  const call = jsonCalls(api, headers)
  const select = async (text: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new Client({ connectionString: api.ownerUrl })
    await client.connect()
    return client
      .query(text, values)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }
  return { api, call, headers, select }
}

/** Returns a test application in which each test gets its own menus of one merchant, with functions to read them. */
export const openMenus = async () => {
  const api = await createTestApp()
  const { call, headers, select } = await createKitchen(api)

  const productsOf = async ({ serviceProviderId }: Menu): Promise<Product[]> =>
    (
      await call.get(`Product/Get?ServiceProviderId=${serviceProviderId}&PaginatedRequest.PageSize=1000`)
    ).json().data

  return {
    api,
    call,
    headers,
    select,
    productsOf,
    add: (products: NewProducts, accountId = 1): Promise<Menu> =>
      addMenu(
        api.foundation.database,
        accountId,
        products.map(product => ({ en: 'Dish', ...product })),
      ),
    read: async ({ serviceProviderId }: Menu, id = 0): Promise<Product> =>
      (await call.get(`Product/Get/Id?Id=${id}&ServiceProviderId=${serviceProviderId}`)).json(),
    save: async (product: Product, changes: object, as = headers): Promise<LightMyRequestResponse> => {
      const form = productForm(inputOf(product, changes))
      return api.app.inject({
        method: 'PUT',
        url: '/api/Product/Update',
        payload: form.payload,
        headers: { ...form.headers, ...as },
      })
    },
    /** events of the merchant with an id greater than `id` */
    eventsAfter: async (id: number): Promise<LiveEvent[]> =>
      (
        await select('select type, payload from stream_event where account_id = 1 and id > $1 order by id', [
          id,
        ])
      ).map(row => ({ type: row.type, ...JSON.parse(String(row.payload)) })),
    lastEventId: async (): Promise<number> =>
      Number(
        (await select('select coalesce(max(id), 0) as id from stream_event where account_id = 1'))[0]?.id,
      ),
  }
}
export type Menus = Awaited<ReturnType<typeof openMenus>>
