import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type/core'
import sharp from 'sharp'
import { AppError, payloadTooLarge, unsupportedMediaType } from '#src/errors/errors.ts'

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024
const MAX_PIXELS = 25_000_000
const MAX_SIDE = 1600
const ACCEPTED = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** Storage of pictures. A key is the hash of the content, so a key's content never changes. */
export interface ImageStorage {
  /** Stores a webp unchanged. */
  put(webp: Uint8Array): Promise<string>
  has(key: string): Promise<boolean>
  /** undefined: it does not exist. */
  read(key: string): Promise<Buffer | undefined>
  /** Returns whether it exists, and resets its time of storage to now. */
  renew(key: string): Promise<boolean>
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

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

const orMissing = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

const isOlder = async (path: string, time: Date): Promise<boolean> => {
  const file = await orMissing(stat(path))
  return file !== undefined && file.mtime < time
}

const ENDING = '.webp'

/** Stores pictures as files of one folder, served by the static plugin. */
export const diskImageStorage = (folder: string): ImageStorage => ({
  put: async webp => {
    const key = keyOf(webp)
    const path = join(folder, `${key}.webp`)
    await mkdir(folder, { recursive: true })
    // Written under a temporary name first, so that no reader gets half a picture.
    const aside = join(folder, `.${randomUUID()}`)
    try {
      await writeFile(aside, webp)
      await rename(aside, path)
    } finally {
      await rm(aside, { force: true })
    }
    return key
  },
  has: key =>
    access(join(folder, `${key}.webp`)).then(
      () => true,
      () => false,
    ),
  read: key => orMissing(readFile(join(folder, `${key}${ENDING}`))),
  renew: async key => {
    const now = new Date()
    const renewed = utimes(join(folder, `${key}${ENDING}`), now, now).then(() => true)
    return (await orMissing(renewed)) ?? false
  },
  storedBefore: async function* (time) {
    for (const name of (await orMissing(readdir(folder))) ?? [])
      if (name.endsWith(ENDING) && (await isOlder(join(folder, name), time)))
        yield name.slice(0, -ENDING.length)
  },
  remove: async (key, storedBefore) => {
    const path = join(folder, `${key}${ENDING}`)
    if (await isOlder(path, storedBefore)) await rm(path, { force: true })
  },
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
    const key = keyOf(file)
    if (await storage.renew(key)) return key
    const webp = await encodePicture(file)
    return webp === null ? null : storage.put(webp)
  },
})
