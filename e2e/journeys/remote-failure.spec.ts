import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { startApp } from '../fixtures/app-process.ts'
import type { AppProcess } from '../fixtures/app-process.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { Releases } from '../fixtures/releases.ts'
import { sidebarLink } from '../fixtures/remote-places.ts'
import { serveFolder } from '../fixtures/remote-server.ts'
import type { StaticServer } from '../fixtures/remote-server.ts'
import { makeVersion } from '../fixtures/remote-version.ts'
import { enterAs, openPage, screenOf, wasReloaded } from '../fixtures/remote-visit.ts'

const name = 'menus'

let browser: Browser
let app: AppProcess
let releases: Releases
let menusServer: StaticServer

// The remote's server is a separate process on another port, as for a team of its own.
beforeAll(async () => {
  browser = await launchBrowser()
  menusServer = await serveFolder(mkdtempSync(path.join(tmpdir(), 'sufra-menus-')))
  app = await startApp({ REMOTE_ORIGINS: menusServer.origin, RATE_LIMIT_FACTOR: '1000' })
  releases = new Releases(app)
})

afterAll(async () => {
  await browser.close()
  await menusServer.stop()
  await app.stop()
})

describe('when the server of one remote dies', () => {
  it('the previous version takes over, everything else works, and the remote returns without a reload', async () => {
    const before = await releases.stableOf(name)
    const made = makeVersion(name)
    await menusServer.lay(made)
    await releases.publish(made, { baseUrl: `${menusServer.origin}/${name}/${made.version}/` })
    await menusServer.stop()

    const context = await enterAs(browser, { origin: app.origin, account: 'admin' })
    const page = await openPage(context, '/menusForUser')
    await screenOf(page, { name, version: before }).getByRole('heading').first().waitFor()
    await sidebarLink(page, 'Live Orders').click()
    await page.getByRole('heading', { name: 'Live Orders', level: 1 }).waitFor()
    await page.goBack()

    await menusServer.start()
    await page.locator(`[data-remote-fallback="${name}"]`).getByRole('button').first().click()
    await screenOf(page, made).getByRole('button', { name: 'Snooze Item' }).first().waitFor()
    expect(await wasReloaded(page)).toBe(false)
    await context.close()
  })
})
