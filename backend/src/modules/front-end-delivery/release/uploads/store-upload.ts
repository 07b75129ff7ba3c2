import { ALL_MERCHANTS } from '#src/database/database.ts'
import { alreadyExists, AppError, validation } from '#src/errors/errors.ts'
import { StoreConflict } from '#src/file-store/file-store.ts'
import type { FileStore } from '#src/file-store/file-store.ts'
import { isStorePath } from '#src/file-store/store-path.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { isTakenFile, originalOf } from '#src/routing/stored-file.ts'
import { findVersion } from '../release.repository.ts'
import type { VersionRow } from '../release.repository.ts'
import { sha384 } from './stored-version.ts'
import { unpack } from './unpack.ts'
import { addFile, lockUploads, sumUnpublished, sumVersion, takeFile } from '../upload.repository.ts'
import type { UploadShare } from '../upload.repository.ts'

const MB = 1_048_576
/** Limits of one version, and of all unpublished versions of a remote together. */
export const UPLOAD_LIMITS = { files: 2000, bytes: 200 * MB, unpublished: 1024 * MB }

export interface Upload {
  name: string
  version: string
  file: string
  sha384: string
  who: string
}

const tooLarge = (complaint: string) =>
  new AppError({ code: 'payload_too_large', errors: { version: [complaint] } })

/** Returns whether a published version lists exactly this file, itself or as a compressed copy. */
const isVouchedFor = async ({ contract, integrity }: VersionRow, file: string, bytes: Buffer) => {
  const { path, encoding } = originalOf(file)
  const hash = path === 'contract.json' ? integrity : contract.files[path]
  const content = encoding ? await unpack(bytes, encoding) : bytes
  return content !== undefined && hash === sha384(content)
}

const refuseOdd = ({ sha384: hash }: Upload, path: string, bytes: Buffer): void => {
  if (!isStorePath(path)) throw validation({ file: ['invalid_format'] })
  if (!isTakenFile(path)) throw validation({ file: ['file_type_refused'] })
  if (sha384(bytes) !== hash) throw validation({ sha384: ['does_not_match'] })
}

/**
 * Stores one file of a version and counts it for its uploader. `already_exists` when the version has another
 * file of that name, or was published without this one; `payload_too_large` when the version becomes too
 * large.
 */
export const createTakeUpload = ({ database }: Pick<Foundation, 'database'>, store: FileStore) => {
  const refuseLateFile = async ({ name, version, file }: Upload, bytes: Buffer): Promise<void> => {
    const published = await database.run(ALL_MERCHANTS, db => findVersion(db, name, version))
    if (published && !(await isVouchedFor(published, file, bytes)))
      throw alreadyExists({ version: ['published_without_this_file'] })
  }

  const reserve = (share: UploadShare): Promise<void> =>
    database.run(ALL_MERCHANTS, async db => {
      await lockUploads(db, share.name)
      await addFile(db, share)
      const version = await sumVersion(db, share)
      if (version.files > UPLOAD_LIMITS.files || version.bytes > UPLOAD_LIMITS.bytes)
        throw tooLarge('version_too_large')
      const { bytes } = await sumUnpublished(db, share.name)
      if (bytes > UPLOAD_LIMITS.unpublished) throw tooLarge('too_much_unpublished')
    })

  const put = async (path: string, bytes: Buffer): Promise<boolean> => {
    try {
      return await store.put(path, bytes)
    } catch (error) {
      throw error instanceof StoreConflict ? alreadyExists({ file: ['already_exists'] }) : error
    }
  }

  return async (upload: Upload, bytes: Buffer): Promise<{ isNew: boolean }> => {
    const { name, version, file, who } = upload
    const path = `${name}/${version}/${file}`
    refuseOdd(upload, path, bytes)
    if (await store.has(path)) return { isNew: await put(path, bytes) }
    await refuseLateFile(upload, bytes)
    const share = { name, version, who, size: bytes.length }
    await reserve(share)
    const release = () => database.run(ALL_MERCHANTS, db => takeFile(db, share))
    try {
      const isNew = await put(path, bytes)
      if (!isNew) await release()
      return { isNew }
    } catch (error) {
      await release()
      throw error
    }
  }
}
