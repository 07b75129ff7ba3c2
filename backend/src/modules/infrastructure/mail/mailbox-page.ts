import { Html, html } from './html.ts'
import type { RenderedMail } from './render-mail.ts'

export interface MailboxEntry extends RenderedMail {
  id: number
  to: string
  createdAt: string
}

/** No scripts and no external resources; each message has its own frame. */
export const MAILBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

// Constant, so it needs no escaping.
const STYLE = new Html(`
body{margin:0;background:#F7F8F7;color:#17201F;font:15px/1.55 'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif}
main{max-width:720px;margin:0 auto;padding:32px 16px}
header{display:flex;align-items:baseline;gap:12px;margin-bottom:20px}
h1{margin:0;font-size:24px;font-weight:600;color:#0F766E}
header a{margin-inline-start:auto;color:#0F766E}
.empty{padding:48px 0;text-align:center;color:#5B6664}
details{margin-bottom:12px;border:1px solid #E3E8E6;border-radius:14px;background:#fff;overflow:hidden}
summary{display:grid;grid-template-columns:minmax(0,1fr);gap:2px;overflow-wrap:anywhere;padding:14px 20px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:focus-visible{outline:2px solid #0F766E;outline-offset:-2px;border-radius:14px}
summary b{font-weight:600}
summary span{color:#5B6664;font-size:13px}
iframe{display:block;width:100%;height:480px;border:0;border-top:1px solid #E3E8E6}
`)

const entryCard = ({ subject, to, createdAt, html: body }: MailboxEntry, position: number) =>
  html`<details ${position === 0 ? 'open' : ''}>
    <summary>
      <b dir="auto">${subject}</b>
      <span dir="ltr"
        ><bdi>${to}</bdi> ·
        <time datetime="${createdAt}">${createdAt.slice(0, 19).replace('T', ' ')} UTC</time></span
      >
    </summary>
    <iframe
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      loading="${position === 0 ? 'eager' : 'lazy'}"
      title="${subject}"
      srcdoc="${body}"
    ></iframe>
  </details>`

/** Returns the page of the development mailbox: newest first, the first one open. */
export const mailboxPage = (entries: MailboxEntry[]): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Sufra · /dev/mail</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <header>
            <h1>Sufra · سفرة</h1>
            <span>/dev/mail</span>
            <a href="">↻</a>
          </header>
          ${entries.map(entryCard)}
          ${
            entries.length === 0
              ? html`<p class="empty">No mail yet · <bdi lang="ar">لا رسائل بعد</bdi></p>`
              : undefined
          }
        </main>
      </body>
    </html>`.text
