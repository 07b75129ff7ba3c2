import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { startApp } from '../fixtures/app-process.ts'
import type { AppProcess } from '../fixtures/app-process.ts'
import { atRest, violationsOf } from '../fixtures/accessibility.ts'
import { launchBrowser, pageOf } from '../fixtures/browser.ts'
import { publishNext } from '../fixtures/next-version.ts'
import { policyViolations } from '../fixtures/policy-violations.ts'
import { Releases } from '../fixtures/releases.ts'
import { sidebarLink } from '../fixtures/remote-places.ts'
import { serveFolder } from '../fixtures/remote-server.ts'
import type { StaticServer } from '../fixtures/remote-server.ts'
import { makeVersion } from '../fixtures/remote-version.ts'
import { enterAs, openPage, screenOf, wasReloaded } from '../fixtures/remote-visit.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'
import { withHeading } from '../fixtures/version-faults.ts'

let browser: Browser
let app: AppProcess
let page: Page
let menusServer: StaticServer
let first: string
let next: string

/** Violations of the content policy by the pages of this journey. */
const violations: string[][] = []

const openReleases = async (language: 'ar' | 'en'): Promise<Page> => {
  const opened = await pageOf(browser, 'operator', { origin: app.origin, language })
  violations.push(await policyViolations(opened.context()))
  await opened.goto('/releases')
  await opened.getByRole('article').first().waitFor()
  return opened
}

// This journey moves pointers, so it has a separate app.
beforeAll(async () => {
  browser = await launchBrowser()
  // A server on a port of its own, as for a team that serves its remote itself.
  menusServer = await serveFolder(mkdtempSync(path.join(tmpdir(), 'sufra-menus-')))
  app = await startApp({
    RATE_LIMIT_FACTOR: '1000',
    OVERRIDES: 'signed',
    REMOTE_ORIGINS: menusServer.origin,
  })
  // The screen reads the available versions when it opens.
  next = await publishNext({ app, remote: 'menus', number: '1.1.0', channel: 'beta' })
  first = await new Releases(app).stableOf('menus')
  page = await openReleases('en')
})

afterAll(async () => {
  await browser.close()
  await menusServer.stop()
  await app.stop()
})

const card = () => page.getByRole('article', { name: 'Menus menus Channel stable' })
const rowOf = (place: string) => card().getByRole('row').filter({ hasText: place })

