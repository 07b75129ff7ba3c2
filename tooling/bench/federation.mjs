import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { publishBuilt } from '../front-door/publish-built.mjs'
import { CannotRun, askedOf, runBench } from './arguments.ts'
import { launchChromium } from './chromium.ts'
import { JOURNEYS } from './federation-journeys.mjs'
import { summaryOf, tableOf } from './federation-report.mjs'
import { visit } from './federation-visit.mjs'
import { loadNow } from '../figures/figures.ts'
import { CPU_RATE, SLOW_4G } from './opening/profiles.mjs'
import { signIn } from './orders.ts'
import { startTemporaryBackend } from './temporary-backend.ts'

const HELP = `Usage: pnpm bench federation [--runs 15] [--screen NAME] [--port 4720] [--no-build] [--files] [--json]

What federation costs: the host with its remotes from the registry, against the same code built as one application. Each
screen is opened in turn from the one and from the other, in a browser that was never there, with a processor ${CPU_RATE} times
slower and Slow 4G (${SLOW_4G.latency} ms, ${(SLOW_4G.downloadThroughput * 8) / 1000} kbit/s down, ${(SLOW_4G.uploadThroughput * 8) / 1000} kbit/s up).

  --runs N       visits of each screen and build (15)
  --screen NAME  only this one; may be given several times: ${JOURNEYS.map(({ name }) => `"${name}"`).join(', ')}
  --port N       the federated one is served here, the single one on the next (4720)
  --no-build     take what was built last
  --files        list the JavaScript of the last visit
  --json         every visit as JSON

JavaScript is in bytes over the wire and, like requests, counted until the network is quiet. Exit code 1 when a goal is missed.
`
const root = path.resolve(import.meta.dirname, '../..')

const asked = askedOf(HELP, {
  counts: { runs: 15, port: 4720 },
  lists: { screen: JOURNEYS.map(({ name }) => name) },
  switches: ['no-build', 'files', 'json'],
})

const build = () => {
  for (const script of ['tooling/build/build.mjs', 'tooling/bench/federation-build.mjs']) {
    const env = { ...process.env, NODE_ENV: 'production' }
    const { status } = spawnSync(process.execPath, [script], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new CannotRun(`${script} failed; the lines above say why.`)
  }
}

/** The real backend with demo data of its own, serving one of the two builds. */
const serve = (port, build) =>
  startTemporaryBackend({ name: 'federation', port, env: { HOST_DIST: path.join(root, build) } })

const measureScreen = async ({ browser, origins, journey, count, say }) => {
  const runs = { federated: [], single: [] }
  for (let turn = 1; turn <= count; turn += 1)
    for (const name of ['federated', 'single']) {
      const origin = origins[name]
      const accessToken = journey.account && (await signIn(origin, journey.account))
      runs[name].push(await visit({ browser, origin, journey, accessToken }))
      say(`${journey.name}, ${name}, ${turn} of ${count}: ${runs[name].at(-1).usable.toFixed(0)} ms\n`)
    }
  return { name: journey.name, runs }
}

const filesOf = ({ name, runs }) =>
  Object.entries(runs).flatMap(([which, visits]) => [
    `${name}, ${which}`,
    ...visits.at(-1).files.map(({ file, bytes }) => `${(bytes / 1024).toFixed(1).padStart(8)}  ${file}`),
  ])

const measure = async origins => {
  const browser = await launchChromium()
  try {
    const chosen = JOURNEYS.filter(({ name }) => asked.list('screen').includes(name))
    const say = text => void (asked.has('json') || process.stderr.write(text))
    const measured = []
    for (const journey of chosen)
      measured.push(await measureScreen({ browser, origins, journey, count: asked.number('runs'), say }))
    return measured
  } finally {
    await browser.close()
  }
}

const report = ({ measured, load }) => {
  const summaries = measured.map(summaryOf)
  const lines = [
    `load ${load} before, ${loadNow()} after`,
    ...tableOf(summaries),
    ...(asked.has('files') ? measured.flatMap(filesOf) : []),
  ]
  process.stdout.write(
    asked.has('json') ? `${JSON.stringify({ summaries, measured })}\n` : `${lines.join('\n')}\n`,
  )
  return summaries.every(({ isMet }) => Object.values(isMet).every(Boolean))
}

const main = async () => {
  if (!asked.has('no-build')) build()
  const port = asked.number('port')
  const servers = []
  try {
    const federated = await serve(port, 'host/dist')
    servers.push(federated)
    await publishBuilt({ origin: federated.url, dataDir: federated.dataDir })
    const single = await serve(port + 1, 'host/dist-single')
    servers.push(single)
    const load = loadNow()
    const origins = { federated: federated.url, single: single.url }
    const measured = await measure(origins)
    process.exitCode = report({ measured, load }) ? 0 : 1
  } finally {
    await Promise.all(servers.map(server => server.stop()))
  }
}

await runBench(main)
