import { z } from 'zod'
import { trimInvisible } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import { readJson } from '#src/routing/read-json.ts'

// Control characters except tab and line ends, marks that change the reading direction, and lone surrogates.
const FORBIDDEN =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u

// Larger than the longest text of the contracts: a description in two languages.
const MAX_BYTES = 16 * 1024

const Texts = z.strictObject({ ar: z.string().default(''), en: z.string().default('') })

export const hasForbiddenCharacters = (text: string): boolean => FORBIDDEN.test(text)

/** Reads `{"ar":"…","en":"…"}` strictly; undefined for anything else, forbidden characters included. */
export const parseLocalized = (text: string): Localized | undefined => {
  try {
    const parsed = Texts.safeParse(readJson(Buffer.from(text), { limit: MAX_BYTES }))
    if (!parsed.success) return undefined
    const texts = { ar: trimInvisible(parsed.data.ar), en: trimInvisible(parsed.data.en) }
    return Object.values(texts).some(hasForbiddenCharacters) ? undefined : texts
  } catch {
    return undefined
  }
}

export const writeLocalized = ({ ar, en }: Localized): string => JSON.stringify({ ar, en })