const decide = async (confirm: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

describe('the operator', () => {
  it('gives a new version to a quarter of the merchants', async () => {
    await card().getByRole('button', { name: 'Canary' }).click()
    const asked = page.getByRole('dialog')
    await asked.getByRole('radio', { name: next }).check()
    await asked.getByRole('radio', { name: '25%' }).check()
    await decide('Start')
    await rowOf('Canary').getByText(next).waitFor()
    await rowOf('Canary').getByText('25%', { exact: true }).waitFor()
    await rowOf('Stable').getByText('75%', { exact: true }).waitFor()
  })

  it('promotes it, and rolls it back with one press and a reason', async () => {
    await card().getByRole('button', { name: 'Promote the canary' }).click()
    await decide('Promote')
    await rowOf('Stable').getByText(next).waitFor()
    await rowOf('Previous').getByText(first).waitFor()

    await card().getByRole('button', { name: 'Roll back' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('Prices are missing')
    await decide('Roll back')
    await rowOf('Stable').getByText(first).waitFor()
    await expectEventually(() => new Releases(app).stableOf('menus')).toBe(first)
  })

  it('disables and enables the remote', async () => {
    await card().getByRole('button', { name: 'More for Menus in stable' }).click()
    await page.getByRole('menuitem', { name: 'Switch off' }).click()
    await decide('Switch off')
    await card().getByText('Off', { exact: true }).waitFor()
    await card().getByRole('button', { name: 'Switch on' }).click()
    await decide('Switch on')
    await card().getByText('Live', { exact: true }).waitFor()
  })

  it('sees all of it in the history, with the reason', async () => {
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByRole('combobox', { name: 'All remotes' }).selectOption('menus')
    const changes = page.getByRole('row')
    for (const what of ['Switched on', 'Switched off', 'Rolled back', 'Promoted', 'Canary started'])
      await changes.filter({ hasText: what }).first().waitFor()
    await changes.filter({ hasText: 'Rolled back' }).getByText('Prices are missing').waitFor()
  })

  it('creates a deploy token that works for its remote only, until it is revoked', async () => {
    await page.getByRole('tab', { name: 'Deploy tokens' }).click()
    await page.getByRole('button', { name: 'New token' }).click()
    const asked = page.getByRole('dialog')
    await asked.getByLabel('Name').fill('CI of the menus team')
    await asked.getByRole('radio', { name: 'Menus' }).check()
    await asked.getByRole('button', { name: 'Make the token' }).click()
    const shown = asked.getByLabel('Token', { exact: true })
    await expectEventually(() => shown.inputValue()).not.toBe('')
    const token = await shown.inputValue()
    await asked.getByRole('button', { name: 'I kept it' }).click()

    const enable = async (name: string) =>
      fetch(`${app.origin}/api/Release/Enable`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Deploy ${token}` },
        body: JSON.stringify({ name }),
      })
    expect((await enable('menus')).status).toBe(200)
    expect((await enable('orders')).status).toBe(403)
    await page.getByRole('button', { name: 'Revoke CI of the menus team' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('Revoked', { exact: true }).waitFor()
    expect((await enable('menus')).status).toBe(401)
  })

  it("sees a team's preview, and ends it for a merchant who has it open", async () => {
    const link = await new Releases(app).preview(
      makeVersion('menus', withHeading('Live Menu', 'Menu to come')),
      'pr-12',
    )
    const context = await enterAs(browser, { origin: app.origin, account: 'admin' })
    const merchant = await openPage(context, link)
    const heading = (name: string) => merchant.getByRole('heading', { level: 1, name, exact: true })
    await merchant.getByText('A link asks to show a preview').waitFor()
    await heading('Live Menu').waitFor()
    await merchant.getByRole('button', { name: 'Run it', exact: true }).click()
    await heading('Menu to come').waitFor()
    await merchant.getByText('menus ← pr-12').waitFor()

    await page.getByRole('tab', { name: 'Previews' }).click()
    await page.getByRole('button', { name: 'Revoke pr-12' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('Revoked', { exact: true }).waitFor()
    await merchant.reload()
    await merchant.getByText('This preview was revoked').waitFor()
    await heading('Live Menu').waitFor()
    await context.close()
  })
})

it('sees the screen in Arabic from right to left, with working sections, no accessibility violation and no content policy violation', async () => {
  const opened = await openReleases('ar')
  await expectEventually(() => opened.locator('html').getAttribute('dir')).toBe('rtl')
  await expectEventually(async () => {
    await atRest(opened)
    return violationsOf(opened, { within: 'main' })
  }).toEqual([])
  await opened.getByRole('tab', { name: 'السجل' }).click()
  await opened.getByRole('row').filter({ hasText: 'إرجاع' }).first().waitFor()
  await opened.goBack()
  const version = opened.getByRole('article').first().getByRole('row').getByRole('button').first()
  await version.click()
  await opened.getByRole('dialog', { name: /نسخة من/ }).waitFor()
  expect(violations).toEqual([[], []])
  await opened.context().close()
})

describe('when the server of one remote dies', () => {
  it('the previous version takes over, everything else works, and the remote returns without a reload', async () => {
    const name = 'menus'
    const releases = new Releases(app)
    const before = await releases.stableOf(name)
    const made = makeVersion(name)
    await menusServer.lay(made)
    await releases.publish(made, { baseUrl: `${menusServer.origin}/${name}/${made.version}/` })
    await menusServer.stop()

    const context = await enterAs(browser, { origin: app.origin, account: 'admin' })
    const merchant = await openPage(context, '/menusForUser')
    await screenOf(merchant, { name, version: before }).getByRole('heading').first().waitFor()
    await sidebarLink(merchant, 'Live Orders').click()
    await merchant.getByRole('heading', { name: 'Live Orders', level: 1 }).waitFor()
    await merchant.goBack()

    await menusServer.start()
    await merchant.locator(`[data-remote-fallback="${name}"]`).getByRole('button').first().click()
    await screenOf(merchant, made).getByRole('button', { name: 'Snooze Item' }).first().waitFor()
    expect(await wasReloaded(merchant)).toBe(false)
    await context.close()
  })
})
