import type { Readable } from 'node:stream'

export interface StoredFile {
  /** in bytes */
  size: number
  stream: Readable
  /** of a bucket, with quotes */
  etag?: string
}

/** An entry of the list of a store. */
export interface StoreEntry {
  path: string
  /** in bytes */
  size: number
  /** time of the last write */
  storedAt: Date
}

/**
 * Storage of files: pictures, published files of remotes, and exports. Paths have slashes and no leading one; an invalid one
 * is a TypeError: see `isStorePath`.
 */
export interface FileStore {
  /**
   * Stores a file whose content never changes. Returns false when the same bytes exist; throws
   * `StoreConflict` when others do.
   */
  put(path: string, bytes: Uint8Array): Promise<boolean>
  /** Writes a file whose content never changes again, so that its time of storage is now. */
  renew(path: string, bytes: Uint8Array): Promise<void>
  /** Writes a file that changes: for copies of the registry only. */
  replace(path: string, bytes: Uint8Array): Promise<void>
  /** Moves a file of this machine into the store: for files that are too large for memory. */
  moveIn(path: string, file: string): Promise<void>
  read(path: string): Promise<Buffer | undefined>
  open(path: string): Promise<StoredFile | undefined>
  has(path: string): Promise<boolean>
  /** Paths of all files below a folder, sorted. */
  list(folder: string): Promise<string[]>
  /** All files of the store in any order, also those with names that are no valid paths. */
  entries(): AsyncIterable<StoreEntry>
  /** Removes a folder with its files. */
  remove(folder: string): Promise<void>
  /** Removes a file, unless it was stored at the given time or later. */
  removeFile(path: string, storedBefore?: Date): Promise<void>
}

/** The path has other content. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict'
}
