import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { S3 } from '@aws-sdk/client-s3'
import { AppError } from '#src/errors/errors.ts'
import { headersOfFile, IMMUTABLE, originalOf, typeOfFile } from '#src/routing/stored-file.ts'
import { StoreConflict } from './remote-store.ts'
import type { RemoteStore } from './remote-store.ts'
import { checkStorePath } from './store-path.ts'

// Returns the headers that a bucket serves with a file, equal to those of this server. A bucket stores no
// content security policy; its CDN adds it (docs/security.md).
const objectHeaders = (path: string, { cacheControl = IMMUTABLE } = {}) => {
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
}

const ABSENT = 404
// The key exists, or a concurrent write of it is under way.
const TAKEN = new Set<unknown>([409, 412])
const TAKEN_TRIES = 3
const ANSWER_MS = 15_000

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
const connect = async ({ endpoint, region }: BucketFacts): Promise<S3> => {
  const sdk = await import('@aws-sdk/client-s3')
  return new sdk.S3({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Servers other than Amazon's do not support trailing checksums; published files have their own hashes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: ANSWER_MS, requestTimeout: ANSWER_MS },
  })
}

/** The store as an S3 bucket. The SDK finds the credentials. */
export const createS3Store = (facts: BucketFacts): RemoteStore => {
  const { bucket: Bucket, prefix } = facts
  const placeOf = (path: string) => ({ Bucket, Key: `${prefix}${checkStorePath(path)}` })
  let connected: Promise<S3> | undefined

  const ask = async <Answer>(path: string, question: (s3: S3, place: Place) => Promise<Answer>) => {
    const place = placeOf(path)
    connected ??= connect(facts)
    return question(await connected, place)
  }

  const open = async (path: string) => {
    const found = await unlessAbsent(ask(path, (s3, place) => s3.getObject(place)))
    if (!(found?.Body instanceof Readable)) return undefined
    return { size: found.ContentLength ?? 0, stream: found.Body }
  }

  const read = async (path: string): Promise<Buffer | undefined> => {
    const found = await open(path)
    return found && buffer(found.stream)
  }

  // `If-None-Match: *` decides between concurrent writers. The read before it is for servers that ignore the
  // header.
  const put = async (path: string, bytes: Buffer, tries = TAKEN_TRIES): Promise<boolean> => {
    const there = await read(path)
    if (there?.equals(bytes)) return false
    if (there) throw new StoreConflict(path)
    try {
      const file = { Body: bytes, ...objectHeaders(path) }
      await ask(path, (s3, place) => s3.putObject({ ...place, ...file, IfNoneMatch: '*' }))
      return true
    } catch (error) {
      if (!TAKEN.has(statusOf(error)) || tries === 0) throw unreachable(error)
      return put(path, bytes, tries - 1)
    }
  }

  const pageAfter = async (folder: string, last: string | undefined): Promise<string[]> => {
    const page = await reached(
      ask(folder, (s3, { Key }) => s3.listObjects({ Bucket, Prefix: `${Key}/`, Marker: last })),
    )
    return (page.Contents ?? []).flatMap(({ Key }) => Key ?? [])
  }

  const list = async (folder: string): Promise<string[]> => {
    const found: string[] = []
    for (;;) {
      const page = await pageAfter(folder, found.at(-1))
      if (page.length === 0) return found.map(key => key.slice(prefix.length)).sort()
      found.push(...page)
    }
  }

  return {
    put: (path, bytes) => put(path, bytes),
    read,
    open,
    list,
    replace: async (path, bytes) => {
      const file = { Body: bytes, ...objectHeaders(path, { cacheControl: 'no-cache' }) }
      await reached(ask(path, (s3, place) => s3.putObject({ ...place, ...file })))
    },
    has: async path => (await unlessAbsent(ask(path, (s3, place) => s3.headObject(place)))) !== undefined,
    remove: async folder => {
      for (const path of await list(folder)) await reached(ask(path, (s3, place) => s3.deleteObject(place)))
    },
  }
}
