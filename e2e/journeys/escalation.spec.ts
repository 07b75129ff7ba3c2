import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor, signIn } from '../fixtures/browser.ts'
import type { DemoAccount } from '../fixtures/browser.ts'
import { simulateOrders } from '../fixtures/platform.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

declare global {
  interface Window {
    /** titles of notifications in order, with closed ones marked */
    sufraNotices: { title: string; isClosed: boolean }[]
    isAway: boolean
  }
}

let browser: Browser
let counter: Page
let away: Page

beforeAll(async () => {
  // The headless shell grants no notifications.
  browser = await launchBrowser({ isWhole: true })
})

/** Restored afterwards, so that orders of other journeys do not escalate so expectEventually. */
let settingsBefore: object | undefined
afterAll(async () => {
  if (settingsBefore)
    await counter.request.put('/api/Escalation/Update', {
      headers: { Authorization: `Bearer ${await tokenOf(counter)}` },
      data: settingsBefore,
    })
  await browser.close()
})

const tokenOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('accessToken') ?? sessionStorage.getItem('accessToken'))

/** Records the browser's notifications, and lets the page act as one in the background. */
const watchNotices = () => {
  window.sufraNotices = []
  window.isAway = false
  const Native = Notification
  window.Notification = class extends Native {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options)
      const noted = { title, isClosed: false }
      window.sufraNotices.push(noted)
      const close = this.close.bind(this)
      this.close = () => {
        noted.isClosed = true
        close()
      }
    }
  }
  Object.defineProperty(document, 'visibilityState', { get: () => (window.isAway ? 'hidden' : 'visible') })
}

const openBoard = async (account: DemoAccount): Promise<Page> => {
  const context = await newVisitor(browser, { language: 'en' })
  await context.grantPermissions(['notifications'])
  await context.addInitScript(watchNotices)
  await signIn(context, account)
  const page = await context.newPage()
  await page.goto('/live-order')
  await page.getByText(/^Updated /).waitFor()
  await page.getByRole('button', { name: 'Test the sound' }).click()
  await page.getByRole('button', { name: 'Yes, I heard it' }).click()
  await page
    .getByText(/Sound armed|Silence for 30 s/)
    .first()
    .waitFor()
  return page
}

const panelOf = async (page: Page) => {
  await page.getByRole('button', { name: /^(Sound armed|Order bell)$/ }).click()
  return page.getByRole('dialog', { name: 'Order bell' })
}

const goAway = (page: Page) =>
  page.evaluate(() => {
    window.isAway = true
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** Returns the server's history of an order. */
const timelineOf = async (page: Page, id: string): Promise<{ action: string; note: string | null }[]> => {
  const headers = { Authorization: `Bearer ${await tokenOf(page)}` }
  return (await page.request.get(`/api/Order/History/${id}`, { headers })).json()
}

it('an untouched order reaches a second person, who had no notification before, and the history records it', async () => {
  counter = await openBoard('admin')
  const panel = await panelOf(counter)
  const asked = counter.waitForResponse('**/api/Escalation/Get?*')
  await panel.getByRole('button', { name: 'When nobody answers' }).click()
  const { branchId, settings: before }: { branchId: number; settings: object } = await (await asked).json()
  settingsBefore = { branchId, settings: before }
  const settings = counter.getByRole('dialog', { name: 'When nobody answers' })
  await settings.getByRole('region', { name: 'Ring louder' }).getByRole('textbox').fill('5')
  await settings.getByRole('switch', { name: 'Ask the managers' }).check()
  await settings
    .getByRole('region', { name: 'Ask the managers' })
    .getByLabel(/seconds/)
    .fill('6')
  await settings.getByRole('button', { name: 'Save' }).click()
  await settings.waitFor({ state: 'detached' })
  await panel.getByRole('button', { name: 'Yes, I heard it' }).click()

  away = await openBoard('staff')
  const own = await panelOf(away)
  await own.getByLabel('This device rings').selectOption('escalated')
  // The browser asks for its permission in between.
  await own.getByRole('switch', { name: 'Notifications on this device' }).click()
  await own.getByRole('switch', { name: 'Notifications on this device', checked: true }).waitFor()
  await own.getByRole('button', { name: 'Yes, I heard it' }).click()
  await goAway(away)

  const [number = ''] = await simulateOrders('--count', '1', '--channel', 'jahez', '--store', 'JZ-2001')
  const title = `Nobody has answered order #${number}`
  // Orders of other journeys may wait as well.
  await away.waitForFunction(wanted => window.sufraNotices.some(noted => noted.title === wanted), title)
  await away.getByRole('button', { name: 'Silence for 30 s' }).waitFor()
  const card = counter.getByRole('article', { name: `Order ${number}`, exact: true })
  const id = (await card.getAttribute('data-order')) ?? ''
  await expectEventually(async () => {
    const steps = (await timelineOf(counter, id)).filter(({ action }) => action === 'Escalate')
    return steps.slice(0, 2).map(({ note }) => note)
  }).toEqual(['louder', 'managers'])

  await card.getByRole('button', { name: 'Accept' }).click()
  await away.waitForFunction(
    wanted => window.sufraNotices.every(noted => noted.title !== wanted || noted.isClosed),
    title,
  )

  await counter.reload()
  // An order of another journey may be Missed: that bar has the same button.
  await counter
    .locator('div')
    .filter({ hasText: /waited too long in the last 24 hours/ })
    .filter({ has: counter.getByRole('button', { name: 'Show', exact: true }) })
    .last()
    .getByRole('button', { name: 'Show', exact: true })
    .click()
  await counter
    .getByRole('dialog', { name: 'Nearly missed' })
    .getByText('Managers were asked')
    .first()
    .waitFor()
})
