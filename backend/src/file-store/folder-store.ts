import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { StoreConflict } from './file-store.ts'
import type { FileStore } from './file-store.ts'
import { checkStorePath } from './store-path.ts'

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])
// The path is a folder, or one of its folders is a file.
const TAKEN = new Set(['EEXIST', 'ENOTDIR', 'EISDIR'])

const codeOf = (error: unknown): string => String(Object(error).code)

const absentAs =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (ABSENT.has(codeOf(error))) return value
    throw error
  }

/** The store as a folder. Writes are atomic: a file is written under a hidden name, then linked. */
export const createFolderStore = (root: string): FileStore => {
  const placeOf = (path: string): string => join(root, checkStorePath(path))
  const read = (path: string) => readFile(placeOf(path)).catch(absentAs(undefined))

  const factsOf = async (place: string) => {
    const found = await stat(place).catch(absentAs(undefined))
    return found?.isFile() ? { size: found.size, storedAt: found.mtime } : undefined
  }

  const withDraft = async (place: string, bytes: Uint8Array, settle: (draft: string) => Promise<void>) => {
    const draft = join(dirname(place), `.${randomUUID()}`)
    await mkdir(dirname(place), { recursive: true })
    try {
      await writeFile(draft, bytes)
      await settle(draft)
    } finally {
      await rm(draft, { force: true })
    }
  }

  const put = async (path: string, bytes: Uint8Array): Promise<boolean> => {
    const place = placeOf(path)
    try {
      await withDraft(place, bytes, draft => link(draft, place))
      return true
    } catch (error) {
      if (!TAKEN.has(codeOf(error))) throw error
      if ((await read(path))?.equals(bytes)) return false
      throw new StoreConflict(path)
    }
  }

  const pathsIn = async (place: string): Promise<string[]> => {
    const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(absentAs([]))
    return entries
      .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
      .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  }

  const replace = (path: string, bytes: Uint8Array): Promise<void> => {
    const place = placeOf(path)
    return withDraft(place, bytes, draft => rename(draft, place))
  }

  async function* entries() {
    for (const path of await pathsIn(root)) {
      const facts = await factsOf(join(root, path))
      if (facts) yield { path, size: facts.size, storedAt: facts.storedAt }
    }
  }

  return {
    put,
    renew: replace,
    moveIn: async (path, file) => {
      await mkdir(dirname(placeOf(path)), { recursive: true })
      await rename(file, placeOf(path))
    },
    replace,
    read,
    entries,
    list: folder => pathsIn(placeOf(folder)),
    open: async path => {
      const facts = await factsOf(placeOf(path))
      return facts && { size: facts.size, stream: createReadStream(placeOf(path)) }
    },
    has: async path => (await factsOf(placeOf(path))) !== undefined,
    remove: folder => rm(placeOf(folder), { recursive: true, force: true }),
    removeFile: async (path, storedBefore) => {
      const facts = await factsOf(placeOf(path))
      if (facts && (!storedBefore || facts.storedAt < storedBefore)) await rm(placeOf(path), { force: true })
    },
  }
}
