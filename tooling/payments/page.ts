import { FAULTS, USUAL } from './acts.ts'
import type { ActName } from './acts.ts'
import { TEXTS } from './texts.ts'
import type { Transaction } from './transaction.ts'

/** Style of the page: large controls for touch, mirrored by logical properties. */
const STYLE = `
:root { color-scheme: light; font-family: system-ui, "Segoe UI", Tahoma, sans-serif; }
body { margin: 0; background: #f4f1ec; color: #2b2522; }
main { box-sizing: border-box; max-width: 440px; margin: 6vh auto; padding: 24px; background: #fff; border-radius: 16px; }
h1 { font-size: 22px; margin: 16px 0 8px; }
.notice { margin: 0; padding: 12px 16px; border-radius: 10px; background: #fff3cd; color: #5c4400; font-weight: 600; }
.what { margin: 0 0 16px; color: #6a615b; overflow-wrap: anywhere; }
.amount { display: flex; justify-content: space-between; gap: 16px; margin: 0 0 20px; padding: 16px 0;
  border-block: 1px solid #e6dfd7; font-size: 18px; }
button { display: block; width: 100%; min-height: 48px; margin: 0 0 12px; padding: 8px 16px; font: inherit; cursor: pointer;
  border: 1px solid #cfc5ba; border-radius: 10px; background: #fff; color: inherit; }
button.pay, #back button { border-color: #7a2e1d; background: #7a2e1d; color: #fff; font-weight: 600; }
button:focus-visible, summary:focus-visible { outline: 3px solid #2f6fde; outline-offset: 2px; }
details { margin-top: 8px; } summary { min-height: 44px; line-height: 44px; cursor: pointer; color: #6a615b; }
`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)

const documentOf = (language: 'ar' | 'en', content: string): string => {
  const { title, notice } = TEXTS[language]
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><p class="notice" role="note">${notice}</p><h1>${title}</h1>${content}</main></body></html>`
}

const buttons = (names: readonly ActName[], { language }: Transaction): string =>
  names
    .map(name => `<button name="act" value="${name}" class="${name}">${TEXTS[language].acts[name]}</button>`)
    .join('')

/** Returns the payment page, in place of the form for a card. */
export const paymentPage = (transaction: Transaction): string => {
  const { language, amount, description } = transaction
  const texts = TEXTS[language]
  const head = `<p class="what">${escaped(description)}</p>
<p class="amount"><span>${texts.amount}</span> <strong><bdi>${amount.toFixed(2)}</bdi> ${texts.currency}</strong></p>`
  if (transaction.letter !== 'P') return documentOf(language, `${head}<p>${texts.over}</p>`)
  return documentOf(
    language,
    `${head}<form method="post">${buttons(USUAL, transaction)}
<details><summary>${texts.faults}</summary><p>${texts.faultsWhat}</p>${buttons(FAULTS, transaction)}</details></form>`,
  )
}

/** Returns the page that sends the browser back with a form, as ClickPay does. */
export const backPage = ({ language, return: action }: Transaction, form: Record<string, string>): string => {
  const fields = Object.entries(form)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('')
  return documentOf(
    language,
    `<form id="back" method="post" action="${escaped(action)}">${fields}<button>${TEXTS[language].back}</button></form>
<script>document.getElementById('back').submit()</script>`,
  )
}

/** Returns the page of the simulator's root address. */
export const idlePage = (language: 'ar' | 'en'): string =>
  documentOf(language, `<p>${TEXTS[language].idle}</p>`)

/** Returns the final page for a browser that does not return. */
export const endPage = ({ language }: Transaction): string =>
  documentOf(language, `<p>${TEXTS[language].over}</p>`)
