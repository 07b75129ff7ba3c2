import { connect, createServer } from 'node:net'
import { listen } from './listen.mjs'

/**
 * Opens a line to the server that can be cut. Requests of the page and of its worker use it, while Playwright's
 * offline mode affects the page only.
 */
export const openLine = async ({ port, to }) => {
  const ends = new Set()
  let isCut = false
  const join = near => {
    if (isCut) return near.destroy()
    const far = connect(to, 'localhost')
    for (const end of [near, far]) {
      ends.add(end)
      // Cut sockets emit errors.
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
