import { createServer } from 'node:net'

const MOST_PORTS = 50

const isFree = port =>
  new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** Returns the first free port from this one up; undefined if there is none nearby. */
export const freePortFrom = async first => {
  for (let port = first; port < first + MOST_PORTS && port < 65_536; port += 1)
    if (await isFree(port)) return port
  return undefined
}
