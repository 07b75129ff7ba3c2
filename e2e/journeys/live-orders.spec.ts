import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor, origin, signIn } from '../fixtures/browser.ts'
import { boardOf, cardOf, receiveOrders } from '../fixtures/live-cards.ts'
import { simulateOrders } from '../fixtures/platform.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
let first: Page
let second: Page
let kitchen: Page

beforeAll(async () => {
  browser = await launchBrowser()
  first = await boardOf(browser, 'admin')
  second = await boardOf(browser, 'staff')
  kitchen = await boardOf(browser, 'kitchen')
})
afterAll(() => browser.close())

/** Sends one order from a simulated platform; returns the id of its card on the first board. */
const receiveOrder = async (...options: string[]): Promise<string> => {
  const [id = ''] = await receiveOrders(first, '--count', '1', ...options)
  return id
}

const headersOf = async (page: Page) => ({
  Authorization: `Bearer ${await page.evaluate(
    () => localStorage.getItem('accessToken') ?? sessionStorage.getItem('accessToken'),
  )}`,
})

/** Activates the products of an order again for other journeys; one of them was unavailable. */
const activateDishesOf = async (id: string): Promise<void> => {
  const headers = await headersOf(first)
  const answer = await first.request.get(`/api/Order/Details/${id}`, { headers })
  const { productOrder }: { productOrder: { productId: number }[] } = await answer.json()
  const ended = await first.request.put('/api/Product/Activate', {
    headers,
    data: { productIds: productOrder.map(({ productId }) => productId) },
  })
  expect(ended.ok()).toBe(true)
}

