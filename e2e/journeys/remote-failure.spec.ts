import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { startApp, type AppProcess } from '../fixtures/app-process.ts'
import { launchBrowser, signIn } from '../fixtures/browser.ts'
import { releaseFromOwnServer, serveFolder, type StaticServer } from '../fixtures/remote-server.ts'

let browser: Browser
let app: AppProcess
let menusServer: StaticServer

// A team serves its remote from a place of its own: another process, another port.
beforeAll(async () => {
  browser = await launchBrowser()
  const folder = mkdtempSync(path.join(tmpdir(), 'sufra-menus-'))
  menusServer = await serveFolder(folder)
  app = await startApp({ REMOTE_ORIGINS: menusServer.origin, RATE_LIMIT_FACTOR: '1000' })
  await releaseFromOwnServer({ app, remote: 'menus', folder, origin: menusServer.origin })
}, 180_000)

afterAll(async () => {
  await browser.close()
  await menusServer.stop()
  await app.stop()
})

const newPage = async () => {
  const context = await browser.newContext({ baseURL: app.origin, locale: 'en-US' })
  await context.addCookies([{ name: 'i18next', value: 'en', url: app.origin }])
  const page = await context.newPage()
  await signIn(page, 'admin')
  return page
}

describe('when what serves one remote dies', () => {
  it('the shell and the other remotes work, a card with Retry stands in its place, and Retry works without a reload', async () => {
    await menusServer.stop()
    const page = await newPage()
    await page.evaluate(() => Reflect.set(window, 'notReloaded', true))

    await page.getByRole('link', { name: 'Live Menu' }).click()
    await page.getByRole('button', { name: 'Retry' }).waitFor({ timeout: 15_000 })

    await page.getByRole('link', { name: 'Live Orders' }).click()
    await page.getByRole('heading', { name: 'Live Orders', level: 1 }).waitFor()

    await page.getByRole('link', { name: 'Live Menu' }).click()
    await page.getByRole('button', { name: 'Retry' }).waitFor({ timeout: 15_000 })
    await menusServer.start()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page
      .getByRole('listitem')
      .getByRole('button', { name: 'Snooze Item' })
      .first()
      .waitFor({ timeout: 15_000 })
    expect(await page.evaluate(() => Reflect.get(window, 'notReloaded'))).toBe(true)
  })

  it('a file with one byte changed is refused, and the card appears', async () => {
    menusServer.corrupt(file => file.endsWith('.js') && !file.endsWith('remoteEntry.js'))
    const page = await newPage()
    await page.getByRole('link', { name: 'Live Menu' }).click()
    await page.getByRole('button', { name: 'Retry' }).waitFor({ timeout: 15_000 })
    expect(await page.getByRole('button', { name: 'Snooze Item' }).count()).toBe(0)
    menusServer.corrupt(() => false)
  })
})
