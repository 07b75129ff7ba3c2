import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { RemoteContract } from '@sufra/shared/contracts/release'
import type { PublishRequest } from '@sufra/shared/contracts/release'
import type { Db } from '#src/database/database.ts'
import { validation } from '#src/errors/errors.ts'
import { isStorePath } from '#src/file-store/store-path.ts'
import type { FileStore } from '#src/file-store/file-store.ts'
import { readJson } from '#src/routing/read-json.ts'
import { COPIES, isTakenFile } from '#src/routing/stored-file.ts'
import { storePathOf } from '../registry/claims.ts'
import { lockFiles } from '../upload.repository.ts'
import { unpack } from './unpack.ts'

/** Maximum size in bytes of a contract, which lists every file of a version. */
export const LARGEST_CONTRACT = 1_048_576

// Files of a version that are read in parallel.
const AT_ONCE = 8

export const sha384 = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

const parse = (bytes: Buffer): unknown => {
  try {
    return readJson(bytes, { limit: LARGEST_CONTRACT })
  } catch {
    return undefined
  }
}

const isSameContract = (bytes: Buffer, contract: unknown): boolean => {
  const stored = RemoteContract.safeParse(parse(bytes))
  return stored.success && isDeepStrictEqual(stored.data, contract)
}

interface Named {
  path: string
  hash: string
}

// Browsers receive the compressed copies, so a copy with other content would break the version.
const hasFalseCopy = async (store: FileStore, { path, hash }: Named): Promise<boolean> => {
  for (const { ending, encoding } of COPIES) {
    const copy = await store.read(`${path}${ending}`)
    const content = copy && (await unpack(copy, encoding))
    if (copy && (!content || sha384(content) !== hash)) return true
  }
  return false
}

/** Returns the problem of a stored file; undefined when it has the expected content. */
const complaintAbout = async (store: FileStore, { path, hash }: Named): Promise<string | undefined> => {
  if (!isStorePath(path)) return 'not_in_the_store'
  if (!isTakenFile(path)) return 'file_type_refused'
  const bytes = await store.read(path)
  if (!bytes) return 'not_in_the_store'
  if (sha384(bytes) !== hash) return 'does_not_match_the_store'
  return (await hasFalseCopy(store, { path, hash })) ? 'copy_does_not_match' : undefined
}

const firstComplaint = async (store: FileStore, files: Named[]): Promise<[Named, string] | undefined> => {
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const group = files.slice(at, at + AT_ONCE)
    const complaints = await Promise.all(group.map(file => complaintAbout(store, file)))
    const index = complaints.findIndex(Boolean)
    const [file, complaint] = [group[index], complaints[index]]
    if (file && complaint) return [file, complaint]
  }
  return undefined
}

type Publication = Pick<PublishRequest, 'name' | 'version' | 'baseUrl' | 'integrity' | 'contract'>

/** Refuses a publication whose files are missing or different, because its pointer would break the remote. */
export const refuseUnstored = async (store: FileStore, request: Publication): Promise<void> => {
  const { name, version, baseUrl, integrity, contract } = request
  if (baseUrl !== storePathOf(name, version)) return
  const folder = `${name}/${version}`
  const bytes = await store.read(`${folder}/contract.json`)
  if (!bytes) throw validation({ integrity: ['not_in_the_store'] })
  if (sha384(bytes) !== integrity) throw validation({ integrity: ['does_not_match_the_store'] })
  if (!isSameContract(bytes, contract)) throw validation({ contract: ['does_not_match_the_store'] })
  if (await hasFalseCopy(store, { path: `${folder}/contract.json`, hash: integrity }))
    throw validation({ integrity: ['copy_does_not_match'] })
  const files = Object.entries(contract.files).map(([file, hash]) => ({ path: `${folder}/${file}`, hash }))
  const found = await firstComplaint(store, files)
  if (!found) return
  const [{ path }, complaint] = found
  throw validation({ [`contract.files.${path.slice(folder.length + 1)}`]: [complaint] })
}

/**
 * Call it after `refuseUnstored`, inside the caller's transaction: locks the files against removal and checks
 * that they exist. It does not read them again, because browsers check the hashes.
 */
export const holdStored = async (
  db: Db,
  store: FileStore,
  { name, version, baseUrl, contract }: Publication,
): Promise<void> => {
  if (baseUrl !== storePathOf(name, version)) return
  await lockFiles(db, { name, version })
  const folder = `${name}/${version}`
  const there = new Set(await store.list(folder))
  const needed = ['contract.json', ...Object.keys(contract.files)]
  if (needed.every(file => there.has(`${folder}/${file}`))) return
  throw validation({ integrity: ['not_in_the_store'] })
}
