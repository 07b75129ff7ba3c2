import { randomUUID } from 'node:crypto'
import type { PublicationComplaint } from '@sufra/shared/contracts/publication'
import { ShownItems, readAnswer } from '#src/modules/channels/channel/call/answers.ts'
import type {
  PlatformApi,
  PlatformStore,
  ShownItem,
} from '#src/modules/channels/channel/call/platform-api.ts'
import { PlatformFailure } from '#src/modules/channels/channel/call/platform-failure.ts'
import type { StoreMenu } from '#src/modules/channels/channel/store-menu.ts'
import { callJahez } from './call.ts'

const AT_ONCE = 4

export const shopOf = ({ storeId }: PlatformStore): string => `/api/branches/${encodeURIComponent(storeId)}`

export const itemOf = (store: PlatformStore, productId: number): string =>
  `${shopOf(store)}/items/${productId}`

export const readMenu = async (store: PlatformStore): Promise<ShownItem[]> => {
  const path = `${shopOf(store)}/items`
  return readAnswer(ShownItems, await callJahez(store, { method: 'GET', path, key: randomUUID() })).items
}

const putItem = async (
  store: PlatformStore,
  item: StoreMenu['items'][number],
): Promise<PublicationComplaint[]> => {
  const path = itemOf(store, item.productId)
  try {
    await callJahez(store, { method: 'PUT', path, body: item, key: randomUUID() })
    return []
  } catch (error) {
    // A refused dish becomes a complaint and does not stop the others.
    if (!(error instanceof PlatformFailure) || error.kind !== 'invalid') throw error
    return [{ productId: item.productId, code: error.code, message: error.message }]
  }
}

// Waits for all calls before it fails, so that none arrives after a later correction.
const together = async <Result>(work: Promise<Result>[]): Promise<Result[]> => {
  await Promise.allSettled(work)
  return Promise.all(work)
}

const inLots = async <Each, Result>(
  all: readonly Each[],
  work: (each: Each) => Promise<Result[]>,
): Promise<Result[]> => {
  const results: Result[] = []
  for (let from = 0; from < all.length; from += AT_ONCE)
    results.push(...(await together(all.slice(from, from + AT_ONCE).map(work))).flat())
  return results
}

/** Sends the menu item by item, then deletes items that are no longer on the menu. */
export const putMenu: PlatformApi['putMenu'] = async ({ categories, items }, store) => {
  const path = `${shopOf(store)}/categories`
  await callJahez(store, { method: 'PUT', path, body: { categories }, key: randomUUID() })
  const complaints = await inLots(items, item => putItem(store, item))
  const kept = new Set(items.map(({ productId }) => productId))
  const gone = (await readMenu(store)).filter(({ productId }) => !kept.has(productId))
  await inLots(gone, async ({ productId }) => {
    await callJahez(store, { method: 'DELETE', path: itemOf(store, productId), key: randomUUID() })
    return []
  })
  return complaints
}
