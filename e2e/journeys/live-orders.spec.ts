import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor, origin, signIn, type DemoAccount } from '../fixtures/browser.ts'
import { simulateOrders } from '../fixtures/platform.ts'

let browser: Browser
let first: Page
let second: Page
let kitchen: Page

const openBoard = async (account: DemoAccount): Promise<Page> => {
  const page = await (await newVisitor(browser, { language: 'en' })).newPage()
  await signIn(page, account)
  await page.goto('/live-order')
  await page.getByRole('heading', { name: 'Live Orders', level: 1 }).waitFor()
  await page.getByText(/^Updated /).waitFor()
  return page
}

beforeAll(async () => {
  browser = await launchBrowser()
  first = await openBoard('admin')
  second = await openBoard('staff')
  kitchen = await openBoard('kitchen')
})
afterAll(() => browser.close())

const numbers = (page: Page): Promise<string[]> =>
  page.getByRole('article').evaluateAll(cards => cards.map(card => card.getAttribute('aria-label') ?? ''))

/** Sends one order from outside and returns its card's name on the first board: "Order 5861". */
const receiveOrder = async (...options: string[]): Promise<string> => {
  const before = await numbers(first)
  await simulateOrders('--count', '1', '--rate', '600/min', ...options)
  await first.waitForFunction(
    known =>
      [...document.querySelectorAll('article')].some(card => !known.includes(card.getAttribute('aria-label') ?? '')),
    before,
  )
  return (await numbers(first)).find(name => !before.includes(name)) ?? ''
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

describe('a live order', () => {
  it('appears in every open browser of the merchant by push, without a request of its own', async () => {
    const requested: string[] = []
    second.on('request', request => requested.push(request.url()))
    const name = await receiveOrder('--channel', 'jahez')
    await card(second, name).waitFor({ timeout: 1000 })
    await card(kitchen, name).waitFor({ timeout: 1000 })
    expect(requested.filter(url => url.includes('/api/Order/GetLiveOrders'))).toEqual([])
  })

  it('is accepted with a preparation time, made ready and handed over, and a second browser follows', async () => {
    const name = await receiveOrder('--channel', 'keeta')
    await card(first, name).getByRole('radio', { name: /^20/ }).click()
    await card(first, name).getByRole('button', { name: 'Accept' }).click()
    await card(second, name).getByRole('button', { name: 'Mark ready' }).waitFor()
    await card(second, name).getByRole('button', { name: 'Mark ready' }).click()
    await card(first, name).getByRole('button', { name: 'Hand over' }).waitFor()
    await card(first, name).getByRole('button', { name: 'Hand over' }).click()
    await card(second, name).getByRole('button', { name: 'Hand over' }).waitFor({ state: 'detached' })
  })

  it('cannot be accepted by the kitchen, which may only prepare it and make it ready', async () => {
    const name = await receiveOrder('--channel', 'jahez')
    await card(kitchen, name).waitFor()
    expect(await card(kitchen, name).getByRole('button', { name: 'Accept' }).count()).toBe(0)
    await card(first, name).getByRole('button', { name: 'Accept' }).click()
    await card(kitchen, name).getByRole('button', { name: 'Mark ready' }).click()
    await card(first, name).getByRole('button', { name: 'Hand over' }).waitFor()
  })

  it('is rejected with a reason, and the unavailable product is snoozed with it', async () => {
    const name = await receiveOrder('--channel', 'jahez')
    await card(first, name).getByRole('button', { name: 'Reject' }).click()
    const sheet = first.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Item unavailable' }).click()
    const line = sheet.getByRole('checkbox').first()
    await line.check()
    await sheet.getByRole('button', { name: 'Reject order' }).click()
    await card(second, name).getByRole('button', { name: 'Accept' }).waitFor({ state: 'detached' })
  })

  it('comes once, however often its event is sent', async () => {
    const name = await receiveOrder('--channel', 'hungerstation', '--duplicates', '1')
    await first.waitForTimeout(500)
    expect((await numbers(first)).filter(found => found === name)).toHaveLength(1)
  })

  it('with an unknown product is kept and asks for attention', async () => {
    await simulateOrders('--count', '1', '--rate', '600/min', '--channel', 'keeta', '--unknown', '1')
    await first.getByText(/orders? needs? you/).first().waitFor()
    await first.getByRole('button', { name: 'Fix' }).click()
    await first.getByRole('dialog').getByText(/unknown item from Keeta/i).first().waitFor()
    await first.keyboard.press('Escape')
  })

  it('rings when the sound was armed by a press', async () => {
    const page = await openBoard('admin')
    await page.getByRole('button', { name: 'Test the sound' }).click()
    await page.getByRole('button', { name: 'Yes, I heard it' }).click()
    await page.getByText('Sound armed').waitFor()
  })
})

describe('the stream', () => {
  it('brings what happened while the connection was cut', async () => {
    await second.context().setOffline(true)
    const name = await receiveOrder('--channel', 'jahez')
    await second.waitForTimeout(300)
    await second.context().setOffline(false)
    await card(second, name).waitFor({ timeout: 15_000 })
  })

  it('is one connection for all tabs of a browser', async () => {
    const context = await newVisitor(browser, { language: 'en' })
    const streams: string[] = []
    context.on('request', request => {
      if (request.url().includes('/api/Order/Stream')) streams.push(request.url())
    })
    const page = await context.newPage()
    await signIn(page, 'admin')
    await page.evaluate(() => localStorage.setItem('accessToken', sessionStorage.getItem('accessToken') ?? localStorage.getItem('accessToken') ?? ''))
    const other = await context.newPage()
    await other.goto(`${origin()}/live-order`)
    await other.getByText(/^Updated /).waitFor()
    await other.waitForTimeout(500)
    expect(streams).toHaveLength(1)
  })
})
