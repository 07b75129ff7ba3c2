import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor, pageOf } from '../fixtures/browser.ts'
import { linkFor } from '../fixtures/mailbox.ts'
import { newAddress } from '../fixtures/people.ts'
import { expectEventually } from '../fixtures/expect-eventually.ts'

let browser: Browser
let admin: Page
beforeAll(async () => {
  browser = await launchBrowser()
  admin = await pageOf(browser, 'admin')
})
afterAll(() => browser.close())

const rowOf = (name: string) => admin.getByRole('row').filter({ hasText: name })

const act = async (name: string, action: string): Promise<void> => {
  await rowOf(name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click()
  await admin.getByRole('menuitem', { name: action }).click()
}

const invite = async (name: string, email: string): Promise<void> => {
  await admin.goto('/users')
  await admin.getByRole('button', { name: 'Invite' }).first().click()
  const drawer = admin.getByRole('dialog')
  await drawer.getByLabel('Name', { exact: true }).fill(name)
  await drawer.getByLabel('E-mail').fill(email)
  await drawer.getByText('Cashier', { exact: true }).click()
  // The toast disappears after three seconds, so the wait for it starts before the press.
  await Promise.all([
    admin.getByText(`Invitation sent to ${email}`).waitFor(),
    drawer.getByRole('button', { name: 'Send the invitation' }).click(),
  ])
}

describe('a team', () => {
  const name = `Huda ${Date.now()}`
  const email = newAddress('huda')
  let huda: Page

  it('grows by an invitation: its link sets a password and signs in, once', async () => {
    await invite(name, email)
    await rowOf(name).getByText('Invited').waitFor()
    const link = await linkFor(email)
    huda = await (await newVisitor(browser, { language: 'en' })).newPage()
    await huda.goto(link)
    await huda.getByRole('heading', { name: 'Join the team' }).waitFor()
    await expectEventually(() => huda.locator('input[type=email]').inputValue()).toBe(email)
    await expectEventually(() => huda.url().includes('invite')).toBe(false)
    await huda.getByLabel('Password', { exact: true }).fill('Cardamom-9')
    await huda.getByLabel('Password again').fill('Cardamom-9')
    await huda.getByRole('button', { name: 'Accept the invitation' }).click()
    await huda.waitForURL('**/dashboard')
    await huda.getByRole('link', { name: 'Live Orders' }).waitFor()
    expect(await huda.getByRole('link', { name: 'Branches', exact: true }).count()).toBe(0)

    const late = await (await newVisitor(browser, { language: 'en' })).newPage()
    await late.goto(link)
    await late.getByText('This invitation is no longer valid').waitFor()
    await late.context().close()
  })

  it('a new role applies to open pages without a reload', async () => {
    await huda.evaluate(() => Reflect.set(window, 'notReloaded', true))
    await admin.reload()
    await act(name, 'Edit')
    const drawer = admin.getByRole('dialog')
    await drawer.getByText('Admin', { exact: true }).click()
    await Promise.all([
      admin.getByText(`${name} was saved`).waitFor(),
      drawer.getByRole('button', { name: 'Save', exact: true }).click(),
    ])
    await drawer.waitFor({ state: 'detached' })
    await huda.getByRole('link', { name: 'Branches', exact: true }).waitFor()
    expect(await huda.evaluate(() => Reflect.get(window, 'notReloaded'))).toBe(true)
  })

  it('a deactivated person is signed out on open pages, and cannot sign in until restored', async () => {
    await act(name, 'Deactivate')
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
    await huda.waitForURL('**/login')
    const tryToEnter = async () => {
      await huda.locator('input[type=email]').fill(email)
      await huda.locator('input[autocomplete=current-password]').fill('Cardamom-9')
      const answered = huda.waitForResponse('**/api/Authentication/login')
      await huda.locator('button[type=submit]').click()
      return (await answered).ok()
    }
    // The page first shows the reason for the sign-in.
    expect(await tryToEnter()).toBe(false)
    await huda.getByRole('alert').waitFor()
    await admin.goto(`/users?state=deactivated`)
    await act(name, 'Restore access')
    await rowOf(name).waitFor({ state: 'detached' })
    expect(await tryToEnter()).toBe(true)
    await huda.waitForURL('**/dashboard')
    await huda.context().close()
  })
})

describe('the operator', () => {
  it('sees the people of all merchants', async () => {
    const page = await pageOf(browser, 'operator')
    await page.goto('/manage-users')
    await page.getByRole('searchbox').first().fill('second@sufra.test')
    await page.getByRole('row').filter({ hasText: 'second@sufra.test' }).waitFor()
    await page.getByRole('row').filter({ hasText: 'admin@sufra.test' }).waitFor({ state: 'detached' })
    await page.context().close()
  })
})
