import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { StartError } from '#src/errors/errors.ts'

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const CIPHER = 'aes-256-gcm'

/** An encrypted text with the id of its key. */
export interface Sealed {
  text: string
  keyId: string
}

export interface Sealer {
  /** id of the encryption key; the other keys only decrypt */
  keyId: string
  /** Encrypts a text. `place` is where it is stored: the text cannot be decrypted elsewhere. */
  seal(text: string, place: string): Sealed
  /** Decrypts a text. Returns null if the key is unknown, or if the text or its place was changed. */
  open(sealed: Sealed, place: string): string | null
}

// The id is derived from the key, so that no two keys share one.
const idOf = (key: Uint8Array): string => createHash('sha256').update(key).digest('hex').slice(0, 12)

const readKey = (text: string): Buffer => {
  const key = Buffer.from(text, 'base64url')
  if (key.length === KEY_BYTES && key.toString('base64url') === text) return key
  throw new StartError(
    'Sufra cannot start: SECRET_KEYS, or secret-keys in DATA_DIR, holds something that is no key (32 bytes as base64url).',
  )
}

/** Returns a sealer for the keys of the settings: the first one encrypts, all of them decrypt. AES-256-GCM. */
export const createSealer = (keys: readonly [string, ...string[]]): Sealer => {
  const [newest] = keys
  const byId = new Map(keys.map(readKey).map(key => [idOf(key), key]))
  const [key, keyId] = [readKey(newest), idOf(readKey(newest))]
  return {
    keyId,
    seal: (text, place) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return { text: Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url'), keyId }
    },
    open: (sealed, place) => {
      const own = byId.get(sealed.keyId)
      const bytes = Buffer.from(sealed.text, 'base64url')
      if (!own || bytes.length < IV_BYTES + TAG_BYTES) return null
      const decipher = createDecipheriv(CIPHER, own, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      try {
        const start = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
        return Buffer.concat([start, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
