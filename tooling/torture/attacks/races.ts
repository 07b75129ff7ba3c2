import { randomUUID } from 'node:crypto'
import type { Attack, Ground } from '../attack.ts'
import { call, describe, read } from '../api/call.ts'
import type { Answer, Call } from '../api/call.ts'
import { fileForm, productForm } from '../api/form.ts'
import { cookieOf, emailOf, signIn } from '../api/people.ts'
import { png } from '../api/png.ts'
import { query, queryOf } from '../instance/database.ts'
import { forgetGuesses } from '../merchant/forget-guesses.ts'
import type { Verdicts } from '../verdicts.ts'
import { send } from '../../simulate/send.ts'
import { ordersFor } from '../intake.ts'
import { isWorkedOff } from '../stored-orders.ts'

/** Sends one order through a platform's webhook and returns its row id. Throws when it does not arrive. */
const newOrder = async (ground: Ground): Promise<number> => {
  const [order] = ordersFor(ground, { count: 1 })
  const placed = order?.deliveries[0]
  if (!order || !placed) throw new Error('There is no order to send')
  // Without the suffix, two calls in one millisecond would send the same order id.
  const id = `${order.draft.id}-${ground.random.between(0, 1e9)}`
  const body = placed.body
    .replaceAll(order.draft.id, id)
    .replace(/-evt-/, `-evt-${ground.random.between(0, 1e9)}-`)
  const { status, result } = await send(ground.url, { ...placed, body })
  if (status !== 200) throw new Error(`An order was answered ${status} ${result}`)
  await isWorkedOff(queryOf(ground.instance))
  const [row] = await query<{ id: number }>(
    ground.instance,
    'select id from app_order where channel_order_id = $1',
    [id],
  )
  if (!row) throw new Error(`The order ${id} did not arrive`)
  return row.id
}

type Race = (ground: Ground, verdicts: Verdicts) => Promise<void>

const REFRESHES = 16
const GUESSES = 200
const TRIES = 5

/** Starts all calls in parallel and returns their answers. */
const atOnce = (url: string, calls: Call[]): Promise<Answer[]> =>
  Promise.all(calls.map(each => call(url, each)))

const same = (count: number, each: Call): Call[] => Array.from({ length: count }, () => each)

const statuses = (answers: readonly Answer[]): string => {
  const counts = new Map<string, number>()
  for (const { status, text } of answers) {
    const key = `${status} ${read(text)?.code ?? ''}`.trim()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, count]) => `${count} × ${key}`).join(', ')
}

const isFault = ({ status }: Answer): boolean => status === 0 || status >= 500

const noFaults = (what: string, answers: readonly Answer[], verdicts: Verdicts): void =>
  verdicts.check(!answers.some(isFault), () => ({
    what: `${what} at once: a fault of the server`,
    sent: `${answers.length} times ${what}`,
    came: `${statuses(answers)}: ${answers.find(isFault)?.text}`,
  }))

const refreshes: Race = async (ground, verdicts) => {
  const { cookie } = await signIn(ground.url, 'admin')
  const path = '/api/Authentication/RefreshToken'
  const answers = await atOnce(ground.url, same(REFRESHES, { method: 'POST', path, headers: { cookie } }))
  noFaults('a refresh', answers, verdicts)
  const winners = new Set(answers.filter(({ status }) => status === 200).map(cookieOf))
  verdicts.check(winners.size === 1, () => ({
    what: 'one refresh token has not exactly one successor',
    sent: `${REFRESHES} × POST ${path} with the same cookie`,
    came: `${winners.size} successors (${statuses(answers)})`,
  }))
}

const guesses: Race = async ({ url, instance }, verdicts) => {
  const email = emailOf('kitchen')
  const asked = await call(url, { path: '/api/Authentication/ForgetPassword', json: { email } })
  // The code is bound to the browser that requested it, by a cookie.
  const headers = { cookie: cookieOf(asked) }
  const calls = Array.from({ length: GUESSES }, (_, at) => ({
    path: '/api/Authentication/CodeConfirmation',
    json: { email, code: String(100_000 + at * 37), purpose: 'ResetPassword' },
    headers,
  }))
  const answers = await atOnce(url, calls)
  noFaults('a guess of a code', answers, verdicts)
  const evaluated = answers.filter(
    ({ status, text }) => status === 200 || read(text)?.code === 'code_invalid',
  )
  verdicts.check(evaluated.length > 0 && evaluated.length <= TRIES, () => ({
    what: `not 1 to ${TRIES} guesses of a one-time code are looked at`,
    sent: `${GUESSES} guesses at once`,
    came: `${evaluated.length} evaluated (${statuses(answers)})`,
  }))
  verdicts.figure(`${evaluated.length} of ${GUESSES} guesses evaluated`)
  await forgetGuesses(instance)
}

const actionsOf = async (ground: Ground, orderId: number): Promise<string[]> => {
  const rows = await query<{ action: string }>(
    ground.instance,
    `select action from order_history where order_id = $1 and source = 'user'`,
    [orderId],
  )
  return rows.map(({ action }) => action)
}

