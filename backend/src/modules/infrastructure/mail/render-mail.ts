import type { Language } from '#src/routing/language.ts'
import { html } from './html.ts'
import type { Html } from './html.ts'
import { arabicLetter } from './letters/arabic.ts'
import { englishLetter } from './letters/english.ts'
import type { Letter } from './letters/letter.ts'
import type { MailMessage } from './mail-message.ts'

export interface RenderedMail {
  subject: string
  html: string
  text: string
  /** one-click URL to unsubscribe (RFC 8058) */
  stopUrl?: string
}

const LETTERS = { ar: arabicLetter, en: englishLetter }
const BRAND = { ar: 'سفرة', en: 'Sufra' }
const DIRECTION = { ar: 'rtl', en: 'ltr' }

const FONT = "font-family:'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif"
// Names may be one long word; old mail programs support only the older property.
const BREAKS = 'word-wrap:break-word;overflow-wrap:anywhere'
const TEXT = 'margin:0 0 16px;font-size:15px;line-height:1.7;color:#17201F'

// Mail programs keep inline styles only, and the mail loads no pictures.
const codeBox = (code: string): Html =>
  html`<p
    dir="ltr"
    style="margin:0 0 16px;padding:16px;border-radius:10px;background:#E3F4F1;color:#115E59;text-align:center;unicode-bidi:isolate;font-size:32px;font-weight:600;letter-spacing:8px;font-family:Consolas,Menlo,monospace"
  >
    ${code}
  </p>`

const buttonLink = ({ label, url }: NonNullable<Letter['button']>): Html =>
  html`<p style="margin:0 0 16px">
      <a
        href="${url}"
        target="_blank"
        rel="noopener"
        style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0F766E;color:#FFFFFF;font-size:15px;font-weight:600;text-decoration:none"
        >${label}</a
      >
    </p>
    <p dir="ltr" style="margin:0 0 16px;font-size:12px;line-height:1.6;color:#5B6664;unicode-bidi:isolate">
      ${url}
    </p>`

type Line = NonNullable<Letter['figures']>[number]

const LINE =
  'display:flex;justify-content:space-between;gap:12px;margin:0;padding:8px 0;border-bottom:1px solid #E3E8E6;font-size:14px;line-height:1.6;color:#5B6664'

const lineOf = ({ label, value, change }: Line): Html =>
  html`<p style="${LINE}">
    <span>${label}</span>
    <span style="text-align:end"><b style="color:#17201F">${value}</b> ${change}</span>
  </p>`

const lists = ({ figures = [], lists: named = [] }: Letter): readonly Html[] => [
  ...figures.map(lineOf),
  ...named
    .filter(({ rows }) => rows.length > 0)
    .flatMap(({ title, rows }) => [
      html`<p style="${TEXT};font-weight:600;margin:20px 0 4px">${title}</p>`,
      ...rows.map(lineOf),
    ]),
]

const stopLink = ({ label, url }: NonNullable<Letter['stop']>): Html =>
  html`<p style="margin:8px 0 0;font-size:12px;line-height:1.6">
    <a href="${url}" target="_blank" rel="noopener" style="color:#0F766E">${label}</a>
  </p>`

const page = (letter: Letter, language: Language): Html =>
  html`<!doctype html>
    <html lang="${language}" dir="${DIRECTION[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${letter.subject}</title>
      </head>
      <body dir="${DIRECTION[language]}" style="margin:0;background:#F7F8F7;${FONT}">
        <div style="max-width:480px;margin:0 auto;padding:24px 16px;${BREAKS}">
          <p style="margin:0 0 16px;font-size:20px;font-weight:600;color:#0F766E">${BRAND[language]}</p>
          <div style="padding:24px 24px 8px;border:1px solid #E3E8E6;border-radius:14px;background:#FFFFFF">
            <p style="${TEXT}">${letter.greeting}</p>
            <p style="${TEXT}">${letter.opening}</p>
            ${letter.code === undefined ? undefined : codeBox(letter.code)} ${lists(letter)}
            ${letter.button && buttonLink(letter.button)}
            ${letter.closing.map(line => html`<p style="${TEXT};font-size:14px;color:#5B6664">${line}</p>`)}
          </div>
          <p style="margin:16px 0 0;font-size:12px;line-height:1.6;color:#5B6664">${letter.footer}</p>
          ${letter.stop && stopLink(letter.stop)}
        </div>
      </body>
    </html>`

const plainList = (title: string, rows: readonly Line[]): string[] =>
  rows.length === 0
    ? []
    : [
        [
          ...(title ? [title] : []),
          ...rows.map(({ label, value, change }) => `${label}: ${value}${change ? ` (${change})` : ''}`),
        ].join('\n'),
      ]

const plainText = (letter: Letter): string => {
  const { greeting, opening, code, button, closing, footer, stop } = letter
  return [
    greeting,
    opening,
    ...(code === undefined ? [] : [code]),
    ...plainList('', letter.figures ?? []),
    ...(letter.lists ?? []).flatMap(({ title, rows }) => plainList(title, rows)),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...closing,
    ...(stop ? [`${stop.label}:\n${stop.url}`] : []),
    `-- \n${footer}`,
  ].join('\n\n')
}

/** Renders a mail: subject, plain text and HTML. Typed text is escaped and isolated for its text direction. */
export const renderMail = (message: MailMessage, language: Language): RenderedMail => {
  const letter = LETTERS[language](message)
  return {
    subject: letter.subject,
    text: plainText(letter),
    html: page(letter, language).text.replace(/\n\s+/g, '\n'),
    ...(letter.stop && { stopUrl: letter.stop.oneClickUrl }),
  }
}
