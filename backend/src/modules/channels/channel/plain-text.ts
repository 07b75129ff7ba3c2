import { withoutPiledMarks } from '@sufra/shared/contracts/text'

// Line ends survive; other control characters (PostgreSQL refuses NUL) and everything that turns the direction of the
// text around it go. The zero-width joiners stay: Arabic and Persian spelling needs them.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const LONE_SURROGATE = /\p{Surrogate}/gu

/** Text from outside as we keep it: valid Unicode, one kind of space, no piled marks, at most `max` characters. */
export const plainText = (text: string, max: number): string => {
  const clean = withoutPiledMarks(text)
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, ' ')
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
  return [...clean.slice(0, max * 2)].slice(0, max).join('').replace(LONE_SURROGATE, '')
}
