import type { Browser, BrowserContext, Page } from 'playwright-core'
import { freePort, startApp } from '../fixtures/app-process.ts'
import type { AppProcess } from '../fixtures/app-process.ts'
import { launchBrowser, newVisitor, signIn } from '../fixtures/browser.ts'
import type { DemoAccount } from '../fixtures/browser.ts'
import { startTestPlatforms } from '../fixtures/played-platforms.ts'
import type { PlayedPlatforms } from '../fixtures/played-platforms.ts'

const SHOP = { key: 'hungerstation', storeId: 'HS-1001' } as const
const NEW_SHOP = 'JZ-7777'
const SECRET = 'the-right-secret'
const BRANCH = 'Harbour Branch'

let platforms: PlayedPlatforms
let app: AppProcess
let browser: Browser
const contexts: BrowserContext[] = []

interface Person {
  page: Page
  token: string
}

/** Returns a signed-in person with an empty page. */
const enter = async (account: DemoAccount): Promise<Person> => {
  const context = await newVisitor(browser, { origin: app.origin, language: 'en' })
  contexts.push(context)
  const token = await signIn(context, account)
  return { token, page: await context.newPage() }
}

/** Calls the API as that person. */
const call = async ({ token }: Person, [method = 'GET', path = '']: string[], body?: object) => {
  const answer = await fetch(`${app.origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

const brandOf = async (person: Person): Promise<number> =>
  (await call(person, ['GET', '/api/ServiceProvider/Get'])).data[0].id

beforeAll(async () => {
  const port = await freePort()
  platforms = await startTestPlatforms(`http://localhost:${port}`)
  app = await startApp({ PORT: String(port), ...platforms.environment })
  browser = await launchBrowser()
})
afterAll(async () => {
  for (const context of contexts) await context.close()
  await browser?.close()
  await app?.stop()
  await platforms?.stop()
})

it('a price changed on a platform appears in the list of differences, and one press repairs it', async () => {
  const person = await enter('admin')
  const admin = person.page
  const serviceProviderId = await brandOf(person)
  await call(person, ['POST', '/api/MenuPublication/Add'], { serviceProviderId, channelIds: [1] })
  const { productId, price, name } = await platforms.dishOf(SHOP, dish => dish.price !== null)
  const wanted = price ?? 0
  await admin.goto('/integrations/radar')
  await admin
    .getByText(/^Every platform checked|^Checked/)
    .first()
    .waitFor()
  const changed = { storeId: SHOP.storeId, productId, price: wanted + 7 }
  await platforms.command(SHOP.key, 'set-price', changed)
  const row = admin.getByRole('row', { name: new RegExp(name.en) })
  await row.getByText('+7.00').waitFor()
  await row.getByRole('button', { name: /^Correct the price/ }).click()
  const mended = await platforms.dishOf(SHOP, dish => dish.productId === productId && dish.price === wanted)
  expect(mended.name).toEqual(name)
  await row.getByText(/^Fixed/).waitFor()
})

it('a merchant requests a connection, the operator connects it once the platform accepts the credentials, a test order arrives, and the connection is paused', async () => {
  const person = await enter('admin')
  const admin = person.page
  const { page: operator } = await enter('operator')
  const hours = [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({ dayOfWeek, from: '00:00', to: '23:59' }))
  const branch = { name: { ar: BRANCH, en: BRANCH }, phone: '0126543210', city: 'jeddah', hours }
  await call(person, ['POST', '/api/Branch/Add'], { serviceProviderId: await brandOf(person), ...branch })
  await platforms.command('jahez', 'add-shop', { storeId: NEW_SHOP, secret: SECRET })

  await admin.goto('/integrations')
  const cell = (page: Page) =>
    page.getByRole('region', { name: BRANCH }).getByRole('listitem').filter({ hasText: 'Jahez' })
  await cell(admin).getByRole('button', { name: 'Ask for it' }).click()
  await admin.getByRole('dialog').getByLabel('Store number at the platform').fill(NEW_SHOP)
  await admin.getByRole('button', { name: 'Send the request' }).click()
  await cell(admin).getByText('Waits for the operator').waitFor()

  await operator.goto('/integrations')
  await operator
    .getByRole('region', { name: 'Requests of merchants' })
    .getByRole('listitem')
    .filter({ hasText: BRANCH })
    .getByRole('link', { name: 'Connect' })
    .click()
  const credential = operator.getByRole('form', { name: 'Credential' })
  await credential.locator('input[type=password]').fill('a-wrong-secret')
  await credential.getByRole('button', { name: 'Test and connect' }).click()
  await operator.getByText('Jahez does not accept this credential. Nothing was saved.').waitFor()
  await credential.locator('input[type=password]').fill(SECRET)
  await credential.getByRole('button', { name: 'Test and connect' }).click()
  await operator.getByText('The platform accepted the credential.').waitFor()

  await cell(admin).getByText('Connected').waitFor()
  const choose = async (item: string) => {
    await cell(admin)
      .getByRole('button', { name: `Jahez · ${BRANCH}` })
      .click()
    await admin.getByRole('menuitem', { name: item }).click()
  }
  await Promise.all([
    admin.getByText('The test order is on its way to live orders.').waitFor(),
    choose('Send a test order'),
  ])
  const board = await admin.context().newPage()
  await board.goto('/live-order')
  await board.locator('article').filter({ hasText: BRANCH }).first().waitFor()
  await board.close()
  await choose('Pause: 1 hour')
  await cell(admin).getByText('Paused').waitFor()
})

it('a request that the operator declines shows the reason', async () => {
  const person = await enter('second')
  const admin = person.page
  const { page: operator } = await enter('operator')
  const name = 'Pier Branch'
  const hours = [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({ dayOfWeek, from: '00:00', to: '23:59' }))
  const branch = { name: { ar: name, en: name }, phone: '0126543210', city: 'jeddah', hours }
  await call(person, ['POST', '/api/Branch/Add'], { serviceProviderId: await brandOf(person), ...branch })
  const { data } = await call(person, ['GET', '/api/Branch/Get?PaginatedRequest.PageSize=100'])
  const found = data.find((each: { name: string }) => each.name.includes(name))
  await call(person, ['POST', '/api/Integration/Request'], {
    channelId: 2,
    branches: [{ branchId: found.id }],
  })

  await operator.goto('/integrations')
  const line = operator.getByRole('listitem').filter({ hasText: name })
  await line.getByRole('button', { name: 'Decline' }).click()
  const dialog = operator.getByRole('dialog', { name: 'Decline the request' })
  await dialog.getByLabel('Reason').fill('Jahez has no contract with this shop yet')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await line.waitFor({ state: 'detached' })

  await admin.goto('/integrations')
  await admin.getByText('Jahez has no contract with this shop yet').waitFor()
  await admin.getByRole('button', { name: 'Ask again' }).waitFor()
})
