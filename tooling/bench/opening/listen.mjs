import { CannotRun } from '../arguments.ts'

/** Listens on this machine. Throws `CannotRun` if the port is in use; without a listener the error would be lost. */
export const listen = (server, port) =>
  new Promise((resolve, reject) => {
    const refuse = error =>
      reject(
        error.code === 'EADDRINUSE'
          ? new CannotRun(`Port ${port} is taken; --port N chooses another one.`)
          : error,
      )
    server.once('error', refuse)
    server.listen(port, 'localhost', () => {
      server.off('error', refuse)
      resolve()
    })
  })
