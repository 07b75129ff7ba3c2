import type { MailMessage } from '../mail-message.ts'
import { renderMail } from '../render-mail.ts'

const WEEK: MailMessage & { template: 'weeklyLetter' } = {
  template: 'weeklyLetter',
  variables: {
    merchantAr: 'البيت العتيق',
    merchantEn: 'Al Bait',
    from: '2026-11-15',
    to: '2026-11-21',
    orders: 60,
    sales: 5000.5,
    averageTicket: 83.34,
    acceptanceSeconds: 47,
    ordersBefore: 50,
    salesBefore: 5500,
    averageTicketBefore: 0,
    lostOrders: 2,
    lostValue: 40,
    lostValueBefore: 80,
    channels: [{ ar: 'جاهز', en: 'Jahez', orders: 60, sales: 5000.5 }],
    products: [{ ar: 'كبسة', en: 'Kabsa', quantity: 22, sales: 1056 }],
    url: 'http://localhost:4000/dashboard',
    settingsUrl: 'http://localhost:4000/settings#weekly-letter',
    stopUrl: 'http://localhost:4000/api/WeeklyLetter/Stop?Token=7.abc',
  },
}

const plain = (text: string) => text.replace(/[\u2068\u2069\u200C]/g, '')

it('shows each figure with its change, the platforms and the dishes', () => {
  const { subject, text } = renderMail(WEEK, 'en')
  expect(plain(subject)).toMatch(/^Your week on Sufra: 15\s–\s21 November 2026$/)
  expect(plain(text)).toContain(
    [
      'Sales: 5,000.50 SAR (−9.1%)',
      'Orders: 60 (+20%)',
      'Average order: 83.34 SAR',
      'Usual time to accept: 47 s',
      'What was lost: 2 · 40.00 SAR (−50%)',
    ].join('\n'),
  )
  expect(plain(text)).toContain('By platform\nJahez: 60 · 5,000.50 SAR')
  expect(plain(text)).toContain('Best sellers\nKabsa: 22 · 1,056.00 SAR')
})

it('is right-to-left in Arabic with Latin digits for Arabic readers', () => {
  const { subject, text, html } = renderMail(WEEK, 'ar')
  expect(plain(subject)).toBe('أسبوعك في سفرة: 15–21 نوفمبر 2026')
  expect(html).toContain('<body dir="rtl"')
  expect(plain(html)).toContain('5,000.50 ر.س')
  expect(plain(text)).toContain('كبسة: 22 · 1,056.00 ر.س')
})

it('links to the page to unsubscribe, and keeps the one-click link for mail programs', () => {
  const { text, html, stopUrl } = renderMail(WEEK, 'en')
  for (const part of [text, html]) {
    expect(part).toContain(WEEK.variables.settingsUrl)
    expect(part).not.toContain(WEEK.variables.stopUrl)
  }
  expect(stopUrl).toBe(WEEK.variables.stopUrl)
  expect(renderMail({ template: 'passwordChanged', variables: {} }, 'en').stopUrl).toBeUndefined()
})

it('escapes names of dishes', () => {
  const products = [{ ar: '<b>س', en: '<script>', quantity: 1, sales: 1 }]
  const { html } = renderMail({ ...WEEK, variables: { ...WEEK.variables, products } }, 'en')
  expect(html).not.toContain('<script')
})
