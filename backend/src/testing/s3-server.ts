import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { Middleware } from '@20minutes/s3rver'

const BUCKETS = { remotes: 'remotes', images: 'images', exports: 'exports' }

/** Environment variables that the SDK reads in a real deployment. */
const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

const REFUSAL = '<Error><Code>PreconditionFailed</Code><Message>It is there.</Message></Error>'

/** Adds Amazon's `If-None-Match: *` of 2024, which this server lacks: the first of several writers wins. */
const putOnce = (): Middleware => {
  const written = new Map<string, Promise<boolean>>()
  return async (context, next) => {
    if (context.method !== 'PUT' || context.get('if-none-match') !== '*') return next()
    const before = written.get(context.path)
    const turn = Promise.resolve(before).then(async isThere => {
      if (!isThere) await next()
      return isThere || context.status === 200
    })
    written.set(context.path, turn)
    await turn
    if (!(await before)) return
    context.req.resume()
    Object.assign(context, { status: 412, type: 'application/xml', body: REFUSAL })
  }
}

export interface S3Server {
  /** variables of a deployment that stores its files here, below its own prefix */
  variables(prefix: string): Record<string, string>
  /** Changes the time at which an object was stored, such as `images/prefix/key.webp`. */
  setStoredAt(object: string, at: Date): Promise<void>
  close(): Promise<void>
}

/** Starts an S3-compatible server on the loopback. `isOld` simulates one that ignores `If-None-Match`, as many do. */
export const startS3 = async ({ isOld = false }: { isOld?: boolean } = {}): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), 'sufra-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // The server computes wrong signatures for queries with a slash.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: Object.values(BUCKETS).map(name => ({ name })),
  })
  if (!isOld) server.middleware.unshift(putOnce())
  const { port } = await server.run()
  Object.assign(process.env, KEYS)
  return {
    variables: prefix => ({
      REMOTE_STORE: `s3://${BUCKETS.remotes}/${prefix}`,
      IMAGE_STORE: `s3://${BUCKETS.images}/${prefix}`,
      EXPORT_STORE: `s3://${BUCKETS.exports}/${prefix}`,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
    }),
    setStoredAt: (object, at) => utimes(join(directory, `${object}._S3rver_object`), at, at),
    close: async () => {
      server.httpServer.closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
