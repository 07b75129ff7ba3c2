import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { S3 } from '@aws-sdk/client-s3'
import { AppError } from '#src/errors/errors.ts'
import { headersOfFile, IMMUTABLE, originalOf, typeOfFile } from '#src/routing/stored-file.ts'
import { StoreConflict } from './file-store.ts'
import type { FileStore } from './file-store.ts'
import { checkStorePath } from './store-path.ts'

// Returns the headers that a bucket serves with a file, equal to those of this server. A bucket stores no
// content security policy; its CDN adds it (docs/security.md).
const objectHeaders = (path: string, cacheControl: string) => {
  const { path: original, encoding } = originalOf(path)
  const headers = headersOfFile(typeOfFile(original) ?? 'application/octet-stream')
  return {
    ContentType: headers['content-type'],
    ContentDisposition: headers['content-disposition'],
    CacheControl: cacheControl,
    ...(encoding && { ContentEncoding: encoding }),
  }
}

export interface BucketFacts {
  bucket: string
  /** prefix of every key: '' or with a trailing slash */
  prefix: string
  /** of a server other than Amazon's, e.g. `http://127.0.0.1:9000` */
  endpoint?: string
  region: string
  /** time for an answer to begin, 15 s by default */
  answerMs?: number
}

const ABSENT = 404
// The key exists, or a concurrent write of it is under way.
const TAKEN = new Set<unknown>([409, 412])
const TAKEN_TRIES = 3
const ANSWER_MS = 15_000
// The answer follows the whole file.
const LARGE_ANSWER_MS = 1_800_000

const statusOf = (error: unknown): unknown => Object(Object(error).$metadata).httpStatusCode

// The bucket is unreachable or denies access, which is not the caller's fault. The log has the cause.
const unreachable = (cause: unknown) => new AppError({ code: 'unavailable', retryAfterSeconds: 2 }, { cause })

interface Place {
  Bucket: string
  Key: string
}

/** Returns the bucket's answer; undefined when the key does not exist. */
const unlessAbsent = async <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof TypeError) throw error
    if (statusOf(error) === ABSENT) return undefined
    throw unreachable(error)
  }
}

const reached = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
  try {
    return await asked
  } catch (error) {
    throw error instanceof TypeError ? error : unreachable(error)
  }
}

// Loaded lazily, because most deployments use a folder and should not start slower.
const connect = async ({ endpoint, region, answerMs = ANSWER_MS }: BucketFacts): Promise<S3> => {
  const sdk = await import('@aws-sdk/client-s3')
  return new sdk.S3({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Servers other than Amazon's do not support trailing checksums; published files have their own hashes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // Without `throwOnRequestTimeout` the SDK logs a late answer and waits on.
    requestHandler: { connectionTimeout: answerMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
  })
}

/** The store as an S3 bucket. The SDK finds the credentials. */
export const createS3Store = (facts: BucketFacts): FileStore => {
  const { bucket: Bucket, prefix } = facts
  const placeOf = (path: string) => ({ Bucket, Key: `${prefix}${checkStorePath(path)}` })
  let connected: Promise<S3> | undefined

  const openConnection = (): Promise<S3> => {
    connected ??= connect(facts)
    return connected
  }

  const ask = async <Answer>(path: string, question: (s3: S3, place: Place) => Promise<Answer>) => {
    const place = placeOf(path)
    return question(await openConnection(), place)
  }

  const open = async (path: string) => {
    const found = await unlessAbsent(ask(path, (s3, place) => s3.getObject(place)))
    if (!(found?.Body instanceof Readable)) return undefined
    return { size: found.ContentLength ?? 0, stream: found.Body, etag: found.ETag }
  }

  const read = async (path: string): Promise<Buffer | undefined> => {
    const found = await open(path)
    return found && buffer(found.stream)
  }

  // `If-None-Match: *` decides between concurrent writers. The read before it is for servers that ignore the
  // header.
  const put = async (path: string, bytes: Uint8Array, tries = TAKEN_TRIES): Promise<boolean> => {
    const there = await read(path)
    if (there?.equals(bytes)) return false
    if (there) throw new StoreConflict(path)
    try {
      const file = { Body: bytes, ...objectHeaders(path, IMMUTABLE) }
      await ask(path, (s3, place) => s3.putObject({ ...place, ...file, IfNoneMatch: '*' }))
      return true
    } catch (error) {
      if (!TAKEN.has(statusOf(error)) || tries === 0) throw unreachable(error)
      return put(path, bytes, tries - 1)
    }
  }

  const write = async (path: string, bytes: Uint8Array, cacheControl: string): Promise<void> => {
    const file = { Body: bytes, ...objectHeaders(path, cacheControl) }
    await reached(ask(path, (s3, place) => s3.putObject({ ...place, ...file })))
  }

  const moveIn = async (path: string, file: string): Promise<void> => {
    const { size: ContentLength } = await stat(file)
    const body = { Body: createReadStream(file), ContentLength, ...objectHeaders(path, 'no-store') }
    const limit = { requestTimeout: LARGE_ANSWER_MS }
    await reached(ask(path, (s3, place) => s3.putObject({ ...place, ...body }, limit)))
    await rm(file)
  }

  const pageAfter = async (Prefix: string, Marker: string | undefined) => {
    const s3 = await openConnection()
    const page = await reached(s3.listObjects({ Bucket, Prefix, Marker }))
    return (page.Contents ?? []).map(({ Key = '', Size = 0, LastModified = new Date(0) }) => ({
      path: Key.slice(prefix.length),
      size: Size,
      storedAt: LastModified,
    }))
  }

  async function* entriesBelow(start: string) {
    let last: string | undefined
    for (;;) {
      const page = await pageAfter(start, last)
      yield* page
      last = page.at(-1)?.path
      if (last === undefined) return
      last = `${prefix}${last}`
    }
  }

  const list = async (folder: string): Promise<string[]> => {
    const paths: string[] = []
    for await (const { path } of entriesBelow(`${placeOf(folder).Key}/`)) paths.push(path)
    return paths.sort()
  }

  const removeFile = async (path: string): Promise<void> => {
    await reached(ask(path, (s3, place) => s3.deleteObject(place)))
  }

  const headOf = (path: string) => unlessAbsent(ask(path, (s3, place) => s3.headObject(place)))

  return {
    put: (path, bytes) => put(path, bytes),
    renew: (path, bytes) => write(path, bytes, IMMUTABLE),
    replace: (path, bytes) => write(path, bytes, 'no-cache'),
    moveIn,
    read,
    open,
    list,
    entries: () => entriesBelow(prefix),
    has: async path => (await headOf(path)) !== undefined,
    remove: async folder => {
      for (const path of await list(folder)) await removeFile(path)
    },
    removeFile: async (path, storedBefore) => {
      if (!storedBefore) return removeFile(path)
      const head = await headOf(path)
      if (head?.LastModified && head.LastModified < storedBefore) await removeFile(path)
    },
  }
}
