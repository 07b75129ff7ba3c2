import type { IncomingMessage, ServerResponse } from 'node:http'
import { readRaw } from '../platforms/serve/read-raw.ts'
import { perform } from './act.ts'
import type { Shop } from './act.ts'
import { isAct } from './acts.ts'
import { idlePage, paymentPage } from './page.ts'
import { readOrder } from './read-order.ts'
import { beginRefund, isFate } from './refund.ts'
import type { Fate } from './refund.ts'
import { tell } from './send-callback.ts'
import { beginTransaction, bring, letterOf, written } from './transaction.ts'
import type { Transaction } from './transaction.ts'

export interface Simulator extends Shop {
  profileId: number
  transactions: Map<string, Transaction>
  /** result of the next refund; later ones are accepted */
  nextRefund: Fate
  /** the simulator's own address */
  url: () => string
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

const PAGE = '/payment/page/'
// Only names of this machine: another name that points here is an attack (DNS rebinding).
const HERE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const sendJson = ({ response }: Exchange, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const sendPage = ({ response }: Exchange, html: string): void => {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(html)
}

const parsed = (raw: Buffer): Record<string, unknown> => {
  try {
    return Object(JSON.parse(raw.toString()))
  } catch {
    return {}
  }
}

const takeRefund = (simulator: Simulator, exchange: Exchange, body: Record<string, unknown>): void => {
  const fate = simulator.nextRefund
  simulator.nextRefund = 'give'
  const refund = beginRefund(simulator.transactions, body, fate)
  if (typeof refund === 'string') return sendJson(exchange, 400, { code: 4, message: refund })
  if (refund === null || fate === 'silent') return void exchange.response.destroy()
  sendJson(exchange, 200, written(refund))
}

const takeRequest = (simulator: Simulator, exchange: Exchange, body: Record<string, unknown>): void => {
  if (body.tran_type === 'refund') return takeRefund(simulator, exchange, body)
  const order = readOrder(body)
  if (typeof order === 'string') return sendJson(exchange, 400, { code: 3, message: order })
  const transaction = beginTransaction(order)
  simulator.transactions.set(transaction.tranRef, transaction)
  sendJson(exchange, 200, {
    ...written(transaction),
    callback: order.callback,
    return: order.return,
    redirect_url: `${simulator.url()}${PAGE}${transaction.tranRef}`,
    payment_result: undefined,
  })
}

const takeQuery = (simulator: Simulator, exchange: Exchange, body: Record<string, unknown>): void => {
  const { transactions } = simulator
  const ofCart = [...transactions.values()].filter(({ cartId }) => cartId === body.cart_id)
  const transaction = transactions.get(String(body.tran_ref))
  if (!transaction && ofCart.length === 0)
    return sendJson(exchange, 404, { code: 113, message: 'No such transaction' })
  sendJson(exchange, 200, transaction ? written(transaction) : ofCart.map(written))
}

const takeFate = (simulator: Simulator, exchange: Exchange, { fate }: Record<string, unknown>): void => {
  if (typeof fate !== 'string' || !isFate(fate)) return sendJson(exchange, 404, { message: 'No such fate' })
  simulator.nextRefund = fate
  sendJson(exchange, 200, { fate })
}

// Applies a decision made outside the page, such as a bank's review or a void. Returns the shop's status.
const takeDecision = async (
  simulator: Simulator,
  exchange: Exchange,
  body: Record<string, unknown>,
): Promise<void> => {
  const transaction = simulator.transactions.get(String(body.tran_ref))
  const letter = letterOf(body.letter)
  if (!transaction || !letter) return sendJson(exchange, 404, { message: 'No such transaction or letter' })
  bring(transaction, letter)
  const { serverKey: key, retryMs } = simulator
  sendJson(exchange, 200, await tell(transaction, { key, retryMs }))
}

const CALLS = new Map<
  string,
  (simulator: Simulator, exchange: Exchange, body: Record<string, unknown>) => void | Promise<void>
>([
  ['/payment/request', takeRequest],
  ['/payment/query', takeQuery],
  ['/control/decide', takeDecision],
  ['/control/next-refund', takeFate],
])

const takeApi = async (simulator: Simulator, exchange: Exchange, path: string): Promise<void> => {
  const { request } = exchange
  const body = parsed(await readRaw(request))
  if (request.headers.authorization !== simulator.serverKey)
    return sendJson(exchange, 401, { code: 1, message: 'Authentication failed' })
  if (body.profile_id !== simulator.profileId)
    return sendJson(exchange, 403, { code: 2, message: 'No such profile' })
  await CALLS.get(path)?.(simulator, exchange, body)
}

const takePress = async (
  simulator: Simulator,
  exchange: Exchange,
  transaction: Transaction,
): Promise<void> => {
  const fields = new URLSearchParams((await readRaw(exchange.request)).toString())
  const act = fields.get('act') ?? ''
  if (!isAct(act)) return sendJson(exchange, 400, { message: 'There is no such button' })
  if (transaction.letter !== 'P') return sendPage(exchange, paymentPage(transaction))
  const next = await perform(transaction, act, simulator)
  if (next !== null) sendPage(exchange, next)
}

/** Answers ClickPay's two calls and serves the payment page. */
export const serve = async (simulator: Simulator, exchange: Exchange): Promise<void> => {
  const { request } = exchange
  if (!HERE.test(request.headers.host ?? '')) return sendJson(exchange, 421, { message: 'not here' })
  const { pathname } = new URL(`http://localhost${request.url}`)
  const isPost = request.method === 'POST'
  if (isPost && CALLS.has(pathname)) return takeApi(simulator, exchange, pathname)
  if (pathname === '/')
    return sendPage(exchange, idlePage(/^en\b/.test(request.headers['accept-language'] ?? '') ? 'en' : 'ar'))
  const transaction = pathname.startsWith(PAGE) && simulator.transactions.get(pathname.slice(PAGE.length))
  if (!transaction) return sendJson(exchange, 404, { message: 'There is nothing here' })
  if (isPost) return takePress(simulator, exchange, transaction)
  sendPage(exchange, paymentPage(transaction))
}
