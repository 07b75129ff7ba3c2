import type { ProductValues } from '../values/product-values.ts'
import { emptyValues } from '../values/product-values.ts'

/** What was typed and not saved, and what it was typed over. */
export interface ProductDraft {
  values: ProductValues
  base: ProductValues
  /** Of the product that was opened; null for a new one. */
  rowVersion: number | null
  /** Milliseconds. */
  savedAt: number
}

type Written = Omit<ProductValues, 'imageUrl'> & { imageUrl: string | null }
interface Stored {
  values: Written
  base: Written
  rowVersion: number | null
  savedAt: number
  picture: { name: string; text: string } | null
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'values' in value && 'base' in value && 'savedAt' in value

/** A file cannot be written down. In its place stands the picture that there was: none would mean that it is taken off. */
const withoutFile = (values: ProductValues, before: string | null): Written => ({
  ...values,
  imageUrl: values.imageUrl instanceof File ? before : values.imageUrl,
})

// JSON has no NaN: as null, a number that could not be read would come back as one that was taken away.
const UNREADABLE = { isUnreadable: true }
const writeNaN = (_key: string, value: unknown): unknown => (Number.isNaN(value) ? UNREADABLE : value)
const readNaN = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'isUnreadable' in value ? Number.NaN : value

/** The chosen pictures of drafts while this page is open: one may be too large for a storage, or not be read as text yet. */
const pictures = new Map<string, File>()

const holdPicture = (key: string, { imageUrl }: ProductValues): void => {
  if (imageUrl instanceof File) pictures.set(key, imageUrl)
  else pictures.delete(key)
}

export const heldPicture = (key: string): File | null => pictures.get(key) ?? null

/** The chosen picture as text, which a storage can hold. */
export interface PictureText {
  name: string
  text: string
}

/**
 * In the storage of this tab: it outlives a reload and the sign-in after an expired session, and another tab with the same
 * product has its own. A picture that is too large for it is held by the page alone; what was typed is kept all the same.
 */
export const keepDraft = (key: string, draft: ProductDraft, picture: PictureText | null): void => {
  holdPicture(key, draft.values)
  const base = withoutFile(draft.base, null)
  const stored: Stored = {
    ...draft,
    values: withoutFile(draft.values, base.imageUrl),
    base,
    picture: draft.values.imageUrl instanceof File ? picture : null,
  }
  for (const attempt of [stored, { ...stored, picture: null }]) {
    try {
      return sessionStorage.setItem(key, JSON.stringify(attempt, writeNaN))
    } catch {
      // Full, or switched off: then it holds for as long as the page is open.
    }
  }
}

export const forgetDraft = (key: string): void => {
  pictures.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}

const read = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null', readNaN)
  } catch {
    return null
  }
}

/** What was kept, if anything. The picture comes as text: see `fileFromDataUrl`. */
export const readDraft = (key: string): (ProductDraft & { picture: PictureText | null }) | null => {
  const stored = read(key)
  if (!isStored(stored)) return null
  // A newer version may have fields that this draft does not know.
  const whole = (values: Written): ProductValues => ({ ...emptyValues(), ...values })
  return { ...stored, values: whole(stored.values), base: whole(stored.base) }
}
