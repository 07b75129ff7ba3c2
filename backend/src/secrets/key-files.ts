import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#src/env.ts'

type Keys = Pick<Env, 'DATA_DIR' | 'JWT_SECRET' | 'SECRET_KEYS' | 'VAPID_PRIVATE_KEY'>

/** The files of DATA_DIR that hold keys, with the settings that take their place. */
export const KEY_FILES = ['jwt-secret', 'secret-keys', 'vapid-key', 'deploy-token']

const settingOf = (env: Keys, name: string): string | undefined => {
  if (name === 'jwt-secret') return env.JWT_SECRET
  if (name === 'secret-keys') return env.SECRET_KEYS?.join('\n')
  return name === 'vapid-key' ? env.VAPID_PRIVATE_KEY : undefined
}

/** Copies the keys in use into a folder, also those that are settings. A key that was never made is left out. */
export const copyKeys = async (env: Keys, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of KEY_FILES) {
    const text =
      settingOf(env, name) ?? (await readFile(join(env.DATA_DIR, name), 'utf8').catch(() => undefined))
    if (text !== undefined) await writeFile(join(folder, name), text, { mode: 0o600 })
  }
}

/** Copies the keys of a backup into DATA_DIR. Returns the names of those that a setting replaces by another key. */
export const restoreKeys = async (env: Keys, folder: string): Promise<string[]> => {
  const replaced: string[] = []
  for (const name of KEY_FILES) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => undefined)
    if (text === undefined) continue
    await writeFile(join(env.DATA_DIR, name), text, { mode: 0o600 })
    const setting = settingOf(env, name)
    if (setting !== undefined && setting !== text) replaced.push(name)
  }
  return replaced
}
