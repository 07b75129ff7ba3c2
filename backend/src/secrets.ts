import { hkdfSync, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#src/env.ts'
import { digestOf } from '#src/kept-hash.ts'
import type { Secrets } from '#src/foundation.ts'

const readOrMake = async (file: string): Promise<string> => {
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(error => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(file, 'utf8')).trim()
}

const derive = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `sufra:${purpose}`, 32))

/** Reads the secrets of DATA_DIR, made at the first start and readable by its owner only. */
export const openSecrets = async (env: Pick<Env, 'DATA_DIR' | 'JWT_SECRET'>): Promise<Secrets> => {
  const secret = env.JWT_SECRET ?? (await readOrMake(join(env.DATA_DIR, 'jwt-secret')))
  const deployToken = await readOrMake(join(env.DATA_DIR, 'deploy-token'))
  return {
    jwtKey: derive(secret, 'access token'),
    refreshKey: derive(secret, 'refresh token'),
    codeKey: derive(secret, 'one-time code'),
    overrideKey: derive(secret, 'override link'),
    deployTokenHash: digestOf(deployToken),
  }
}
