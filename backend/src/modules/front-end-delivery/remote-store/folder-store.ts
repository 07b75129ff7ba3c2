import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { StoreConflict } from './remote-store.ts'
import type { RemoteStore } from './remote-store.ts'
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
export const createFolderStore = (root: string): RemoteStore => {
  const placeOf = (path: string): string => join(root, checkStorePath(path))
  const read = (path: string) => readFile(placeOf(path)).catch(absentAs(undefined))

  const sizeOf = async (path: string): Promise<number | undefined> => {
    const found = await stat(placeOf(path)).catch(absentAs(undefined))
    return found?.isFile() ? found.size : undefined
  }

  const withDraft = async (place: string, bytes: Buffer, settle: (draft: string) => Promise<void>) => {
    const draft = join(dirname(place), `.${randomUUID()}`)
    await mkdir(dirname(place), { recursive: true })
    try {
      await writeFile(draft, bytes)
      await settle(draft)
    } finally {
      await rm(draft, { force: true })
    }
  }

  const put = async (path: string, bytes: Buffer): Promise<boolean> => {
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

  const list = async (folder: string): Promise<string[]> => {
    const entries = await readdir(placeOf(folder), { recursive: true, withFileTypes: true }).catch(
      absentAs([]),
    )
    return entries
      .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
      .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  }

  return {
    put,
    read,
    list,
    replace: (path, bytes) => {
      const place = placeOf(path)
      return withDraft(place, bytes, draft => rename(draft, place))
    },
    open: async path => {
      const size = await sizeOf(path)
      return size === undefined ? undefined : { size, stream: createReadStream(placeOf(path)) }
    },
    has: async path => (await sizeOf(path)) !== undefined,
    remove: folder => rm(placeOf(folder), { recursive: true, force: true }),
  }
}
