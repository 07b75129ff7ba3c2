export type Language = 'ar' | 'en'

export type Size = 'huge' | 'large' | 'small'

/** Input of `paper/roll.typ`: blocks from top to bottom. */
export type Block =
  | { kind: 'stamp' | 'note'; words: string }
  | { kind: 'centre'; words: string; size: Size; isNumeric: boolean }
  | {
      kind: 'dish'
      count: string
      name: string
      options: { name: string; count: string | null }[]
      note: string | null
    }
  | { kind: 'row'; label: string; count: string | null; value: string; isStrong: boolean }
  | { kind: 'rule' }
  | { kind: 'qr'; qr: string }

export interface Roll {
  language: Language
  paperMm: 80 | 58
  /** logo above the blocks; null: none */
  logoKey: string | null
  blocks: Block[]
}

export const RULE: Block = { kind: 'rule' }
export const stamp = (words: string): Block => ({ kind: 'stamp', words })
export const centre = (words: string, size: Size = 'small'): Block => ({
  kind: 'centre',
  words,
  size,
  isNumeric: false,
})
/** Returns a block of digits or codes, written from left to right. */
export const numeric = (words: string, size: Size = 'small'): Block => ({
  kind: 'centre',
  words,
  size,
  isNumeric: true,
})
/** Returns no block for a missing value. */
export const ifAny = <Of>(value: Of | null | undefined | '', block: (value: Of) => Block): Block[] =>
  value === null || value === undefined || value === '' ? [] : [block(value)]
