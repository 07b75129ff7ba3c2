import type { ProductValues } from '../values/product-values.ts'
import { emptyValues } from '../values/product-values.ts'

/** Unsaved input and the values on which it is based. */
export interface ProductDraft {
  values: ProductValues
  base: ProductValues
  /** Version of the opened product; null for a new one. */
  rowVersion: number | null
  /** In ms since 1970. */
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

/** Storage cannot hold a file. The previous picture is stored instead, because none would mean that it was removed. */
const withoutFile = (values: ProductValues, before: string | null): Written => ({
  ...values,
  imageUrl: values.imageUrl instanceof File ? before : values.imageUrl,
})

// JSON has no NaN: as null, an unreadable number would be restored as a removed one.
const UNREADABLE = { isUnreadable: true }
const writeNaN = (_key: string, value: unknown): unknown => (Number.isNaN(value) ? UNREADABLE : value)
const readNaN = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'isUnreadable' in value ? Number.NaN : value

/** Chosen pictures of drafts, in memory: a picture may be too large for the storage or not yet converted to text. */
const pictures = new Map<string, File>()

const holdPicture = (key: string, { imageUrl }: ProductValues): void => {
  if (imageUrl instanceof File) pictures.set(key, imageUrl)
  else pictures.delete(key)
}

export const heldPicture = (key: string): File | null => pictures.get(key) ?? null

/** A chosen picture as text for the storage. */
export interface PictureText {
  name: string
  text: string
}

/**
 * Stores a draft in the tab's session storage, which survives a reload and a new sign-in; another tab has its own. A
 * picture that is too large stays only in memory, and the rest of the draft is stored.
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
      // Storage is full or disabled: the draft lasts until the page is closed.
    }
  }
}

export const forgetDraft = (key: string): void => {
  pictures.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored either.
  }
}

const read = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null', readNaN)
  } catch {
    return null
  }
}

/** Returns the stored draft or null. The picture is text: see `fileFromDataUrl`. */
export const readDraft = (key: string): (ProductDraft & { picture: PictureText | null }) | null => {
  const stored = read(key)
  if (!isStored(stored)) return null
  // A newer version may have fields that this draft lacks.
  const whole = (values: Written): ProductValues => ({ ...emptyValues(), ...values })
  return { ...stored, values: whole(stored.values), base: whole(stored.base) }
}