const sameKey: Race = async (ground, verdicts) => {
  const { token } = await signIn(ground.url, 'admin')
  const orderId = await newOrder(ground)
  const headers = { 'idempotency-key': randomUUID() }
  const json = { orderId, action: 1, prepMinutes: 20 }
  const answers = await atOnce(
    ground.url,
    same(REFRESHES, { path: '/api/Order/ExecuteAction', token, headers, json }),
  )
  noFaults('an Idempotency-Key', answers, verdicts)
  const done = await actionsOf(ground, orderId)
  const bodies = new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text))
  verdicts.check(done.length === 1 && bodies.size === 1, () => ({
    what: 'one Idempotency-Key has more than one effect or answer',
    sent: `${REFRESHES} × accept of order ${orderId} under one key`,
    came: `${done.length} effects, ${bodies.size} different answers (${statuses(answers)})`,
  }))
}

const acceptOrReject: Race = async (ground, verdicts) => {
  const { token } = await signIn(ground.url, 'admin')
  const orderId = await newOrder(ground)
  const path = '/api/Order/ExecuteAction'
  const accept = { path, token, json: { orderId, action: 1, prepMinutes: 20 } }
  const reject = { path, token, json: { orderId, action: 2, reasonCode: 'TooBusy' } }
  const answers = await atOnce(ground.url, [accept, reject, accept, reject])
  noFaults('accept and reject', answers, verdicts)
  const won = answers.filter(({ status }) => status === 200)
  const done = await actionsOf(ground, orderId)
  verdicts.check(new Set(done).size === 1 && won.length >= 1 && done.length === 1, () => ({
    what: 'an order was accepted and rejected, or neither, or twice',
    sent: `2 × accept and 2 × reject of order ${orderId}`,
    came: `${done.join(', ')} (${statuses(answers)})`,
  }))
}

const samePicture: Race = async ({ url, random }, verdicts) => {
  const { token } = await signIn(url, 'admin')
  const colour = [random.between(0, 255), random.between(0, 255), random.between(0, 255)] as const
  const bytes = png({ width: 40, height: 30, colour })
  const upload = () => ({
    path: '/api/Image/Add',
    token,
    body: fileForm({ name: 'a.png', type: 'image/png', bytes }),
  })
  const answers = await atOnce(url, [upload(), upload()])
  noFaults('the same picture', answers, verdicts)
  const [first] = answers
  const isOne = new Set(answers.map(({ text }) => read(text)?.imageUrl)).size === 1
  verdicts.check(answers.some(isFault) || isOne, () => ({
    what: 'one picture has two addresses',
    sent: `2 × POST /api/Image/Add of the same ${bytes.length} bytes`,
    came: `${first && describe(first)} (${statuses(answers)})`,
  }))
}

const toggles: Race = async ({ url, instance }, verdicts) => {
  const { token } = await signIn(url, 'admin')
  const [row] = await query<{ id: number; brand: number; category: number; name: string }>(
    instance,
    `select id, service_provider_id as brand, category_id as category, name from product
      where account_id = 1 and deleted_at is null order by id limit 1`,
  )
  if (!row) throw new Error('There is no product')
  const { id, brand, category, name } = row
  const snooze = {
    method: 'PUT',
    path: '/api/Product/Snooze',
    token,
    json: { productIds: [id], preset: '1h' },
  }
  const toggle = (isVisible: boolean): Call => {
    const json = { id, name, categoryId: category, serviceProviderId: brand, price: 25, isVisible }
    return { method: 'PUT', path: '/api/Product/Update', token, body: productForm(JSON.stringify(json)) }
  }
  const calls = Array.from({ length: 4 }, () => [snooze, toggle(true), toggle(false)]).flat()
  const answers = await atOnce(url, calls)
  noFaults('snooze and activate', answers, verdicts)
  const [after] = await query<{ visible: boolean; snoozed: boolean }>(
    instance,
    'select is_visible as visible, snoozed_at is not null as snoozed from product where account_id = 1 and id = $1',
    [id],
  )
  verdicts.check(after?.visible !== after?.snoozed, () => ({
    what: 'a product is on sale and snoozed, or neither',
    sent: '12 × snooze, activate, hide at once',
    came: `${JSON.stringify(after)} (${statuses(answers)})`,
  }))
}

const ROUNDS: Record<string, Race> = { refreshes, sameKey, acceptOrReject, samePicture, toggles }

/** Sends the same or conflicting requests in parallel and checks that exactly one takes effect. */
export const races: Attack = async (ground, verdicts) => {
  await guesses(ground, verdicts)
  for (const [name, race] of Object.entries(ROUNDS)) {
    const before = verdicts.failures.length
    for (let round = 0; round < ground.size.rounds; round += 1) await race(ground, verdicts)
    ground.say(`${name}: ${ground.size.rounds} rounds, ${verdicts.failures.length - before} failures`)
  }
}
