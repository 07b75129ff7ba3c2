import { z } from 'zod'
import { isDarkOnWhite } from './dark-on-white.ts'
import { MIN_PASSWORD, passwordGaps } from './password.ts'
import { normaliseBranchPhone, normaliseMobile } from './phone.ts'
import {
  isSeen,
  isUnstorable,
  stripInvisibleMarks,
  tidyCode,
  tidyLine,
  toLatinDigits,
  trimInvisible,
  withoutPiledMarks,
} from './text.ts'

// Control and bidi-override characters can make two names look equal. Joiners stay: Arabic needs them.
const HIDDEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

// A name of joiners only would be invisible.
const isReadable = (text: string, hidden = HIDDEN): boolean =>
  !hidden.test(text) && (text === '' || isSeen(text))

const nameOf = (min: number) =>
  z
    .string()
    .max(200)
    .transform(tidyLine)
    .pipe(z.string().min(min).max(80))
    .refine(text => !isUnstorable(text), { error: 'unstorable_text', abort: true })
    .refine(text => isReadable(text), { error: 'invalid_text' })

// Line ends and tabs belong in a longer text.
const HIDDEN_IN_TEXT = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/u

/** A text of several lines; may be empty. */
export const Wording = (max: number) =>
  z
    .string()
    .max(max)
    .transform(text => withoutPiledMarks(trimInvisible(text)))
    .refine(text => !isUnstorable(text), { error: 'unstorable_text', abort: true })
    .refine(text => isReadable(text, HIDDEN_IN_TEXT), { error: 'invalid_text' })

/** A label on one line; may be empty. */
export const Label = (max: number) =>
  z
    .string()
    .max(max)
    .transform(tidyLine)
    .refine(text => !isUnstorable(text), { error: 'unstorable_text', abort: true })
    .refine(text => isReadable(text), { error: 'invalid_text' })

/** Name of a person, a company or a street: 2 to 80 characters. */
export const Name = nameOf(2)
export const OptionalName = z.union([z.literal(''), Name]).nullish()

const Names = z
  .strictObject({
    ar: z.union([z.literal(''), Name]).default(''),
    en: z.union([z.literal(''), Name]).default(''),
  })
  .refine(({ ar, en }) => ar !== '' || en !== '', { error: 'invalid_name' })

// Room for two names of 200 characters, all written as \uXXXX. JSON of this length cannot nest too deep.
const LONGEST_NAMES = 2500

const NamesText = z
  .string()
  .max(LONGEST_NAMES)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'malformed_json', input: text })
      return z.NEVER
    }
  })
  .pipe(Names)

/** A name in one or both languages: the JSON text of answers, or the same as an object. */
export const BothNames = z.union([NamesText, Names])

/** A text that machines compare, with Latin digits and without invisible characters: see `tidyCode`. */
export const Code = () => z.string().overwrite(text => tidyCode(toLatinDigits(text)))

export const Email = Code()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'invalid_email' }))

/** A new password: 8 to 128 characters with a letter and a digit. */
export const NewPassword = z
  .string()
  .min(MIN_PASSWORD)
  .max(128)
  .refine(text => passwordGaps(text).every(gap => gap === 'length'), { error: 'weak_password' })

const normalised = (normalise: (text: string) => string | null, error: string) =>
  z
    .string()
    .max(40)
    .transform((text, context) => {
      const found = normalise(text)
      if (found !== null) return found
      context.addIssue({ code: 'custom', message: error, input: text })
      return z.NEVER
    })

export const Mobile = normalised(normaliseMobile, 'invalid_mobile')
export const BranchPhone = normalised(normaliseBranchPhone, 'invalid_phone')

const digits = (pattern: RegExp, error: string) =>
  z
    .string()
    .max(40)
    .transform(text => stripInvisibleMarks(toLatinDigits(text)).replace(/\s/g, ''))
    .pipe(z.string().regex(pattern, { error }))

/** Six digits, Latin or Arabic. */
export const OneTimeCode = digits(/^\d{6}$/, 'invalid_code')
/** A unified number (starts with 7) or a commercial registration: which of them follows from the first digit. */
export const CompanyNumber = digits(/^\d{10}$/, 'invalid_company_number')
export const VatNumber = digits(/^3\d{13}3$/, 'invalid_vat_number')

/** Color of a receipt, `#rrggbb`: dark enough to be readable on white paper. */
export const ReceiptColor = z
  .string()
  .max(40)
  .transform(text => text.trim().toLowerCase())
  .pipe(z.string().regex(/^#[0-9a-f]{6}$/, { error: 'invalid_color', abort: true }))
  .refine(isDarkOnWhite, { error: 'pale_color' })

export const Language = z.enum(['ar', 'en'])
/** Key of a city, e.g. `riyadh`. */
export const CityKey = z.string().regex(/^[a-z-]{2,40}$/)
