import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { Menu, fits } from './shapes.ts'
import { bodyOf, routeOf } from './taken-call.ts'
import type { Route, Speaker } from './taken-call.ts'

const head = { shopId: z.string(), requestId: z.string().min(8) }
const order = { ...head, orderViewId: z.string() }
const REASONS = z.literal([1, 2, 3, 4, 5, 6, 9])

const route = (method: string, shape: z.ZodRawShape, say: Route['say']): Route => ({
  method: 'POST',
  path: new RegExp(`^/open/${method}$`),
  isRight: fits(z.strictObject(shape)),
  say,
})
const heard = (status: number) => () => ({ orderViewId: 'x', status })
const SHOP = { shopId: 'x', name: 'x', status: 2, restUntil: 1_772_366_400 }

const ROUTES: Route[] = [
  route('shop/query', head, () => SHOP),
  route(
    'shop/status',
    { ...head, status: z.literal([1, 2]), restMinutes: z.literal([30, 60]).nullable() },
    () => SHOP,
  ),
  route('order/receive', order, heard(1001)),
  route('order/confirm', { ...order, cookMinutes: z.int().min(1) }, heard(1002)),
  route('order/prepared', order, heard(1007)),
  route('order/cancel', { ...order, reasonCode: REASONS, reason: z.string() }, heard(1004)),
  route('menu/sync', { ...head, menu: Menu }, () => ({ complaints: [] })),
  route('menu/query', head, () => ({ categories: [], items: [{ productId: 7, name: '{}', price: 9 }] })),
  route(
    'sku/status',
    {
      ...head,
      skus: z.array(z.strictObject({ productId: z.int(), onShelf: z.boolean() })),
      options: z.array(z.strictObject({ productId: z.int(), optionId: z.int(), onShelf: z.boolean() })),
    },
    () => ({ unknown: [] }),
  ),
]

const said = (code: number, data: unknown = null, message = '') => ({
  status: 200,
  body: { code, message, data },
})

export const keeta: Speaker = {
  answer: (call, secret) => {
    const [, time = '', signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(call.headers['x-keeta-signature'])) ?? []
    const expected = createHmac('sha256', secret).update(`${time}.${call.text}`).digest('hex')
    if (signature !== expected || Math.abs(Date.now() / 1000 - Number(time)) > 300) return said(1001)
    const [found, body] = [routeOf(ROUTES, call), bodyOf(call)]
    return found?.isRight(body) ? said(0, found.say(body)) : said(1006, null, call.text)
  },
}
