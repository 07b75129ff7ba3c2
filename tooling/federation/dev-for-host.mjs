import { devForHost } from './dev-for-host-run.mjs'

// Builds the remote of the working folder after each change, for a host elsewhere.
try {
  const server = await devForHost({ directory: process.cwd() })
  const stop = async () => {
    await server.close()
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop())
} catch (error) {
  if (error.code !== 'EADDRINUSE') throw error
  process.stderr.write(`Port ${error.port} is taken; PORT=… chooses another one.\n`)
  process.exitCode = 1
}
