import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Kept } from './peer.ts'

const SAVE_AFTER_MS = 500

/** What the platforms knew when they ended last, by their keys; nothing when that cannot be read. */
export const readKept = (file: string): Record<string, Kept> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** Writes what platforms keep a moment after it changed, and at the end. */
export const createKeeper = (file: string, all: () => Record<string, Kept>) => {
  let timer: NodeJS.Timeout | undefined
  const save = (): void => {
    clearTimeout(timer)
    timer = undefined
    mkdirSync(path.dirname(file), { recursive: true })
    // Secrets are in it. Whole or not at all: the one before stays until this one is there.
    writeFileSync(`${file}.new`, JSON.stringify(all()), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return {
    changed: (): void => {
      timer ??= setTimeout(save, SAVE_AFTER_MS)
    },
    save,
  }
}
