import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { Middleware } from '@20minutes/s3rver'

const BUCKET = 'remotes'

/** What the SDK finds in the environment of a real deployment. */
const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

const REFUSAL = '<Error><Code>PreconditionFailed</Code><Message>It is there.</Message></Error>'

/** Amazon's `If-None-Match: *` of 2024, which this server does not know: of several writers the first one wins. */
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
  /** the variables of a deployment that keeps its remotes here, below a prefix of its own */
  variables(prefix: string): Record<string, string>
  close(): Promise<void>
}

/** An S3-compatible server on loopback. `isOld` for one that ignores `If-None-Match`, as many do. */
export const startS3 = async ({ isOld = false }: { isOld?: boolean } = {}): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), 'sufra-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // It reckons wrong where a query has a slash.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  })
  if (!isOld) server.middleware.unshift(putOnce())
  const { port } = await server.run()
  Object.assign(process.env, KEYS)
  return {
    variables: prefix => ({
      REMOTE_STORE: `s3://${BUCKET}/${prefix}`,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
    }),
    close: async () => {
      server.httpServer.closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
