import type { DeliveryPlatforms } from '#src/testing/platforms/delivery-platforms.ts'

interface ShownDish {
  productId: number
  price: number
  sizes?: { sizeId: number; price: number }[]
  isAvailable: boolean
  modifierGroups: { options: { optionId: number; price: number; isAvailable: boolean }[] }[]
}

type Whim = Parameters<DeliveryPlatforms['answerWith']>[0]

/** Fails writes and answers reads. */
export const BREAK_OFF: Whim = ({ method }) => (method === 'PUT' ? { status: 503, body: {} } : null)

/** A simulated shop on HungerStation that stores and shows calls, and can be changed without notice to Sufra. */
export const startShownShop = (platforms: DeliveryPlatforms, storeId: string) => {
  let [dishes, state]: [ShownDish[], string] = [[], 'OPEN']
  const item = (productId: number): ShownDish => {
    const found = dishes.find(dish => dish.productId === productId)
    if (!found) throw new Error(`There is no dish ${productId}`)
    return found
  }
  const takes: Record<string, (body: ReturnType<typeof JSON.parse>) => object | null> = {
    'PUT /menu': body => {
      dishes = body.items
      return { complaints: [] }
    },
    'GET /menu': () => ({ categories: [], items: dishes }),
    'PUT /availability': ({ items }) => {
      for (const { product_id: productId, available } of items) item(productId).isAvailable = available
      return { unknown: [] }
    },
    'PUT /status': body => {
      state = body.state
      return body
    },
    'GET /status': () => ({ state, extra_minutes: 0, until: null }),
  }
  const whim: Whim = ({ platform, method, path, text }) => {
    const [, store, what] = /^\/v1\/stores\/([^/]+)(\/\w+)$/.exec(path) ?? []
    if (platform !== 'hungerstation' || store !== storeId) return null
    const body = takes[`${method} ${what}`]?.(text === '' ? null : JSON.parse(text))
    return body ? { status: 200, body } : null
  }
  platforms.answerWith(whim)
  return {
    item,
    drop: (productId: number) => void (dishes = dishes.filter(dish => dish.productId !== productId)),
    state: () => state,
    setState: (next: string) => void (state = next),
    /** Answers all requests again. */
    answer: () => platforms.answerWith(whim),
  }
}
export type ShownShop = ReturnType<typeof startShownShop>
