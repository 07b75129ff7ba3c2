import type { Readable } from 'node:stream'

export interface StoredFile {
  /** in bytes */
  size: number
  stream: Readable
}

/** Where published files lie. Paths have slashes and no leading one; an odd one is a TypeError: see `isStorePath`. */
export interface RemoteStore {
  /**
   * Lays a file down under a name that never holds anything else. False when the same bytes were there already;
   * throws `StoreConflict` when others are.
   */
  put(path: string, bytes: Buffer): Promise<boolean>
  /** Writes a file that changes: for copies of the registry only. */
  replace(path: string, bytes: Buffer): Promise<void>
  read(path: string): Promise<Buffer | undefined>
  open(path: string): Promise<StoredFile | undefined>
  has(path: string): Promise<boolean>
  /** The paths of all files below a folder, in order. */
  list(folder: string): Promise<string[]>
  /** Removes a folder with all that is in it. */
  remove(folder: string): Promise<void>
}

/** Something else lies under that name. */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict'
}
