import { useEffect, useRef, useState } from 'react'
import type { Product } from '@sufra/shared/contracts/product'
import { useSession } from '@sufra/shared/session'
import { fileFromDataUrl } from '#src/products/product-image.ts'
import { forgetDraft, heldPicture, keepDraft, readDraft } from './draft-store.ts'
import type { PictureText, ProductDraft } from './draft-store.ts'

const textOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(file)
  })

/** Returns the chosen picture as text after it was read; null without a file. */
const usePictureText = (picture: File | string | null): PictureText | null => {
  const [read, setRead] = useState<(PictureText & { file: File }) | null>(null)
  useEffect(() => {
    if (!(picture instanceof File)) return
    let isWanted = true
    textOf(picture).then(
      text => isWanted && setRead({ file: picture, name: picture.name, text }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [picture])
  return read && read.file === picture ? { name: read.name, text: read.text } : null
}

const PAUSE_MS = 400

/** Returns the storage key of a draft: by user, brand and product (or a new one). */
export const useDraftKey = (serviceProviderId: number, what: string): string => {
  const person = useSession(state => state.user?.Id)
  return `sufra.draft.product.${person ?? 'nobody'}.${serviceProviderId}.${what}`
}

const fileOf = ({ name, text }: PictureText): File => fileFromDataUrl(text, name.replace(/\.[^.]*$/, ''))

/** Returns the stored draft with its picture as a file. */
export const restoredDraft = (key: string): ProductDraft | null => {
  const draft = readDraft(key)
  if (!draft) return null
  const file = draft.picture ? fileOf(draft.picture) : heldPicture(key)
  return file ? { ...draft, values: { ...draft.values, imageUrl: file } } : draft
}

/** Stores input made while a new product was saved under the key of the stored product, where editing continues. */
export const keepForStored = (
  newKey: string,
  { id, rowVersion }: Product,
  { base, values }: Pick<ProductDraft, 'base' | 'values'>,
): void => {
  const draft = { base, values, rowVersion, savedAt: Date.now() }
  keepDraft(newKey.replace(/[^.]*$/, String(id)), draft, null)
}

interface UseDraft extends Omit<ProductDraft, 'savedAt'> {
  key: string
  isChanged: boolean
}

/** Stores the draft shortly after each change and when the page closes; deletes it when nothing is unsaved. */
export const useKeepDraft = ({ key, isChanged, values, base, rowVersion }: UseDraft): void => {
  const picture = usePictureText(values.imageUrl)
  const write = () => {
    if (isChanged) keepDraft(key, { values, base, rowVersion, savedAt: Date.now() }, picture)
    else forgetDraft(key)
  }
  const latest = useRef(write)
  useEffect(() => {
    latest.current = write
  })
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key, isChanged, values, base, rowVersion, picture?.text])
  useEffect(() => {
    const flush = () => latest.current()
    window.addEventListener('pagehide', flush)
    return () => window.removeEventListener('pagehide', flush)
  }, [])
}
