import { fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { repositoryRoot } from '../federation/common.mjs'
import { CannotRun, askedOf, runBench } from './arguments.ts'
import { hear } from './hear.ts'
import { loadNow } from '../figures/figures.ts'
import { startBenchApp } from './orders/bench-app.ts'
import { cpuSecondsOf } from './orders/cpu-seconds.ts'
import { withEnds } from './with-ends.ts'

const GOAL = 0.7
const AT_ONCE = 16
const ROUNDS = 5
const HELP = `Usage: pnpm bench files [--requests 2000] [--port 4720]

How much of the processor a file of the built host costs, against a plain server that has the same files in memory and does nothing
but answer: in ${ROUNDS} turns each, ${AT_ONCE} at a time, over connections that stay. Goal: ${GOAL} of what the plain one serves in the same processor time.

Processor time is what is compared, so other work of the machine is no part of it. Exit codes: 0 the goal is met · 1 it is not
`

const asked = askedOf(HELP, { counts: { requests: 2000, port: 4720 } })
const folder = path.join(repositoryRoot, 'host/dist')

const get = ({ origin, file, agent }) =>
  new Promise((done, fail) => {
    const asked = request(`${origin}${file}`, { agent, headers: { 'accept-encoding': 'br' } }, answer => {
      if (answer.statusCode !== 200) fail(new Error(`${file} answered ${answer.statusCode}`))
      answer.resume().on('end', done)
    })
    asked.on('error', fail).end()
  })

const ask = async ({ origin, file, count }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  let left = count
  const askOn = async () => {
    while (left-- > 0) await get({ origin, file, agent })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn))
  agent.destroy()
}

/** Microseconds of the processor for one file. */
const costOf = async ({ server: { origin, cpuSeconds }, file, count }) => {
  const before = await cpuSeconds()
  await ask({ origin, file, count })
  return (((await cpuSeconds()) - before) * 1e6) / count
}

const startPlain = async port => {
  const child = fork(path.join(import.meta.dirname, 'files/plain-server.mjs'), [folder, String(port)])
  // Such as a port that is taken: it said why.
  await hear(child).catch(error => {
    throw new CannotRun(`The plain server does not start: ${error.message}`)
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    stop: () => child.kill(),
  }
}

const compare = async ({ servers, file }) => {
  const count = asked.number('requests')
  const sums = { own: 0, plain: 0 }
  for (const server of Object.values(servers)) await ask({ origin: server.origin, file, count: count / 4 })
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, server] of Object.entries(servers))
      sums[name] += (await costOf({ server, file, count })) / ROUNDS
  const share = sums.plain / sums.own
  if (share < GOAL) process.exitCode = 1
  process.stdout.write(
    `${share < GOAL ? 'MISSED  ' : ''}${file}: ${sums.own.toFixed(0)} µs of the processor, plain ${sums.plain.toFixed(0)} µs: ` +
      `${share.toFixed(2)} × (goal ${GOAL}), load ${loadNow()}\n`,
  )
}

const main = () =>
  withEnds(async later => {
    const plain = await startPlain(asked.number('port') + 1)
    later(plain.stop)
    const app = await startBenchApp({ port: asked.number('port') })
    later(app.stop)
    const own = { origin: app.url, cpuSeconds: async () => (await app.cpuSeconds()).backend }
    const main = readdirSync(path.join(folder, 'assets')).find(name => /^main\.\w+\.js$/.test(name))
    for (const file of [`/assets/${main}`, '/locales/ar.json', '/favicon.svg'])
      await compare({ servers: { own, plain }, file })
  })

await runBench(main)
