import pg from 'pg'
import type { Order } from '@sufra/shared/contracts/order'
import { createTestApp } from './create-test-app.ts'
import type { TestApp } from './create-test-app.ts'
import { act, addShop, eventually, placeOrder } from './shop-fixture.ts'
import type { Headers, Shop } from './shop-fixture.ts'
import type { MessageOptions } from './platform-message.ts'

/** An application with two merchants that take orders; its functions act on the first. */
export interface OpenShop {
  test: TestApp
  shop: Shop
  admin: Headers
  /** connection of the database owner */
  owner: pg.Pool
  place(wanted?: Partial<MessageOptions>): Promise<Order>
  actAs(
    headers: Headers,
    order: { id: number; action: number } & Record<string, unknown>,
  ): ReturnType<typeof act>
  get(url: string, headers?: Headers): Promise<ReturnType<typeof JSON.parse>>
  /** Returns the state of a platform's event. */
  inboxState(eventId: string): Promise<{ state: string; error: string | null }>
  countOf(sql: string, values?: unknown[]): Promise<number>
  close(): Promise<void>
}

export const openShop = async (variables: Record<string, string> = {}): Promise<OpenShop> => {
  const test = await createTestApp(variables)
  const shop = await addShop(test, 1)
  await addShop(test, 2)
  const admin = await test.signIn('admin')
  const owner = new pg.Pool({ connectionString: test.ownerUrl, max: 2 })
  return {
    test,
    shop,
    admin,
    owner,
    place: wanted => placeOrder(test, { shop, headers: admin, ...wanted }),
    actAs: (headers, { id: orderId, ...call }) => act(test, { headers, orderId, ...call }),
    get: async (url, headers = admin) => (await test.app.inject({ url, headers })).json(),
    inboxState: eventId =>
      eventually(async () => {
        const { rows } = await owner.query('select state, error from platform_event where event_id = $1', [
          eventId,
        ])
        return rows[0]?.state === 'received' ? undefined : rows[0]
      }),
    countOf: async (sql, values = []) =>
      Number((await owner.query(`select count(*) from ${sql}`, values)).rows[0].count),
    close: async () => {
      await owner.end()
      await test.close()
    },
  }
}
