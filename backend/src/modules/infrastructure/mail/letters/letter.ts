/** Content of a mail, before it becomes plain text or HTML. */
export interface Letter {
  subject: string
  greeting: string
  opening: string
  code?: string
  /** `change` has a sign and compares with the period before */
  figures?: { label: string; value: string; change?: string }[]
  lists?: { title: string; rows: { label: string; value: string }[] }[]
  button?: { label: string; url: string }
  closing: string[]
  /** of an optional mail: the page to unsubscribe, and the one-click URL for mail programs */
  stop?: { label: string; url: string; oneClickUrl: string }
  footer: string
}

/**
 * A typed value inside a sentence: isolated for its text direction, and never turned into a link by a mail
 * program (for example a name such as "evil.example").
 */
export const typed = (value: string): string =>
  `\u2068${value.replace(/[.:/@](?=\S)/g, sign => `${sign}\u200C`)}\u2069`

/** Isolates an address or a number for its text direction. */
export const isolateBidi = (value: string): string => `\u2068${value}\u2069`
