import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { S3 } from '@aws-sdk/client-s3'
import { AppError } from '#src/errors.ts'
import { objectHeaders } from './object-headers.ts'
import { StoreConflict } from './remote-store.ts'
import type { RemoteStore } from './remote-store.ts'
import { checkStorePath } from './store-path.ts'

export interface BucketFacts {
  bucket: string
  /** in front of every key, '' or with a slash at its end */
  prefix: string
  /** of a server other than Amazon's, e.g. `http://127.0.0.1:9000` */
  endpoint?: string
  region: string
}

const ABSENT = 404
// The name is taken, or somebody is taking it at this moment.
const TAKEN = new Set<unknown>([409, 412])
const TAKEN_TRIES = 3
const ANSWER_MS = 15_000

const statusOf = (error: unknown): unknown => Object(Object(error).$metadata).httpStatusCode

// The bucket cannot be reached, or does not let us in: nothing that the caller did. The log has the cause.
const unreachable = (cause: unknown) => new AppError({ code: 'unavailable', retryAfterSeconds: 2 }, { cause })

interface Place {
  Bucket: string
  Key: string
}

/** What the bucket answers, or undefined when it has no such thing. */
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

// Loaded when it is needed: most deployments have a folder, and should not start slower for this.
const connect = async ({ endpoint, region }: BucketFacts): Promise<S3> => {
  const sdk = await import('@aws-sdk/client-s3')
  return new sdk.S3({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Servers other than Amazon's know no trailing checksums; what we publish is checked by its own hashes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: ANSWER_MS, requestTimeout: ANSWER_MS },
  })
}

/** The store as an S3 bucket. Keys and secrets come from where the SDK looks for them. */
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

  // `If-None-Match: *` decides between writers at the same moment. The look before it is for servers that ignore that.
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
    ...{ read, open, list },
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
