import type { MailMessage } from './mail-message.ts'
import { renderMail } from './render-mail.ts'

const CODE = { code: '402917', minutes: 5, name: 'نورة' }
const MESSAGES: MailMessage[] = [
  { template: 'signUpCode', variables: CODE },
  { template: 'loginCode', variables: CODE },
  { template: 'resetCode', variables: { ...CODE, name: null } },
  { template: 'changeEmailCode', variables: { code: '402917', minutes: 5 } },
  { template: 'emailChanged', variables: { newEmail: 'new@sufra.test' } },
  { template: 'passwordChanged', variables: {} },
  { template: 'passwordGuesses', variables: {} },
  {
    template: 'invitation',
    variables: {
      accountNameAr: 'البيت العتيق',
      accountNameEn: 'Al Bait',
      roleNameAr: 'كاشير',
      roleNameEn: 'Cashier',
      inviterName: 'Nora',
      url: 'http://localhost:4000/signup#invite=abc',
    },
  },
  {
    template: 'orderUntouched',
    variables: {
      orderNumber: '4821',
      branchAr: 'فرع العليا',
      branchEn: 'Olaya branch',
      channelAr: 'جاهز',
      channelEn: 'Jahez',
      url: 'http://localhost:4000/live-order?order=7',
    },
  },
  {
    template: 'connectionRequested',
    variables: {
      merchantAr: 'البيت العتيق',
      merchantEn: 'Al Bait Al Ateeq',
      count: 4,
      branchAr: 'فرع العليا',
      branchEn: 'Olaya branch',
      channelAr: 'جاهز',
      channelEn: 'Jahez',
      url: 'http://localhost:4000/integrations/new-integrations',
    },
  },
  {
    template: 'planEnding',
    variables: {
      planAr: 'الاحترافية',
      planEn: 'Pro',
      date: '14 March 2027',
      days: 3,
      url: 'http://localhost:4000/subscriptions',
    },
  },
  {
    template: 'planEnded',
    variables: {
      planAr: 'الاحترافية',
      planEn: 'Pro',
      date: '14 March 2027',
      url: 'http://localhost:4000/subscriptions',
    },
  },
  {
    template: 'accountClosing',
    variables: {
      merchantAr: 'البيت العتيق',
      merchantEn: 'Old House',
      date: '23 December 2026',
      days: 30,
      url: 'http://localhost:4000/settings#close',
    },
  },
  {
    template: 'planOver',
    variables: { planAr: 'الاحترافية', planEn: 'Pro', url: 'http://localhost:4000/subscriptions' },
  },
  {
    template: 'connectionMade',
    variables: {
      branchAr: 'فرع العليا',
      branchEn: 'Olaya branch',
      channelAr: 'جاهز',
      channelEn: 'Jahez',
      url: 'http://localhost:4000/integrations',
    },
  },
  {
    template: 'invoiceIssued',
    variables: { number: 'INV-000007', amount: '349.00', url: 'http://localhost:4000/invoices/7' },
  },
  {
    template: 'creditNoteIssued',
    variables: { number: 'CRN-000002', amount: '100.00', url: 'http://localhost:4000/invoices/8' },
  },
  {
    template: 'connectionDeclined',
    variables: {
      branchAr: 'فرع العليا',
      branchEn: 'Olaya branch',
      channelAr: 'جاهز',
      channelEn: 'Jahez',
      reason: 'The store number belongs to another shop',
      url: 'http://localhost:4000/integrations',
    },
  },
  {
    template: 'canaryTakenBack',
    variables: {
      remote: 'menus',
      channel: 'beta',
      canary: '1.1.0-bbbb',
      stable: '1.0.0-aaaa',
      canaryFailed: 5,
      canaryTries: 25,
      stableFailed: 3,
      stableTries: 417,
      url: 'http://localhost:4000/releases',
    },
  },
]
const CASES = MESSAGES.flatMap(message => [
  { language: 'ar' as const, message },
  { language: 'en' as const, message },
])

describe.each(CASES)('$message.template in $language', ({ language, message }) => {
  const mail = renderMail(message, language)

  it('has the full content in plain text and in HTML', () => {
    for (const part of Object.values(mail)) expect(part).not.toMatch(/undefined|null|NaN|\[object|\$\{|\{\{/)
    const shown = Object.entries(message.variables)
      .filter(([key]) => !/^(minutes|name)$|Ar$|En$/.test(key))
      .map(([, value]) => String(value))
    for (const value of shown) {
      expect(mail.text).toContain(value)
      expect(mail.html).toContain(value)
    }
  })

  it('has its language and direction, and loads nothing', () => {
    const isArabic = language === 'ar'
    expect(mail.html).toContain(`<html lang="${language}" dir="${isArabic ? 'rtl' : 'ltr'}">`)
    expect(/[\u0600-\u06FF]/.test(mail.subject)).toBe(isArabic)
    expect(mail.html).not.toMatch(/<img|<script|<link|<table|url\(|src=/)
  })
})

it('shows the code large, on its own line, left to right inside Arabic', () => {
  const { text, html } = renderMail({ template: 'loginCode', variables: CODE }, 'ar')
  expect(text).toMatch(/^402917$/m)
  expect(html).toMatch(/<p\s+dir="ltr"[^>]*unicode-bidi:isolate[^>]*>\s*402917\s*</)
})

it('keeps the code out of the subject, which a lock screen shows', () => {
  for (const { message, language } of CASES)
    expect(renderMail(message, language).subject).not.toContain(CODE.code)
})

it.each([
  [1, 'دقيقة واحدة'],
  [2, 'دقيقتين'],
  [5, '5 دقائق'],
  [15, '15 دقيقة'],
])('writes %d minutes with the right Arabic plural', (minutes, words) => {
  expect(renderMail({ template: 'loginCode', variables: { code: '1', minutes } }, 'ar').text).toContain(
    `لمدة ${words}.`,
  )
})

const HOSTILE = '<script>alert("x")</script> & \'co\''
const hostileInvitation: MailMessage = {
  template: 'invitation',
  variables: {
    accountNameAr: HOSTILE,
    accountNameEn: '',
    roleNameAr: HOSTILE,
    roleNameEn: '',
    inviterName: 'https://evil.test/now',
    url: 'http://localhost:4000/signup#invite="><script>',
  },
}

it('escapes typed text', () => {
  for (const language of ['ar', 'en'] as const) {
    const { html } = renderMail(hostileInvitation, language)
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
    expect(html).toContain('href="http://localhost:4000/signup#invite=&quot;&gt;&lt;script&gt;"')
  }
})

it('breaks long words to fit a phone', () => {
  for (const { message, language } of CASES)
    expect(renderMail(message, language).html).toMatch(
      /<div style="max-width:480px;[^"]*overflow-wrap:anywhere/,
    )
})

it('does not let a name become a link', () => {
  const { text, html } = renderMail(hostileInvitation, 'en')
  expect(text).not.toContain('evil.test')
  expect(text.replaceAll('\u200C', '')).toContain('https://evil.test/now')
  expect(html).not.toContain('https://evil')
})

it('falls back to the other language of a name, and names the operator without a merchant', () => {
  expect(renderMail(hostileInvitation, 'en').subject).toContain('<script>')
  const { variables } = hostileInvitation
  const own: MailMessage = {
    template: 'invitation',
    variables: { ...variables, accountNameAr: '', inviterName: 'Nora' },
  }
  expect(renderMail(own, 'ar').text).toContain('فريق تشغيل سفرة')
  expect(renderMail(own, 'en').text).toContain('the team that runs Sufra')
})
