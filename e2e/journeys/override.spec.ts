import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { startApp } from '../fixtures/app-process.ts'
import type { AppProcess } from '../fixtures/app-process.ts'
import { launchBrowser, pageOf } from '../fixtures/browser.ts'
import { DeveloperAtWork } from '../fixtures/remote-dev-server.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

const PAGE = 'src/features/live-menu/live-menu.page.tsx'
const TITLE = "title={t('menus:nav.liveMenu')}"

let browser: Browser
let app: AppProcess
let developer: DeveloperAtWork

// A production deployment in terms of overrides: only the operator and holders of a signed link.
beforeAll(async () => {
  ;[browser, developer] = await Promise.all([launchBrowser(), DeveloperAtWork.sitsDown('menus')])
  app = await startApp({
    REMOTE_ORIGINS: developer.origin,
    OVERRIDES: 'signed',
    RATE_LIMIT_FACTOR: '1000',
  })
  await developer.start()
})

afterAll(async () => {
  await browser.close()
  await developer.leaves()
  await app.stop()
})

const merchantPage = (): Promise<Page> => pageOf(browser, 'admin', { origin: app.origin })

/** Returns the query of `pnpm remote override-link menus URL`. */
const signedQuery = async (): Promise<string> => {
  const answer = await fetch(`${app.origin}/api/Release/SignOverride`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Deploy ${readFileSync(path.join(app.dataDir, 'deploy-token'), 'utf8').trim()}`,
    },
    body: JSON.stringify({ name: 'menus', url: developer.origin }),
  })
  const { query }: { query: string } = await answer.json()
  return query
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const running = (page: Page): Promise<string | null> =>
  page.locator('[data-remote^="menus@"]').getAttribute('data-remote')
const accept = (page: Page) => page.getByRole('button', { name: 'Run it', exact: true })
const reset = (page: Page) => page.getByRole('button', { name: 'Back to the released version' })
const markPage = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.set(window, 'notReloaded', true))
const isMarked = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'notReloaded'))

describe('a remote from a developer’s machine in the production host', () => {
  it('is refused to a merchant without a signed link, with the reason', async () => {
    const page = await merchantPage()
    await page.goto(`/menusForUser?remote-menus=${encodeURIComponent(developer.origin)}`)
    await page.getByText('only with a signed link').waitFor()
    expect(await running(page)).not.toContain('override')
    await expectEventually(() => new URL(page.url()).search).toBe('')
    await page.context().close()
  })

  it('runs by a signed link, follows each source change without a reload, and ends with one press', async () => {
    const page = await merchantPage()
    await page.goto(`/menusForUser?${await signedQuery()}`)
    await page.getByText('A link asks to run a test version').waitFor()
    expect(await running(page)).not.toContain('override')
    await accept(page).click()
    await page.getByText('This tab shows a test version').waitFor()
    await page.getByText(`menus ← ${developer.origin}/`).waitFor()
    // The banner appears at the press; the code changes once it has loaded.
    await page.locator('[data-remote^="menus@"][data-remote*="override"]').waitFor()
    await expectEventually(() => new URL(page.url()).search).toBe('')

    const search = page.getByLabel('Search by name')
    await search.fill('burger')
    await markPage(page)
    developer.edit(PAGE, [TITLE, 'title="Edited menu"'])
    await heading(page, 'Edited menu').waitFor()
    await expectEventually(() => search.inputValue()).toBe('burger')
    expect(await isMarked(page)).toBe(true)

    developer.edit(PAGE, ['title="Edited menu"', 'title=<'])
    await page.getByText('The last change does not compile').waitFor()
    await heading(page, 'Edited menu').waitFor()

    await page.getByRole('link', { name: 'Live Orders' }).click()
    await heading(page, 'Live Orders').waitFor()
    await page.getByText('This tab shows a test version').waitFor()
    await page.getByRole('link', { name: 'Live Menu' }).click()
    await heading(page, 'Edited menu').waitFor()
    await search.fill('burger')
    await reset(page).click()
    await heading(page, 'Live Menu').waitFor()
    await page.locator('[data-remote^="menus@"]:not([data-remote*="override"])').waitFor()
    await expectEventually(() => search.inputValue()).toBe('burger')
    expect(await isMarked(page)).toBe(true)
    await page.getByText('This tab shows a test version').waitFor({ state: 'detached' })
    developer.edit(PAGE, ['title=<', TITLE])
    await page.context().close()
  })

  it('leaves a card with the way back if it is unreachable, which works without a reload', async () => {
    const page = await merchantPage()
    await page.goto(`/dashboard?${await signedQuery()}`)
    await accept(page).click()
    await page.getByText('This tab shows a test version').waitFor()
    await developer.stop()
    await page.goto('/menusForUser')
    const card = page.locator('[data-remote-failed="menus"]')
    await card.getByText(/could not be reached/).waitFor()
    await markPage(page)
    await card.getByRole('button', { name: 'Back to the released version' }).click()
    await heading(page, 'Live Menu').waitFor()
    expect(await isMarked(page)).toBe(true)
    await page.context().close()
  })
})
