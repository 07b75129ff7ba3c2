import type { Browser, Page } from 'playwright-core'
import { atRest, violationsOf } from '../fixtures/accessibility.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { boardOf, cardOf, receiveOrders } from '../fixtures/live-cards.ts'
import { simulateOrders } from '../fixtures/platform.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  page = await boardOf(browser, 'admin')
})
afterAll(() => browser.close())

/** Sends orders from a simulated platform; returns the ids of their cards. */
const receive = (count: number, channel: string): Promise<string[]> =>
  receiveOrders(page, '--count', String(count), '--channel', channel)

const card = (id: string) => cardOf(page, id)
const expectAccessible = () =>
  expectEventually(async () => {
    await atRest(page)
    return violationsOf(page)
  }).toEqual([])

const wall = () => page.getByRole('dialog', { name: 'Wall screen' })

const fromMenu = async (item: string) => {
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

it('several new orders are accepted with one press, on the server too', async () => {
  const ids = await receive(3, 'jahez')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const id of ids)
    await card(id)
      .getByRole('checkbox')
      .click({ position: { x: 10, y: 10 } })
  await page.getByRole('button', { name: 'Accept 3' }).click()
  for (const id of ids) await card(id).getByRole('button', { name: 'Mark ready' }).waitFor()
  await page.reload()
  for (const id of ids) await card(id).getByRole('button', { name: 'Mark ready' }).waitFor()
})

it('a filtered platform is hidden, stays hidden after a reload, announces its next order, and reappears', async () => {
  const [id = ''] = await receive(1, 'jahez')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('checkbox', { name: 'Keeta' }).check({ force: true })
  await page.keyboard.press('Escape')
  await card(id).waitFor({ state: 'detached' })
  await page.goto('/live-order')
  const bar = page.getByText(/^Keeta:/)
  await bar.waitFor()
  const before = await bar.textContent()
  await simulateOrders('--count', '1', '--channel', 'jahez')
  await page.waitForFunction(
    known => document.body.textContent?.includes('Keeta: ') && !document.body.textContent.includes(known),
    before ?? '',
  )
  await page.getByRole('button', { name: 'Show all' }).click()
  await card(id).waitFor()
})

it('the wall view fits its orders without a scroll bar on both screen sizes, is accessible, and closes with Escape', async () => {
  await receive(2, 'hungerstation')
  await fromMenu('Wall screen')
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await wall().getByRole('article').first().waitFor()
    // The lanes adapt once the resize event arrives.
    await expectEventually(() =>
      wall().evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
        scrollHeight > clientHeight,
        scrollWidth > clientWidth,
      ]),
    ).toEqual([false, false])
  }
  await expectAccessible()
  await page.keyboard.press('Escape')
  await wall().waitFor({ state: 'detached' })
  await expectEventually(() => new URL(page.url()).search).toBe('')
})

it('the kitchen ticks off the products of an order and makes it ready; the counts above follow', async () => {
  const [id = ''] = await receive(1, 'keeta')
  await card(id).getByRole('button', { name: 'Accept' }).click()
  await card(id).getByRole('button', { name: 'Mark ready' }).waitFor()
  await fromMenu('Kitchen view')
  await fromMenu('To prepare now')
  await page.getByText(/^To prepare now: \d+ items?$/).waitFor()
  await card(id).getByRole('checkbox').first().check()
  await expectAccessible()
  await card(id).getByRole('button', { name: 'Mark ready' }).click()
  await card(id).waitFor({ state: 'detached' })
  await fromMenu('Hide “to prepare now”')
  await fromMenu('Back to the lanes')
  await card(id).getByRole('button', { name: 'Hand over' }).waitFor()
})
