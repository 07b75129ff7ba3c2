import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { ORDER_ACTION, ORDER_STATUS } from '@sufra/shared/contracts/order-codes'
import { send } from '../simulate/send.ts'
import { askedOf, originOf, runBench } from './arguments.ts'
import { launchChromium } from './chromium.ts'
import { loadNow, median, percentile } from '../figures/figures.ts'
import { plainOrders, signInAsAdmin } from './orders.ts'

const HELP = `Usage: pnpm bench order-to-card [--url URL] [--orders 100] [--browsers 5] [--cards N]

Measures the time from the webhook's answer to the painted card in several browsers, against a running Sufra with demo data.
Each order is rejected once it was shown, so that the board keeps the size of a normal shift.

  --cards N   accepts orders before the start, until at least N are in preparation
`

// The next order is sent once the previous card has left the board.
const QUIET_MS = 1000
const FILL_LIMIT_MS = 60_000

// Runs in the page: `whenPainted(number)` returns the wall-clock time of the frame that showed the card. It does not
// poll.
const watchCards = () => {
  const painted = new Map<string, number>()
  const waiting = new Map<string, (at: number) => void>()
  const note = (number: string) => {
    painted.set(number, performance.timeOrigin + performance.now())
    waiting.get(number)?.(painted.get(number) ?? 0)
  }
  const look = () => {
    for (const card of document.querySelectorAll('article[aria-label]')) {
      const number = /\d+/.exec(card.getAttribute('aria-label') ?? '')?.[0]
      if (!number || painted.has(number)) continue
      painted.set(number, 0)
      requestAnimationFrame(() => {
        const afterPaint = new MessageChannel()
        afterPaint.port1.onmessage = () => note(number)
        afterPaint.port2.postMessage(null)
      })
    }
  }
  const whenPainted = (number: string): number | Promise<number> =>
    painted.get(number) || new Promise<number>(resolve => waiting.set(number, resolve))
  Reflect.set(window, 'whenPainted', whenPainted)
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
  look()
}

const paintedAt = (page: Page, number: string): Promise<number> =>
  page.evaluate(key => Reflect.get(window, 'whenPainted')(key), number)

const openBoard = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const token = await signInAsAdmin(url)
  // tsx names functions through a helper that the page lacks.
  await context.addInitScript('globalThis.__name = value => value')
  await context.addInitScript(value => localStorage.setItem('accessToken', value), token)
  const page = await context.newPage()
  await page.goto(`${url}/live-order`)
  await page.locator('[data-remote^="orders@"] h1').waitFor()
  await page.waitForTimeout(1000)
  await page.evaluate(watchCards)
  return page
}

interface Board {
  /** ids of the open orders in a state */
  idsIn(status: keyof typeof ORDER_STATUS): Promise<number[]>
  act(orderId: number, action: object): Promise<void>
}

const boardOf = (url: string, token: string): Board => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return {
    idsIn: async status => {
      const query = `BranchId=0&OrderStatusId=${ORDER_STATUS[status]}`
      const answer = await fetch(`${url}/api/Order/GetLiveOrders?${query}`, { headers })
      const { data }: { data: { id: number }[] } = JSON.parse(await answer.text())
      return data.map(({ id }) => id)
    },
    act: async (orderId, action) => {
      const body = JSON.stringify({ orderId, ...action })
      const answer = await fetch(`${url}/api/Order/ExecuteAction`, { method: 'POST', headers, body })
      await answer.arrayBuffer()
    },
  }
}

const rejectAll = async ({ idsIn, act }: Board): Promise<void> => {
  for (const orderId of await idsIn('New'))
    await act(orderId, { action: ORDER_ACTION.Reject, reasonCode: 'TooBusy' })
}

/** Fills the board with orders in preparation, which stay there; a new order is painted at the top of its own lane. */
const fillBoard = async (url: string, { idsIn, act }: Board, cards: number): Promise<void> => {
  const cooked = async () => (await idsIn('Accepted')).length + (await idsIn('Preparing')).length
  for (const { deliveries } of plainOrders(url, Math.max(0, cards - (await cooked()))))
    if (deliveries[0]) await send(url, deliveries[0])
  const end = performance.now() + FILL_LIMIT_MS
  while ((await cooked()) < cards) {
    if (performance.now() > end)
      throw new Error(`The board did not fill: ${await cooked()} of ${cards} orders`)
    for (const orderId of await idsIn('New'))
      await act(orderId, { action: ORDER_ACTION.Accept, prepMinutes: 60 })
  }
}

const asked = askedOf(HELP, {
  counts: { orders: 100, browsers: 5 },
  amounts: { cards: 0 },
  texts: { url: 'http://localhost:4000' },
})

const measure = async (): Promise<void> => {
  const url = originOf(asked.text('url'))
  const token = await signInAsAdmin(url)
  const board = boardOf(url, token)
  await fillBoard(url, board, asked.number('cards'))
  const browser = await launchChromium()
  const pages: Page[] = []
  for (let count = asked.number('browsers'); count > 0; count -= 1) pages.push(await openBoard(browser, url))
  const answers: number[] = []
  const cards: number[] = []
  for (const { draft, deliveries } of plainOrders(url, asked.number('orders'))) {
    const [placed] = deliveries
    if (!placed) continue
    const seen = pages.map(page => paintedAt(page, String(draft.number)))
    const { status, milliseconds } = await send(url, placed)
    const answeredAt = performance.timeOrigin + performance.now()
    if (status !== 200) throw new Error(`The webhook answered ${status}`)
    answers.push(milliseconds)
    for (const at of await Promise.all(seen)) cards.push(at - answeredAt)
    await rejectAll(board)
    await wait(QUIET_MS)
  }
  const drawn = await pages[0]?.locator('article[data-order]').count()
  await browser.close()
  const line = (name: string, numbers: number[]) =>
    console.log(
      `${name}: p50 ${median(numbers).toFixed(1)} ms, p95 ${percentile(numbers, 0.95).toFixed(1)} ms`,
    )
  console.log(`${answers.length} orders, ${drawn} cards, ${pages.length} browsers, load ${loadNow()}`)
  line('webhook answered', answers)
  line('answer to painted card', cards)
}

await runBench(measure)