describe('a live order', () => {
  it('appears in every open browser of the merchant by push, without an extra request', async () => {
    const requested: string[] = []
    second.on('request', request => requested.push(request.url()))
    const id = await receiveOrder('--channel', 'jahez')
    await cardOf(second, id).waitFor()
    await cardOf(kitchen, id).waitFor()
    expect(requested.filter(url => url.includes('/api/Order/GetLiveOrders'))).toEqual([])
  })

  it('moves with an animation from lane to lane', async () => {
    const id = await receiveOrder('--channel', 'jahez')
    await cardOf(first, id).waitFor()
    await first.evaluate(order => {
      const play = Element.prototype.animate
      Element.prototype.animate = function (this: Element, keyframes, options) {
        if (this.querySelector(`[data-order="${order}"]`))
          performance.mark('way', { detail: JSON.stringify(keyframes) })
        return play.call(this, keyframes, options)
      }
    }, id)
    await cardOf(first, id).getByRole('button', { name: 'Accept' }).click()
    await cardOf(first, id).getByRole('button', { name: 'Mark ready' }).waitFor()
    const ways = await first.evaluate(() =>
      performance
        .getEntriesByName('way')
        .map(entry => (entry instanceof PerformanceMark ? entry.detail : '')),
    )
    // The lanes stand side by side, so the movement is horizontal.
    expect(ways.join()).toMatch(/translate\(-?[1-9]\d*/)
  })

  it('is accepted with a preparation time, made ready and handed over, and a second browser follows', async () => {
    const id = await receiveOrder('--channel', 'keeta')
    await cardOf(first, id).getByRole('radio', { name: /^15/ }).click()
    await cardOf(first, id).getByRole('button', { name: 'Accept' }).click()
    await cardOf(second, id).getByRole('button', { name: 'Mark ready' }).waitFor()
    await cardOf(second, id).getByRole('button', { name: 'Mark ready' }).click()
    await cardOf(first, id).getByRole('button', { name: 'Hand over' }).waitFor()
    await cardOf(first, id).getByRole('button', { name: 'Hand over' }).click()
    await cardOf(second, id).getByRole('button', { name: 'Hand over' }).waitFor({ state: 'detached' })
  })

  it('cannot be accepted by the kitchen, which may only prepare it and make it ready', async () => {
    const id = await receiveOrder('--channel', 'jahez')
    await cardOf(kitchen, id).waitFor()
    expect(await cardOf(kitchen, id).getByRole('button', { name: 'Accept' }).count()).toBe(0)
    await cardOf(first, id).getByRole('button', { name: 'Accept' }).click()
    await cardOf(kitchen, id).getByRole('button', { name: 'Mark ready' }).click()
    await cardOf(first, id).getByRole('button', { name: 'Hand over' }).waitFor()
  })

  it('is rejected with a reason, and the unavailable product is snoozed with it', async () => {
    const id = await receiveOrder('--channel', 'jahez')
    await cardOf(first, id).getByRole('button', { name: 'Reject' }).click()
    const sheet = first.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Item unavailable' }).click()
    const line = sheet.getByRole('checkbox').first()
    await line.check()
    await sheet.getByRole('button', { name: 'Reject order' }).click()
    await cardOf(second, id).getByRole('button', { name: 'Accept' }).waitFor({ state: 'detached' })
    await activateDishesOf(id)
  })

  it('appears once, however often its event is sent', async () => {
    const id = await receiveOrder('--channel', 'hungerstation', '--duplicates', '1')
    // A later order is on the board: so would be the duplicate.
    await receiveOrder('--channel', 'hungerstation')
    const name = await cardOf(first, id).getAttribute('aria-label')
    expect(await first.getByRole('article', { name: name ?? '', exact: true }).count()).toBe(1)
  })

  it('is stored and asks for attention if a product is unknown', async () => {
    await simulateOrders('--count', '1', '--channel', 'keeta', '--unknown', '1')
    await first
      .getByText(/orders? needs? you/)
      .first()
      .waitFor()
    await first.getByRole('button', { name: 'Fix' }).click()
    await first
      .getByRole('dialog')
      .getByText(/unknown item from Keeta/i)
      .first()
      .waitFor()
    await first.keyboard.press('Escape')
  })

  it('rings if a press has enabled the sound', async () => {
    const page = await boardOf(browser, 'admin')
    await page.getByRole('button', { name: 'Test the sound' }).click()
    await page.getByRole('button', { name: 'Yes, I heard it' }).click()
    await page
      .getByText(/Sound armed|Silence for 30 s/)
      .first()
      .waitFor()
    await page.context().close()
  })
})

describe('the stream', () => {
  it('delivers events from a lost connection', async () => {
    await second.context().setOffline(true)
    const id = await receiveOrder('--channel', 'jahez')
    await second.context().setOffline(false)
    await cardOf(second, id).waitFor()
  })

  it('is one connection for all tabs of a browser', async () => {
    const context = await newVisitor(browser, { language: 'en' })
    const streams: string[] = []
    context.on('request', request => {
      if (request.url().includes('/api/Order/Stream')) streams.push(request.url())
    })
    await signIn(context, 'admin')
    const page = await context.newPage()
    await page.goto('/live-order')
    await page.getByText(/^Updated /).waitFor()
    const other = await context.newPage()
    await other.goto(`${origin()}/live-order`)
    await other.getByText(/^Updated /).waitFor()
    // The shared connection delivered it: a tab with its own would have opened it before.
    await cardOf(other, await receiveOrder('--channel', 'keeta')).waitFor()
    expect(streams).toHaveLength(1)
    await context.close()
  })
})

describe('without a network', () => {
  const actionsOf = async (id: string): Promise<string[]> => {
    const answer = await first.request.get(`/api/Order/History/${id}`, { headers: await headersOf(first) })
    const history: { action: string }[] = await answer.json()
    return history.map(({ action }) => action).filter(action => ['Accept', 'MarkReady'].includes(action))
  }

  it('actions are stored on the device, survive their page, and are sent once, in order', async () => {
    const page = await boardOf(browser, 'staff')
    const context = page.context()
    const id = await receiveOrder('--channel', 'hungerstation')
    await cardOf(page, id).waitFor()
    await context.setOffline(true)
    await cardOf(page, id).getByRole('button', { name: 'Accept' }).click()
    await cardOf(page, id).getByRole('button', { name: 'Mark ready' }).click()
    await page.getByText('2 steps are kept on this device').waitFor()
    await page.close()
    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto(`${origin()}/live-order`)
    await cardOf(first, id).getByRole('button', { name: 'Hand over' }).waitFor()
    await expectEventually(async () => (await actionsOf(id)).toSorted()).toEqual(['Accept', 'MarkReady'])
  })
})
