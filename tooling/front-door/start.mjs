import path from 'node:path'
import { printWelcome } from './welcome.mjs'
import { given, install, refuse, requireNode, root, run, say } from './workspace.mjs'

const startedAt = performance.now()
requireNode()
await install()

const built = await run(process.execPath, ['tooling/build/build.mjs'])
if (built !== 0) refuse('the build failed; the lines above say why.')

// Imported only now, because they need installed packages.
const { startServer } = await import('./server.mjs')
const { publishBuilt } = await import('./publish-built.mjs')
const { startPlatforms } = await import('./platforms.mjs')
const { startPayments } = await import('./payments.mjs')

const port = given('PORT', '4000')
const dataDir = path.resolve(root, given('DATA_DIR', 'data'))
const platforms = await startPlatforms({ port, dataDir })
const payments = await startPayments({ firstPort: Number(platforms?.port ?? port) + 1 })
const besides = [platforms, payments].filter(Boolean)
/** The running application. */
export const server = await startServer({
  port,
  dataDir,
  environment: { ...platforms?.environment, ...payments?.environment },
  besides: {
    stop: () => besides.forEach(({ stop }) => stop()),
    ended: Promise.all(besides.map(({ ended }) => ended)),
  },
})
try {
  await server.whileUp(() => publishBuilt({ origin: server.origin, dataDir }))
} catch (error) {
  // A refusal of the server is printed as one line; any other error is a bug and keeps its stack.
  if (!Number.isInteger(error.exitCode)) throw error
  refuse(error.message)
}
await server.waitUntilHealthy()
say(`Ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
printWelcome({ origin: server.origin, platformsUrl: platforms?.url, paymentsUrl: payments?.url })
