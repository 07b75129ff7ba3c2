import { launchChromium } from '../chromium.ts'
import { trustTestCertificate } from '../opening/certificate.mjs'

const LIMIT_MS = 120_000

/** Launches the journeys' Chromium; it trusts the test certificate, under which another product's pages are served. */
export const launchBrowser = () => launchChromium(trustTestCertificate())

/** Returns a page of a new browser context, signed in. */
export const newPage = async ({ browser, app }) => {
  const context = await browser.newContext({
    baseURL: app.origin,
    locale: 'ar-SA',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(LIMIT_MS)
  await context.addInitScript(token => localStorage.setItem('accessToken', token), app.accessToken)
  return context.newPage()
}

/** Returns such a page with one of the menu's screens open and all products loaded. */
export const openMenu = async ({ browser, app, path }) => {
  const page = await newPage({ browser, app })
  const isLast = async answer =>
    answer.url().includes('/api/Product/Get?') && (await answer.json()).hasNextPage === false
  const whole = page.waitForResponse(isLast)
  await page.goto(path)
  await whole
  return page
}
