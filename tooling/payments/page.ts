import { FAULTS, USUAL } from './acts.ts'
import type { ActName } from './acts.ts'
import { STYLE } from './style.ts'
import { TEXTS } from './texts.ts'
import type { Transaction } from './transaction.ts'

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
