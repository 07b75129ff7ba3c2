import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { StartError } from '#src/errors.ts'

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const CIPHER = 'aes-256-gcm'

/** A text that only who has its key can read, and which of the keys that is. */
export interface Sealed {
  text: string
  keyId: string
}

export interface Sealer {
  /** of the key that seals; the others only open */
  keyId: string
  /** `place` is where it will stand: moved elsewhere it does not open. */
  seal(text: string, place: string): Sealed
  /** null when its key is not here, or the text or its place is not what was sealed. */
  open(sealed: Sealed, place: string): string | null
}

// A key is named by what it is, so that no two can be taken for each other.
const idOf = (key: Uint8Array): string => createHash('sha256').update(key).digest('hex').slice(0, 12)

const readKey = (text: string): Buffer => {
  const key = Buffer.from(text, 'base64url')
  if (key.length === KEY_BYTES && key.toString('base64url') === text) return key
  throw new StartError(
    'Sufra cannot start: SECRET_KEYS, or secret-keys in DATA_DIR, holds something that is no key (32 bytes as base64url).',
  )
}

/** `keys` as settings hold them: the first one seals, all of them open. AES-256-GCM. */
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
