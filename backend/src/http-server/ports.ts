import { lookup } from 'node:dns/promises'
import { createServer } from 'node:net'
import { StartError } from '#src/errors/errors.ts'

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

const tryToListen = (host: string, port: number): Promise<unknown> =>
  new Promise(done => {
    const probe = createServer()
    probe.once('error', error => done(codeOf(error)))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done(undefined)))
  })

export const portTaken = (host: string, port: number, setting = 'PORT') =>
  new StartError(`Sufra cannot start: port ${port} on ${host} is already taken. Free it or set ${setting}.`)

/** Throws if a port is in use, before anything else starts; `localhost` may be two addresses. */
export const refuseTakenPort = async (host: string, port: number, setting = 'PORT'): Promise<void> => {
  if (port === 0) return
  const addresses = await lookup(host, { all: true }).catch(() => [])
  for (const { address } of addresses) {
    const code = await tryToListen(address, port)
    if (code === 'EADDRINUSE') throw portTaken(host, port, setting)
    if (code === 'EACCES')
      throw new StartError(`Sufra cannot start: port ${port} needs more rights. Set ${setting} above 1023.`)
  }
}
