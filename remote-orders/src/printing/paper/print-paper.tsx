import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { api } from '@sufra/shared/api'
import type { Language } from '@sufra/shared/i18n'
import { ReceiptPaper } from '@sufra/shared/paper'
import type { PaperJob } from './paper-job.ts'
import { A4_RULE, PAPER_STYLE, pageRule } from './paper-style.ts'
import type { PaperSize } from './paper-style.ts'
import { paperWords } from './paper-words.ts'
import type { PaperWords } from './paper-words.ts'
import { Ticket } from './ticket.tsx'

const contentOf = async ({ order, brand, kind }: PaperJob, words: PaperWords) => {
  if (kind === 'ticket') return <Ticket order={order} brand={brand} words={words} />
  const receipt = await api.get('/api/Order/Receipt/:id', { params: { id: order.id } })
  return <ReceiptPaper receipt={receipt} language={words.language} />
}

export interface Sheet {
  content: ReactNode
  language: Language
  /** defaults to a roll */
  size?: PaperSize
}

// Jobs run one after another: a browser shows one print dialog, and a page has one paper.
let last: Promise<void> = Promise.resolve()

const PICTURE_LIMIT_MS = 2000

const tooLate = () =>
  new Promise<never>((_, refuse) => setTimeout(() => refuse(new Error('too late')), PICTURE_LIMIT_MS))

/**
 * Waits for pictures, which would otherwise be missing on paper. A picture that fails to load is removed and blocks
 * nothing.
 */
const settlePictures = (paper: HTMLElement) =>
  Promise.all(
    [...paper.querySelectorAll('img')].map(picture =>
      Promise.race([picture.decode(), tooLate()]).catch(() => picture.remove()),
    ),
  )

const putOnPaper = async ({ content, language, size = 'roll' }: Sheet): Promise<void> => {
  const paper = document.createElement('div')
  paper.className = `sf-paper sf-${size}`
  paper.dir = language === 'ar' ? 'rtl' : 'ltr'
  paper.lang = language
  const style = document.createElement('style')
  style.textContent = PAPER_STYLE
  document.head.append(style)
  document.body.append(paper)
  const root = createRoot(paper)
  try {
    flushSync(() => root.render(content))
    // Late fonts would make the paper longer than measured.
    await Promise.all([document.fonts?.ready, settlePictures(paper)])
    style.textContent = PAPER_STYLE + (size === 'roll' ? pageRule(paper.scrollHeight) : A4_RULE)
    window.print()
  } finally {
    root.unmount()
    paper.remove()
    style.remove()
  }
}

/** Prints a sheet with the browser, on A4 or on an 80 mm roll of the content's length. One job at a time. */
export const printSheet = async (sheet: Sheet): Promise<void> => {
  const printed = last.then(() => putOnPaper(sheet))
  last = printed.catch(() => undefined)
  return printed
}

/** Prints one paper of an order. */
export const printPaper = async (job: PaperJob): Promise<void> =>
  printSheet({ content: await contentOf(job, paperWords(job.t, job.language)), language: job.language })
