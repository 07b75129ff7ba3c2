import { publishBuilt } from '../commands/publish-built.mjs'
import { send } from '../simulate/send.ts'
import { askedOf, runBench } from './arguments.ts'
import { launchChromium } from './chromium.ts'
import { loadNow } from '../figures/figures.ts'
import { CERTIFICATE_FILES, readCertificate, trustTestCertificate } from './opening/certificate.mjs'
import { openLine } from './opening/cut-line.mjs'
import { bytesVerdict, linesOf, peerVerdicts, secondVerdicts } from './opening/opening-report.mjs'
import { servePeer } from './opening/peer-server.mjs'
import { CPU_RATE, PROFILES } from './opening/profiles.mjs'
import { PEER_SCREEN, SCREENS } from './opening/screens.mjs'
import { openTwice } from './opening/visits.mjs'
import { plainOrders, signIn } from './orders.ts'
import { startBenchApp } from './orders/bench-app.ts'
import { withCleanup } from './with-cleanup.ts'

const HELP = `Usage: pnpm bench opening [--runs 15] [--screen NAME] [--profile NAME] [--peer FOLDER] [--port 4720] [--json]

Measures loading times of the built product (pnpm build) over HTTP/2 with a temporary database: the first and the second visit of a
new browser, with the service worker, with it but offline the second time, and with service workers blocked, in alternation.
Login is opened signed out, where there is no service worker.

  login        both fields are painted
  live orders  opened by its link: the first card is painted, and Accept can be pressed; offline the card comes from the stored orders

  --runs N        runs of each screen, profile and variant (15)
  --screen NAME   only this screen; repeatable: ${SCREENS.map(({ name }) => `"${name}"`).join(', ')}
  --profile NAME  only this profile; repeatable: ${Object.keys(PROFILES).join(', ')} (slow-4g and cpu: a processor ${CPU_RATE} times slower)
  --peer FOLDER   the build of another product, e.g. shadcn-admin's dist: its page ${PEER_SCREEN.path} beside our login
  --port N        first of four ports (4720)
  --json          every visit as JSON

Prints the largest paint, when the screen is usable, when it is responsive (the form is hydrated, the last long task is over), the blocking
time of long tasks, transferred JavaScript and requests until the network is idle; medians and p95. Times depend on the machine: its load
is printed. Exit codes: 0 every goal met · 1 one missed, or a failure
`

const asked = askedOf(HELP, {
  counts: { runs: 15, port: 4720 },
  lists: { screen: SCREENS.map(({ name }) => name), profile: Object.keys(PROFILES) },
  texts: { peer: undefined },
  switches: ['json'],
})
const port = asked.number('port')
const origin = `https://localhost:${port + 1}`
const ENCRYPTED = {
  TLS_CERT: CERTIFICATE_FILES.cert,
  TLS_KEY: CERTIFICATE_FILES.key,
  TLS_PORT: String(port + 1),
}

// Before the sign-in there is no service worker to disable.
const variantsOf = ({ screen, peerOrigin, line }) => [
  ...(screen.account
    ? [
        { variant: 'worker', origin, screen, mayKeep: true },
        { variant: 'offline', origin: line.origin, line, screen, mayKeep: true },
      ]
    : []),
  { variant: 'blocked', origin, screen, mayKeep: false },
  ...(peerOrigin && screen.name === PEER_SCREEN.name
    ? [{ variant: 'peer', origin: peerOrigin, screen: PEER_SCREEN, mayKeep: false }]
    : []),
]

// A waiting order must exist at each visit, however long the bench takes.
const readyFor = async ({ screen, app, orders }) => {
  if (!screen.account) return undefined
  await send(app.url, orders.next().value.deliveries[0])
  return signIn(app.url, screen.account)
}

const measure = async ({ browser, app, screen, profile, peerOrigin, line }) => {
  const orders = plainOrders(app.url, Number.POSITIVE_INFINITY)
  const visits = { first: {}, second: {} }
  for (let turn = 0; turn < asked.number('runs'); turn += 1)
    for (const { variant, ...where } of variantsOf({ screen, peerOrigin, line })) {
      const accessToken = await readyFor({ screen, app, orders })
      const found = await openTwice({ browser, ...where, profile: PROFILES[profile], accessToken })
      for (const visit of ['first', 'second']) (visits[visit][variant] ??= []).push(found[visit])
    }
  return visits
}

// With --json standard output has only the figures; goals are checked all the same.
const say = line => void (asked.has('json') ? process.stderr : process.stdout).write(`${line}\n`)

const tell = ({ isMet, text }) => {
  if (!isMet) process.exitCode = 1
  say(`${isMet ? '' : 'MISSED  '}${text}`)
}

const report = ({ screen, profile, visits }) => {
  for (const [visit, runsOf] of Object.entries(visits)) {
    const title = `${screen.name}, ${visit} visit, ${profile}, load ${loadNow()}`
    say(linesOf({ title, runsOf }).join('\n'))
  }
  tell(bytesVerdict({ screen, runs: visits.first.blocked }))
  if (profile === 'slow-4g')
    for (const verdict of secondVerdicts({ screen, runsOf: visits.second })) tell(verdict)
  if (profile !== 'slow-4g' || !visits.first.peer) return
  for (const verdict of peerVerdicts({ own: visits.first.blocked, peer: visits.first.peer })) tell(verdict)
}

const measureAll = async ({ browser, app, peerOrigin, line }) => {
  const all = []
  for (const screen of SCREENS.filter(({ name }) => asked.list('screen').includes(name)))
    for (const profile of asked.list('profile')) {
      const visits = await measure({ browser, app, screen, profile, peerOrigin, line })
      all.push({ screen: screen.name, profile, visits })
      report({ screen, profile, visits })
    }
  if (asked.has('json')) process.stdout.write(`${JSON.stringify(all)}\n`)
}

const openPeer = async later => {
  const folder = asked.text('peer')
  if (!folder) return undefined
  const peer = await servePeer({ folder, port: port + 2, certificate: readCertificate() })
  later(peer.stop)
  return peer.origin
}

const main = () =>
  withCleanup(async later => {
    const peerOrigin = await openPeer(later)
    const line = await openLine({ port: port + 3, to: port + 1 })
    later(line.stop)
    const browser = await launchChromium('--disable-quic', trustTestCertificate())
    later(() => browser.close())
    const app = await startBenchApp({ port, publish: publishBuilt, env: ENCRYPTED })
    later(app.stop)
    await measureAll({ browser, app, peerOrigin, line })
  })

await runBench(main)
