// The package has no types of its own.
declare module '@20minutes/s3rver' {
  import type { IncomingMessage, Server } from 'node:http'

  interface Options {
    port: number
    address: string
    silent: boolean
    allowMismatchedSignatures: boolean
    directory: string
    configureBuckets: { name: string }[]
  }

  interface Exchange {
    method: string
    path: string
    status: number
    req: IncomingMessage
    get(header: string): string
  }

  export type Middleware = (context: Exchange, next: () => Promise<void>) => Promise<void>

  export default class S3rver {
    constructor(options: Options)
    readonly middleware: Middleware[]
    readonly httpServer: Server
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
