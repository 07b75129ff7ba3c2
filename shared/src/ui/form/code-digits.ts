import { toLatinDigits } from '#src/contracts/text.ts'

/** Returns the typed digits, Arabic ones as Latin, at most `length`. */
export const typedDigits = (text: string, length: number): string =>
  toLatinDigits(text).replace(/\D/g, '').slice(0, length)

/** Returns the code in a pasted text, such as "123 456" or a sentence around it; null without a complete code. */
export const pastedCode = (text: string, length: number): string | null => {
  const latin = toLatinDigits(text)
  const alone = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`)
  const joined = latin.replace(/\D/g, '')
  return alone.exec(latin)?.[0] ?? (joined.length >= length ? joined.slice(0, length) : null)
}
