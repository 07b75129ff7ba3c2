/** What a mail says, before it becomes plain text or HTML. */
export interface Letter {
  subject: string
  greeting: string
  opening: string
  code?: string
  /** what changed against before is signed */
  figures?: { label: string; value: string; change?: string }[]
  lists?: { title: string; rows: { label: string; value: string }[] }[]
  button?: { label: string; url: string }
  closing: string[]
  /** of a letter that one may do without: where a person stops it, and what a mail program calls for them */
  stop?: { label: string; url: string; oneClickUrl: string }
  footer: string
}

/**
 * A value that somebody typed, inside a sentence: of its own direction, and never turned into a link by a mail program
 * (a name such as "evil.example" must not become one).
 */
export const typed = (value: string): string =>
  `\u2068${value.replace(/[.:/@](?=\S)/g, sign => `${sign}\u200C`)}\u2069`

/** An address or a number inside a sentence of the other direction. */
export const isolated = (value: string): string => `\u2068${value}\u2069`
