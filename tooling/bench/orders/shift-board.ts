import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { send } from '../../simulate/send.ts'
import { percentile } from '../../figures/figures.ts'
import { plainOrders } from '../orders.ts'
import { actOn, workedOff } from './bench-app.ts'
import type { BenchApp } from './bench-app.ts'
import { cpuOf, heapOf, openBoard } from './board-page.ts'

/** Factor by which the page's CPU is slowed down. */
export const BOARD_SLOWER = 6
const ORDERS = 200
const EVENTS_PER_SECOND = 5
const REJECT = { action: 2, reasonCode: 'TooBusy' } as const
const INPUT_EVERY_MS = 700

// Runs in the page: records the browser's event timings and long tasks.
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

/** Returns ids of the demo merchant's new orders, newest first. */
const newOrders = async ({ owner }: BenchApp): Promise<number[]> => {
  const { rows } = await owner.query<{ id: number }>(
    `select id from app_order where account_id = 1 and status = 'New' order by id desc`,
  )
  return rows.map(({ id }) => id)
}

/** Sends and rejects orders, so that the board keeps its size: two events per order. */
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

/** Opens and closes the menu of one card after the other by keyboard, until stopped. */
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
  /** CPU time of the page's main thread per second of presses and events, in ms */
  cpuPerSecond: number
  heapBefore: number
  heapAfter: number
  shiftOrders: number
}

/** Measures a full board while orders come and go: its response to a press, and its memory after a shift. */
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
    // Cards are rendered in steps, and the measurement needs a full board.
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
    // The orders of a shift without the pauses between them.
    await keepBusy(app, { perSecond: Number.POSITIVE_INFINITY, pairs: shiftOrders })()
    await wait(INPUT_EVERY_MS)
    const heapAfter = await heapOf(cdp)
    return {
      cards,
      presses: inputs.length,
      inputP95: percentile(inputs, 0.95),
      longestTask: Math.max(...tasks),
      cpuPerSecond,
      heapBefore,
      heapAfter,
      shiftOrders,
    }
  } finally {
    await close()
  }
}
