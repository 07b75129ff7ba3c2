import { withoutPiledMarks } from '@sufra/shared/contracts/text'

// Removes control characters except line ends (PostgreSQL refuses NUL) and all characters that change the
// direction of surrounding text. Keeps the zero-width joiners, which Arabic and Persian spelling needs.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const LONE_SURROGATE = /\p{Surrogate}/gu

/**
 * Returns external text in storable form: valid Unicode, one kind of space, no stacked marks, at most `max`
 * characters.
 */
export const plainText = (text: string, max: number): string => {
  const clean = withoutPiledMarks(text)
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, ' ')
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
  return [...clean.slice(0, max * 2)].slice(0, max).join('').replace(LONE_SURROGATE, '')
}
