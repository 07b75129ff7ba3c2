/** Text that is HTML already. Only `html` creates it, so everything else is escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPES[sign] ?? '')

type Value = string | number | Html | readonly Html[] | undefined

const textOf = (value: Value): string => {
  if (value === undefined) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return escape(String(value))
}

/** Template tag that escapes values unless `html` created them. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, position) => `${part}${textOf(values[position])}`).join(''))
