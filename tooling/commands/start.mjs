import { readFileSync } from 'node:fs'
import path from 'node:path'
import { given, install, refuse, requireNode, root, run, say } from './workspace.mjs'

const accounts = [
  ['admin@sufra.test', 'Admin'],
  ['staff@sufra.test', 'Cashier'],
  ['kitchen@sufra.test', 'Kitchen'],
  ['second@sufra.test', 'Admin of another merchant'],
  ['operator@sufra.test', 'SuperAdmin'],
]

// The server uses the same condition; otherwise the mailbox does not exist.
const hasMailbox = !process.env.SMTP_URL && (process.env.NODE_ENV || 'development') !== 'production'

/** Prints all addresses, and in a demo set-up the accounts. */
const printWelcome = ({ origin, platformsUrl, paymentsUrl }) => {
  say('')
  say(`  Sufra       ${origin}`)
  say(`  API         ${origin}/docs`)
  say(`  Health      ${origin}/api/health`)
  if (hasMailbox) say(`  Mails       ${origin}/dev/mail`)
  if (platformsUrl) say(`  Platforms   ${platformsUrl}   HungerStation, Jahez and Keeta to try with`)
  if (paymentsUrl) say(`  Payments    ${paymentsUrl}   the page on which a plan is paid for; no money moves`)
  if (process.env.SEED === 'off') {
    say('\n  No demo data (SEED=off): sign in with OPERATOR_EMAIL and OPERATOR_PASSWORD.\n')
    return
  }
  say('\n  Demo accounts, password of all: Sufra-demo-1')
  for (const [email, role] of accounts) say(`    ${email.padEnd(22)}${role}`)
  say('\n  Orders from outside: npx -y pnpm@12.21.0 simulate orders --rate 6/min')
  say('  Stop with Ctrl+C.\n')
}

// The server creates the file at its first start.
const rootToken = () =>
  process.env.DEPLOY_TOKEN || readFileSync(path.join(dataDir, 'deploy-token'), 'utf8').trim()

const startedAt = performance.now()
requireNode()
await install()

// With BUILD=off the last build is served.
const built = process.env.BUILD === 'off' ? 0 : await run(process.execPath, ['tooling/build/build.mjs'])
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
  await server.whileUp(() => publishBuilt({ origin: server.origin, token: rootToken() }))
} catch (error) {
  // A refusal of the server is printed as one line; any other error is a bug and keeps its stack.
  if (!Number.isInteger(error.exitCode)) throw error
  refuse(error.message)
}
await server.waitUntilHealthy()
say(`Ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
printWelcome({ origin: server.origin, platformsUrl: platforms?.url, paymentsUrl: payments?.url })
