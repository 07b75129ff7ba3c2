import type { Browser, Page } from 'playwright-core'
import { launchBrowser, pageOf } from '../fixtures/browser.ts'

declare global {
  interface Window {
    /** text of each page when the browser printed */
    sufraPapers: { text: string; rule: string }[]
  }
}

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await pageOf(browser, 'admin')
  await page.context().addInitScript(() => {
    window.sufraPapers = []
    window.print = () => {
      const text = document.querySelector('.sf-paper')?.textContent ?? ''
      const rule = /@page \{[^}]+\}/.exec(document.head.textContent ?? '')?.[0] ?? ''
      window.sufraPapers.push({ text, rule })
    }
  })
})
afterAll(() => browser.close())

const region = (name: string) => page.getByRole('region', { name })

const print = async (paper: string) => {
  const before = await page.evaluate(() => window.sufraPapers.length)
  await page.getByRole('button', { name: 'Print' }).click()
  await page.getByRole('menuitem', { name: paper }).click()
  await page.waitForFunction(count => window.sufraPapers.length > count, before)
  return page.evaluate(() => window.sufraPapers.at(-1))
}

const closeShift = async () => {
  await page.getByRole('button', { name: 'Close the shift' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close the shift' }).click()
  await page.getByText('The shift is closed. Print its page for the next team.').waitFor()
}

/** The page of a closed shift has tables too, so only the heading identifies the new screen. */
const openPastShifts = async () => {
  await page.getByRole('link', { name: 'Past shifts' }).click()
  await page.getByRole('heading', { level: 1, name: 'Past shifts' }).waitFor()
}

it('one team opens a shift, writes a note, closes and prints; the next finds the note and completes it', async () => {
  await page.goto('/live-order')
  await page.getByRole('link', { name: /^(Shift|\d+ shifts? open)/ }).click()
  await page.waitForURL('**/orders/shift')
  await page.getByRole('button', { name: 'Open the shift' }).click()
  await region('Open orders').waitFor()
  await page.getByLabel('Write a note').fill('The fridge is warm')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await region('Notes').getByText('The fridge is warm').waitFor()

  await closeShift()
  const sheet = await print('On A4')
  expect(sheet?.rule).toContain('size: A4')
  for (const words of ['Shift handover', 'The fridge is warm', 'Open orders', 'Who worked', 'Closed'])
    expect(sheet?.text).toContain(words)
  const roll = await print('On the 80 mm roll')
  expect(roll?.rule).toMatch(/size: 80mm \d+mm/)

  await openPastShifts()
  await page.getByRole('link', { name: 'Current shift' }).click()
  await page.getByText('1 note waits for you.').waitFor()
  await page.getByRole('button', { name: 'Open the shift' }).click()
  await region('Notes').getByText('From an earlier team').waitFor()
  await region('Notes').getByRole('checkbox', { name: 'Done' }).click()
  await region('Notes')
    .getByText(/, \d+:\d\d/)
    .first()
    .waitFor()
  await closeShift()

  await openPastShifts()
  await page.locator('main tbody tr:not([data-outline]) a').first().click()
  await page.waitForURL(/orders\/shift\?id=\d+/)
  await region('Notes').getByText('The fridge is warm').waitFor()
})
