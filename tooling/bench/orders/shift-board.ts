import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { send } from '../../simulate/send.ts'
import { percentile } from '../../figures/figures.ts'
import { plainOrders } from '../orders.ts'
import { actOn, workedOff } from './bench-app.ts'
import type { BenchApp } from './bench-app.ts'
import { cpuOf, heapOf, openBoard } from './board-page.ts'

/** How much slower than the machine the page's processor is made. */
export const BOARD_SLOWER = 6
const ORDERS = 200
const EVENTS_PER_SECOND = 5
const REJECT = { action: 2, reasonCode: 'TooBusy' } as const
const INPUT_EVERY_MS = 700

// Runs in the page: what its own tools say of every press, and of every time in which it did nothing else.
const watchBoard = () => {
  const seen = { inputs: new Map<number, number>(), tasks: [0] }
  Reflect.set(window, 'seen', seen)
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, 'interactionId') ?? 0)
      if (id > 0) seen.inputs.set(id, Math.max(entry.duration, seen.inputs.get(id) ?? 0))
    }
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration)
  }).observe({ type: 'longtask' })
}

const readSeen = (page: Page): Promise<{ inputs: number[]; tasks: number[] }> =>
  page.evaluate(() => {
    const { inputs, tasks } = Reflect.get(window, 'seen')
    return { inputs: [...inputs.values()], tasks }
  })

/** Ids of the demo merchant's new orders, the latest first. */
const newOrders = async ({ owner }: BenchApp): Promise<number[]> => {
  const { rows } = await owner.query<{ id: number }>(
    `select id from app_order where account_id = 1 and status = 'New' order by id desc`,
  )
  return rows.map(({ id }) => id)
}

/** Orders come and are refused, so that the board keeps its size: two events each time. */
const keepBusy = (app: BenchApp, { perSecond, pairs }: { perSecond: number; pairs: number }) => {
  const orders = plainOrders(app.url, pairs)
  return async (): Promise<void> => {
    const begun = performance.now()
    let turn = 0
    for (const { deliveries } of orders) {
      if (!deliveries[0]) continue
      await send(app.url, deliveries[0])
      const [orderId] = await newOrders(app)
      if (orderId !== undefined) await actOn(app, { orderId, ...REJECT })
      turn += 1
      await wait(Math.max(0, begun + (turn * 2000) / perSecond - performance.now()))
    }
  }
}

/** Opens the menu of one card after the other and closes it again by the keyboard, until told to stop. */
const pressOn = async (page: Page, signal: AbortSignal): Promise<void> => {
  const menus = page.locator('#lane-new article [aria-haspopup=menu]')
  for (let turn = 0; !signal.aborted; turn += 1) {
    await menus.nth(turn % 3).click()
    await page.keyboard.press('Escape')
    await wait(INPUT_EVERY_MS)
  }
}

export interface ShiftBoard {
  cards: number
  presses: number
  inputP95: number
  longestTask: number
  /** of the page's main thread for a second of presses and events, in ms */
  cpuPerSecond: number
  heapBefore: number
  heapAfter: number
  shiftOrders: number
}

/** A full board while orders come and go: how soon it answers a press, and what it holds after a shift. */
export const shiftBoard = async (
  app: BenchApp,
  { seconds, shiftOrders }: { seconds: number; shiftOrders: number },
): Promise<ShiftBoard> => {
  const missing = ORDERS - (await newOrders(app)).length
  for (const { deliveries } of plainOrders(app.url, missing))
    if (deliveries[0]) await send(app.url, deliveries[0])
  await workedOff(app)
  const { page, cdp, close } = await openBoard(app, BOARD_SLOWER)
  try {
    const drawn = page.locator('article[data-order]')
    // They are drawn in steps, and a full board is what is asked about.
    await drawn.nth(ORDERS - 1).waitFor({ state: 'attached' })
    const cards = await drawn.count()
    await page.evaluate(watchBoard)
    const isOver = new AbortController()
    const pressing = pressOn(page, isOver.signal)
    const [begun, before] = [performance.now(), await cpuOf(cdp)]
    const pairs = Math.round((seconds * EVENTS_PER_SECOND) / 2)
    await keepBusy(app, { perSecond: EVENTS_PER_SECOND, pairs })()
    isOver.abort()
    await pressing
    const cpuPerSecond = (((await cpuOf(cdp)) - before) / (performance.now() - begun)) * 1000
    const { inputs, tasks } = await readSeen(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const heapBefore = await heapOf(cdp)
    // The orders of a shift one after the other, without the waiting between them.
    await keepBusy(app, { perSecond: Number.POSITIVE_INFINITY, pairs: shiftOrders })()
    await wait(INPUT_EVERY_MS)
    const heapAfter = await heapOf(cdp)
    return {
      ...{
        cards,
        presses: inputs.length,
        inputP95: percentile(inputs, 0.95),
        longestTask: Math.max(...tasks),
      },
      ...{ cpuPerSecond, heapBefore, heapAfter, shiftOrders },
    }
  } finally {
    await close()
  }
}
