import type { Readable } from 'node:stream'

export interface StoredFile {
  /** in bytes */
  size: number
  stream: Readable
}

/**
 * Storage of published files. Paths have slashes and no leading one; an invalid one is a TypeError: see
 * `isStorePath`.
 */
export interface RemoteStore {
  /**
   * Stores a file whose content never changes. Returns false when the same bytes exist; throws
   * `StoreConflict` when others do.
   */
  put(path: string, bytes: Buffer): Promise<boolean>
  /** Writes a file that changes: for copies of the registry only. */
  replace(path: string, bytes: Buffer): Promise<void>
  read(path: string): Promise<Buffer | undefined>
  open(path: string): Promise<StoredFile | undefined>
  has(path: string): Promise<boolean>
  /** Paths of all files below a folder, sorted. */
  list(folder: string): Promise<string[]>
  /** Removes a folder with its files. */
  remove(folder: string): Promise<void>
}

/** The path has other content. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict'
}
