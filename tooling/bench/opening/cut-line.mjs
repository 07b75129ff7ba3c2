import { connect, createServer } from 'node:net'
import { listen } from './listen.mjs'

/**
 * A line to the server that can be cut: what the page asks and what its worker asks come through it, which a browser that is told to be
 * offline stops for the page alone.
 */
export const openLine = async ({ port, to }) => {
  const ends = new Set()
  let isCut = false
  const join = near => {
    if (isCut) return near.destroy()
    const far = connect(to, 'localhost')
    for (const end of [near, far]) {
      ends.add(end)
      // Ends that were cut complain.
      end.on('error', () => undefined)
      end.on('close', () => {
        ends.delete(end)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  }
  const server = createServer(join)
  await listen(server, port)
  const cut = () => {
    isCut = true
    for (const end of ends) end.destroy()
  }
  const mend = () => {
    isCut = false
  }
  const stop = () => {
    cut()
    server.close()
  }
  return { origin: `https://localhost:${port}`, cut, mend, stop }
}
