import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type/core'
import sharp from 'sharp'
import { AppError, payloadTooLarge, unsupportedMediaType } from '#src/errors/errors.ts'
import type { FileStore } from '#src/file-store/file-store.ts'

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
const MAX_PIXELS = 25_000_000
const MAX_SIDE = 1600
const ACCEPTED = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** Storage of pictures. A key is the hash of the content, so a key's content never changes. */
export interface ImageStorage {
  /** Stores a webp unchanged. A stored one counts as stored now. */
  put(webp: Uint8Array): Promise<string>
  has(key: string): Promise<boolean>
  /** undefined: it does not exist. */
  read(key: string): Promise<Buffer | undefined>
  /** Keys of pictures that were stored before that time. */
  storedBefore(time: Date): AsyncIterable<string>
  /** Removes a picture unless it was stored again since then. */
  remove(key: string, storedBefore: Date): Promise<void>
}

/**
 * Pictures as products refer to them; null stands for the 1×1 placeholder that means "no picture"
 * (specification#products).
 */
export interface Images {
  /**
   * Detects the real format of a file (ignoring its name), re-encodes and stores it. Errors: 413
   * `payload_too_large` (over 5 MB or 25 megapixels), 415 `unsupported_media_type` (not a readable png, jpeg
   * or webp).
   */
  accept(file: Uint8Array): Promise<string | null>
  has(key: string): Promise<boolean>
}

export const keyOf = (webp: Uint8Array): string =>
  createHash('sha256').update(webp).digest('hex').slice(0, 40)

export const imageUrl = (key: string | null): string | null => (key === null ? null : `/images/${key}.webp`)

/** Returns the key of a URL from `imageUrl`; null for anything else. */
export const imageKeyOf = (url: string | null | undefined): string | null =>
  /^\/images\/([0-9a-f]{40})\.webp$/.exec(url ?? '')?.[1] ?? null

const FILE = /^([0-9a-f]{40})\.webp$/

const imageFile = (key: string): string => `${key}.webp`

/** Stores pictures in a folder or in a bucket. */
export const createImageStorage = (store: FileStore): ImageStorage => ({
  put: async webp => {
    const key = keyOf(webp)
    await store.renew(imageFile(key), webp)
    return key
  },
  has: key => store.has(imageFile(key)),
  read: key => store.read(imageFile(key)),
  storedBefore: async function* (time) {
    for await (const { path, storedAt } of store.entries()) {
      const key = FILE.exec(path)?.[1]
      if (key && storedAt < time) yield key
    }
  },
  remove: (key, storedBefore) => store.removeFile(imageFile(key), storedBefore),
})

const encode = async (file: Uint8Array): Promise<Uint8Array | null> => {
  const type = await fileTypeFromBuffer(file)
  if (!type || !ACCEPTED.has(type.mime)) throw unsupportedMediaType()
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
  if (width === 1 && height === 1 && type.mime === 'image/png') return null
  if (width * height > MAX_PIXELS) throw payloadTooLarge()
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
}

/**
 * Re-encodes a picture as webp, after a check of its real format and without metadata. Null for the 1×1
 * placeholder. Errors: those of `Images.accept`.
 */
export const encodePicture = async (file: Uint8Array): Promise<Uint8Array | null> => {
  if (file.byteLength > MAX_IMAGE_BYTES) throw payloadTooLarge()
  try {
    return await encode(file)
  } catch (error) {
    if (error instanceof AppError) throw error
    // sharp's decoding errors have no code; others, such as a full disk, are not the sender's fault.
    if (error instanceof Error && 'code' in error) throw error
    throw unsupportedMediaType()
  }
}

export const createImages = (storage: ImageStorage): Images => ({
  has: key => storage.has(key),

  accept: async file => {
    if (file.byteLength > MAX_IMAGE_BYTES) throw payloadTooLarge()
    // The live menu sends a stored picture back (specification#products); encoding it again would lose
    // quality.
    if (await storage.has(keyOf(file))) return storage.put(file)
    const webp = await encodePicture(file)
    return webp === null ? null : storage.put(webp)
  },
})
