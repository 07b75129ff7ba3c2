import { launchBrowser, newVisitor, signInByForm } from './fixtures/browser.ts'
const browser = await launchBrowser()
const shots = '/tmp/w/shots'
const sizes = [[1440, 900], [1100, 800], [390, 844]] as const
const shoot = async (page: any, name: string, wait = 900) => {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(wait)
    await page.screenshot({ path: `${shots}/${name}-${width}.png` })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}
for (const language of ['en', 'ar'] as const) {
  const page = await (await newVisitor(browser, { language })).newPage()
  page.on('console', (m: any) => ['error', 'warning'].includes(m.type()) && console.log(language, m.text().slice(0, 200)))
  page.on('pageerror', (e: any) => console.log('PAGEERROR', String(e).slice(0, 200)))
  await page.goto('/login'); await page.waitForTimeout(1500); await page.mouse.move(300, 300)
  await shoot(page, `login-${language}`)
  await signInByForm(page, 'admin')
  await page.goto('/live-order'); await page.locator('article').first().waitFor(); await page.waitForTimeout(1500)
  await shoot(page, `board-${language}`)
  await page.goto('/settings'); await page.waitForTimeout(2500)
  const install = page.getByRole('region', { name: language === 'en' ? /Install|device/i : /تثبيت|الجهاز/ })
  console.log(language, await install.count())
  await page.screenshot({ path: `${shots}/settings-${language}-full.png`, fullPage: true })
  const op = await (await newVisitor(browser, { language })).newPage()
  await signInByForm(op, 'operator')
  await op.goto('/releases'); await op.waitForTimeout(2000)
  await op.getByRole('tab').nth(3).click().catch(() => undefined)
  await op.waitForTimeout(800)
  await shoot(op, `releases4-${language}`)
  await op.goto('/guide/'); await op.waitForTimeout(2500)
  await shoot(op, `guide-${language}`)
}
await browser.close()
