import { createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#src/env.ts'
import { StartError } from '#src/errors/errors.ts'
import { digestOf } from '#src/secrets/stored-hash.ts'
import { createSealer } from '#src/secrets/sealer.ts'
import type { Sealer } from '#src/secrets/sealer.ts'

export interface Secrets {
  jwtKey: Uint8Array
  refreshKey: Uint8Array
  /** key of the codes sent by e-mail */
  codeKey: Uint8Array
  /** key of the signed override links */
  overrideKey: Uint8Array
  /** encrypts stored secrets of third parties */
  sealer: Sealer
  /** signs web pushes; both halves in base64url */
  vapid: { publicKey: string; privateKey: string }
  /** SHA-256 of the root deploy token; the token itself is only in its file */
  deployTokenHash: Buffer
}

const readOrMake = async (file: string): Promise<string> => {
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(error => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(file, 'utf8')).trim()
}

const derive = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `sufra:${purpose}`, 32))

// Nearly all 32-byte values are valid private keys of P-256: those below the curve's order, all but one in four
// thousand million.
const vapidOf = (privateKey: string): Secrets['vapid'] => {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(privateKey, 'base64url')
  } catch {
    throw new StartError(
      'Sufra cannot start: VAPID_PRIVATE_KEY, or vapid-key in DATA_DIR, is no key of P-256.',
    )
  }
  return { privateKey, publicKey: curve.getPublicKey('base64url') }
}

// One key per line, newest first; SECRET_KEYS separates them with commas.
const keysIn = (text: string): [string, ...string[]] => {
  const [newest = '', ...others] = text.split(/[\s,]+/).filter(Boolean)
  return [newest, ...others]
}

/** Reads the secrets of DATA_DIR, which are generated at the first start and readable by their owner only. */
export const openSecrets = async (
  env: Pick<Env, 'DATA_DIR' | 'DEPLOY_TOKEN' | 'JWT_SECRET' | 'SECRET_KEYS' | 'VAPID_PRIVATE_KEY'>,
): Promise<Secrets> => {
  const secret = env.JWT_SECRET ?? (await readOrMake(join(env.DATA_DIR, 'jwt-secret')))
  const deployToken = env.DEPLOY_TOKEN ?? (await readOrMake(join(env.DATA_DIR, 'deploy-token')))
  const vapidKey = env.VAPID_PRIVATE_KEY ?? (await readOrMake(join(env.DATA_DIR, 'vapid-key')))
  const secretKeys = env.SECRET_KEYS ?? keysIn(await readOrMake(join(env.DATA_DIR, 'secret-keys')))
  return {
    sealer: createSealer(secretKeys),
    vapid: vapidOf(vapidKey),
    jwtKey: derive(secret, 'access token'),
    refreshKey: derive(secret, 'refresh token'),
    codeKey: derive(secret, 'one-time code'),
    overrideKey: derive(secret, 'override link'),
    deployTokenHash: digestOf(deployToken),
  }
}
