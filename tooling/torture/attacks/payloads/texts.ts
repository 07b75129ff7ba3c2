import { call, describe } from '../../api/call.ts'
import type { Answer, Call } from '../../api/call.ts'
import { productForm } from '../../api/form.ts'
import { signIn } from '../../api/people.ts'
import type { Ground } from '../../attack.ts'
import { ordersFor } from '../../intake.ts'
import { send } from '../../../simulate/send.ts'
import { queryOf } from '../../instance/database.ts'
import { isWorkedOff } from '../../stored-orders.ts'
import type { Verdicts } from '../../verdicts.ts'

/** Beginning of every `<img>` payload. The screen must show it literally. */
export const MARK = '<img src=x onerror='

const IMAGE = `${MARK}"owned=1;alert(1)">`
const TEXTS = [
  IMAGE,
  '"><script>owned=1;alert(1)</script>',
  '<svg/onload=owned=1;alert(1)>',
  "{{constructor.constructor('owned=1')()}}${owned=1}",
  'javascript:alert(1)//<a href="javascript:owned=1">x</a>',
  '=HYPERLINK("https://evil.example";"x")',
  '\u202Egpj.exe\u2066',
]
const LONG_WORD = 'w'.repeat(1000)
const LONG_ARABIC = 'ض'.repeat(1000)

export interface Screen {
  path: string
  /** Selector of an element that exists once the screen is rendered. */
  ready: string
  /** Texts that the screen must show. */
  shows: string[]
}

/** Screens on which a merchant's people see texts that others wrote. */
export const SCREENS: Screen[] = [
  { path: '/live-order', ready: 'main article', shows: [MARK] },
  { path: '/menusForUser', ready: 'main li h2', shows: [MARK] },
  { path: '/users', ready: 'main tbody tr, main article', shows: [MARK] },
  { path: '/settings', ready: 'main h1', shows: [MARK] },
  { path: '/dashboard', ready: 'main dl', shows: [] },
]

// Within the limit of 80 characters for names.
const SHORT_NAME = `${MARK}owned=1>`

const requests = (token: string): Call[] => {
  const both = (text: string) => ({ ar: text, en: text })
  const named = TEXTS.map(text => text.slice(0, 80))
  return [
    ...[SHORT_NAME, ...named].map((name, at) => ({
      path: '/api/Product/Add',
      token,
      body: productForm(
        JSON.stringify({
          name: JSON.stringify(both(name)),
          description: JSON.stringify(both(name)),
          price: 10,
          categoryId: 1,
          serviceProviderId: 1,
          index: at,
        }),
      ),
    })),
    ...named.map((name, at) => ({
      path: '/api/User/Add',
      token,
      json: {
        name,
        email: `payload-${at}@sufra.test`,
        phone: '0551234567',
        roleId: 4,
        branchIds: [],
        lang: 'en',
      },
    })),
    ...named.map(name => ({
      path: '/api/Role/Add',
      token,
      json: { name: both(name), permissions: ['orders.accept'] },
    })),
    ...named.map(name => ({
      path: '/api/Branch/Add',
      token,
      json: {
        serviceProviderId: 1,
        name: both(name),
        phone: '0112345678',
        city: 'riyadh',
        address: name,
        hours: [{ dayOfWeek: 0, from: '10:00', to: '22:00' }],
      },
    })),
    {
      method: 'PUT',
      path: '/api/User/UpdateProfile',
      token,
      json: { name: SHORT_NAME, phone: '', lang: 'en' },
    },
    {
      method: 'PUT',
      path: '/api/Product/Snooze',
      token,
      json: { productIds: [1], preset: '1h', reason: IMAGE },
    },
  ]
}

const orders = async (ground: Ground): Promise<Answer['status'][]> => {
  const notes = [...TEXTS, LONG_WORD, LONG_ARABIC, `${IMAGE} ${LONG_WORD}`]
  const statuses: number[] = []
  for (const order of ordersFor(ground, { count: notes.length * 3 })) {
    const [placed] = order.deliveries
    const text = notes[statuses.length % notes.length] ?? ''
    if (!placed) continue
    const { draft } = order
    const lines = draft.lines.map(line => ({ ...line, note: text }))
    const told = { ...draft, note: text, customer: { ...draft.customer, name: text.slice(0, 200) }, lines }
    const ids = { storeId: placed.storeId, eventId: `payload-${draft.id}` }
    const body = JSON.stringify(placed.platform.order(told, ids))
    statuses.push((await send(ground.url, { ...placed, body })).status)
  }
  return statuses
}

/**
 * Writes hostile texts to fields of people and of platforms. Returns how many the server stored and how many it
 * refused; both are acceptable.
 */
export const writePayloads = async (
  ground: Ground,
  verdicts: Verdicts,
): Promise<{ written: number; refused: number }> => {
  const { token } = await signIn(ground.url, 'admin')
  let written = 0
  let refused = 0
  const note = (status: number, failure: () => { sent: string; came: string }) => {
    if (status === 200) written += 1
    else refused += 1
    verdicts.check(status === 200 || (status >= 400 && status < 500), () => ({
      what: 'a hostile text is a fault of the server',
      ...failure(),
    }))
  }
  for (const request of requests(token)) {
    const answer = await call(ground.url, request)
    note(answer.status, () => ({ sent: request.path, came: describe(answer) }))
  }
  for (const status of await orders(ground)) note(status, () => ({ sent: 'a webhook', came: String(status) }))
  await isWorkedOff(queryOf(ground.instance))
  return { written, refused }
}
