import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Kept } from './peer.ts'

const SAVE_AFTER_MS = 500

const isKept = (value: unknown): value is Kept => {
  const { shops, orders, webhooks, faults, last } = Object(value)
  return [shops, orders, webhooks, faults].every(Array.isArray) && Number.isInteger(last)
}

/** What the platforms knew when they ended last, by their keys; of each that cannot be read nothing. */
export const readKept = (file: string): Record<string, Kept> => {
  try {
    const all: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const known = Object.entries(Object(all)).filter((entry): entry is [string, Kept] => isKept(entry[1]))
    return Object.fromEntries(known)
  } catch {
    return {}
  }
}

/** Writes what platforms keep a moment after it changed, and at the end. */
export const createKeeper = (file: string, all: () => Record<string, Kept>) => {
  let timer: NodeJS.Timeout | undefined
  const write = (): void => {
    mkdirSync(path.dirname(file), { recursive: true })
    // Secrets are in it. Whole or not at all: the one before stays until this one is there.
    writeFileSync(`${file}.new`, JSON.stringify(all()), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  // Who plays on forgets at the next start, and is not ended by a full disk.
  const save = (): void => {
    clearTimeout(timer)
    timer = undefined
    try {
      write()
    } catch (error) {
      process.stderr.write(`sufra: what the platforms know cannot be kept: ${String(error)}\n`)
    }
  }
  return {
    changed: (): void => {
      timer ??= setTimeout(save, SAVE_AFTER_MS)
    },
    save,
  }
}
