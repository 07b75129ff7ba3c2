import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PlatformData } from './peer.ts'

const SAVE_AFTER_MS = 500

const isPlatformData = (value: unknown): value is PlatformData => {
  const { shops, orders, webhooks, faults, last } = Object(value)
  return [shops, orders, webhooks, faults].every(Array.isArray) && Number.isInteger(last)
}

/** Reads the stored state of each platform by key; unreadable states are dropped. */
export const readPlatformData = (file: string): Record<string, PlatformData> => {
  try {
    const all: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const known = Object.entries(Object(all)).filter((entry): entry is [string, PlatformData] =>
      isPlatformData(entry[1]),
    )
    return Object.fromEntries(known)
  } catch {
    return {}
  }
}

/** Saves the state of platforms a moment after a change, and at the end. */
export const createKeeper = (file: string, all: () => Record<string, PlatformData>) => {
  let timer: NodeJS.Timeout | undefined
  const write = (): void => {
    mkdirSync(path.dirname(file), { recursive: true })
    // The file contains secrets. It is replaced atomically.
    writeFileSync(`${file}.new`, JSON.stringify(all()), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  // A full disk does not end the simulator; it only loses its state at the next start.
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
