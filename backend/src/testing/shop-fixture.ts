import type { LightMyRequestResponse } from 'fastify'
import type { ChannelKey } from '@sufra/shared/contracts/channel'
import type { LiveOrders, Order } from '@sufra/shared/contracts/order'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { channelKeys } from '#src/modules/channels/channel/channel.service.ts'
import { sealCredential } from '#src/modules/channels/integration/integration.service.ts'
import { integration } from '#src/modules/channels/integration/integration.table.ts'
import type { TestApp } from './create-test-app.ts'
import { addMenu } from './menu-fixture.ts'
import type { Menu } from './menu-fixture.ts'
import { hungerstationOrder, signatureHeaders } from './platform-message.ts'
import type { MessageOptions } from './platform-message.ts'

export type Headers = Record<string, string>

/** A merchant with a menu of three products and two branches on every platform. */
export interface Shop extends Menu {
  /** the platforms' ids of the first and the second branch */
  storeId: string
  otherStoreId: string
  secret: string
}

const DISHES = [
  { en: 'Lamb Kabsa', ar: 'كبسة لحم', sku: 'KBS-001', price: 25 },
  { en: 'Fattoush', ar: 'فتوش', sku: 'SLD-002', price: 18 },
  { en: 'Mint Lemonade', ar: 'ليمون بالنعناع', sku: 'DRK-003', price: 12 },
]

export const addShop = async (
  { foundation: { database, secrets } }: TestApp,
  accountId: number,
): Promise<Shop> => {
  const menu = await addMenu(database, accountId, DISHES)
  const [storeId, otherStoreId, secret] = [
    `store-${accountId}a`,
    `store-${accountId}b`,
    `secret-of-${accountId}`,
  ]
  const branches = [
    { branchId: menu.branchId, storeId },
    { branchId: menu.otherBranchId, storeId: otherStoreId },
  ]
  const rows = channelKeys().flatMap(({ id: channelId }) =>
    branches.map(branch => {
      const place = { accountId, channelId, ...branch }
      return { ...place, ...sealCredential(secrets.sealer, place, secret) }
    }),
  )
  await database.run(tenant(accountId), async (db: Db) => {
    await db.insert(integration).values(rows)
  })
  return { ...menu, storeId, otherStoreId, secret }
}

/** Sends a message as a platform does, signed with `secret`. */
export const sendMessage = async (
  { app }: TestApp,
  { key = 'hungerstation', message, secret }: { key?: ChannelKey; message: unknown; secret: string },
): Promise<LightMyRequestResponse> => {
  const payload = typeof message === 'string' ? message : JSON.stringify(message)
  const headers = signatureHeaders(key, payload, secret)
  return app.inject({ method: 'POST', url: `/api/Channel/${key}/Webhook`, headers, payload })
}

// More than two minutes; the limit only matters if the condition never holds.
const MOST_TRIES = 4800

/** Polls `look` until it returns something. */
export const eventually = async <Found>(look: () => Promise<Found | undefined>): Promise<Found> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise(resolve => setTimeout(resolve, 25))
  }
  throw new Error('The condition did not become true in time')
}

export const liveOrders = async ({ app }: TestApp, headers: Headers): Promise<LiveOrders> =>
  (await app.inject({ url: '/api/Order/GetLiveOrders', headers })).json()

/** Returns the order from this user's board once it is there and `isReady` accepts it. */
export const boardOrder = async (
  test: TestApp,
  {
    headers,
    orderId,
    isReady = () => true,
  }: { headers: Headers; orderId: string; isReady?: (order: Order) => boolean },
): Promise<Order> =>
  eventually(async () => {
    const { data } = await liveOrders(test, headers)
    return data.find(order => order.channelOrderId === orderId && isReady(order))
  })

/** Places an order through HungerStation and returns it once it is on the board. */
export const placeOrder = async (
  test: TestApp,
  { shop, headers, ...wanted }: { shop: Shop; headers: Headers } & Partial<MessageOptions>,
): Promise<Order> => {
  const message = hungerstationOrder({ storeId: shop.storeId, ...wanted })
  const answer = await sendMessage(test, { message, secret: shop.secret })
  if (answer.statusCode !== 200) throw new Error(`The message was refused: ${answer.body}`)
  return boardOrder(test, { headers, orderId: message.order.id })
}

/** Calls ExecuteAction with an action number. */
export const act = async (
  { app }: TestApp,
  { headers, ...payload }: { headers: Headers; orderId: number; action: number } & Record<string, unknown>,
): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url: '/api/Order/ExecuteAction', headers, payload })
