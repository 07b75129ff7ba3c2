import { toLatinDigits } from '#src/contracts/text.ts'

/** The digits of what was typed, Arabic ones as Latin, no more than `length`. */
export const typedDigits = (text: string, length: number): string =>
  toLatinDigits(text).replace(/\D/g, '').slice(0, length)

/** The code in what was pasted, which may be "123 456" or the sentence around it; null when there is no whole code. */
export const pastedCode = (text: string, length: number): string | null => {
  const latin = toLatinDigits(text)
  const alone = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`)
  const joined = latin.replace(/\D/g, '')
  return alone.exec(latin)?.[0] ?? (joined.length >= length ? joined.slice(0, length) : null)
}
