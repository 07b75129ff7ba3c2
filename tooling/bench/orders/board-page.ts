import type { CDPSession, Page } from 'playwright-core'
import { launchChromium } from '../chromium.ts'
import type { BenchApp } from './bench-app.ts'

const LIMIT_MS = 120_000

export interface BoardPage {
  page: Page
  cdp: CDPSession
  close(): Promise<void>
}

/** Opens the live orders board in a new browser, with a slower CPU once it has loaded. */
export const openBoard = async ({ url, token }: BenchApp, slower: number): Promise<BoardPage> => {
  const browser = await launchChromium()
  const page = await browser.newPage({
    locale: 'ar-SA',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  page.setDefaultTimeout(LIMIT_MS)
  await page.addInitScript(value => localStorage.setItem('accessToken', value), token)
  // tsx names functions through a helper that the page lacks.
  await page.addInitScript('globalThis.__name = value => value')
  await page.goto(`${url}/live-order`)
  await page.locator('article[data-order]').first().waitFor()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(() => new Promise<unknown>(done => requestIdleCallback(done)))
  return { page, cdp, close: () => browser.close() }
}

/** Returns the CPU time of the page's main thread in ms, without other load on the machine. */
export const cpuOf = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Returns the page's JavaScript heap after garbage collection, in bytes. */
export const heapOf = async (cdp: CDPSession): Promise<number> => {
  for (let round = 0; round < 6; round += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
}
