import { launchChromium } from '../chromium.ts'
import { trustIt } from '../opening/certificate.mjs'

const LIMIT_MS = 120_000

/** Chromium as the journeys run it; another product's pages come with the certificate of tests. */
export const launchBrowser = () => launchChromium(trustIt())

/** A page of a browser that was never here, signed in. */
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

/** Such a page with one of the menu's screens open, and all its products come. */
export const openMenu = async ({ browser, app, path }) => {
  const page = await newPage({ browser, app })
  const isLast = async answer =>
    answer.url().includes('/api/Product/Get?') && (await answer.json()).hasNextPage === false
  const whole = page.waitForResponse(isLast)
  await page.goto(path)
  await whole
  return page
}
