import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { prepareJourneys } from '../../journeys/run-journeys.mjs'
import { Refusal, requireKnown } from '../built-remote.mjs'
import { buildRemote } from '../build-remote.mjs'
import { folderOf, toolingFolder } from '../checkout.mjs'

const require = createRequire(import.meta.url)

// `exports` of packages hide their programs; their manifests do not.
const programOf = (packageName, file) =>
  path.join(path.dirname(require.resolve(`${packageName}/package.json`)), file)

// Without incremental state, so that results of older tools or an older @sufra/shared have no effect. With several
// checkers, each would read the same files.
const TYPES = ['-p', '.', '--checkers', '1', '--incremental', 'false', '--tsBuildInfoFile', 'null']
// As in the repository's own runs: a busy machine is no failure, and tests may log.
const JEST = ['--silent', '--testTimeout=20000']

const run = ({ name, program, args = [], env = {} }) => {
  requireKnown(name)
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: folderOf(name),
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    const stop = () => child.kill('SIGTERM')
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
}

// A program that was stopped, for example by a lack of memory, proves nothing.
const requirePass = async ({ what, failure, ...program }) => {
  const { code, signal } = await run(program)
  if (signal) throw new Refusal(`${what} was stopped by ${signal}.`, 130)
  if (code !== 0) throw new Refusal(failure)
}

const serve = async ({ name, file }) => {
  // A signal is its normal end.
  const { code, signal } = await run({ name, program: path.join(toolingFolder, file) })
  if (!signal && code !== 0) throw new Refusal(`${name} stopped with exit code ${code}.`)
  return { result: { name }, text: `${name} stopped` }
}

const dev = {
  positionals: ['NAME'],
  options: ['for-production-host'],
  about: 'serves it with hot reload, as a stand-alone application or for a host elsewhere',
  more: `On the port of its package.json ("sufra": {"port": …}), or on PORT. The backend is the one at SUFRA_API (default
http://localhost:4000). With --for-production-host it serves a build for a host: open the host with ?remote-NAME=http://localhost:PORT.`,
  example: 'dev orders --for-production-host',
  run: ({ positionals: [name], values }) =>
    serve({
      name,
      file: values['for-production-host'] ? 'federation/dev-for-host.mjs' : 'standalone-build/dev.mjs',
    }),
}

const start = {
  positionals: ['NAME'],
  options: [],
  about: 'serves it as a stand-alone application, built for production',
  more: 'Builds it first if its sources changed. Port and backend as for dev.',
  example: 'start orders',
  run: ({ positionals: [name] }) => serve({ name, file: 'standalone-build/start.mjs' }),
}

const test = {
  positionals: ['NAME'],
  options: ['only', 'json'],
  about: 'checks its types and runs its tests',
  more: 'With --only it runs only the tests whose path matches.',
  example: 'test orders --only live-order',
  run: async ({ positionals: [name], values }) => {
    await requirePass({
      name,
      program: programOf('typescript7', 'bin/tsc'),
      args: TYPES,
      what: `the type check of ${name}`,
      failure: `the types of ${name} are wrong; the lines above say where.`,
    })
    await requirePass({
      name,
      program: programOf('jest', 'bin/jest.js'),
      env: { NODE_ENV: 'test' },
      args: [...JEST, ...(values.only ? ['--testPathPatterns', values.only] : [])],
      what: `the test run of ${name}`,
      failure: `tests of ${name} failed.`,
    })
    return { result: { name, passed: true }, text: `${name}: types and tests pass` }
  },
}

const journeys = {
  positionals: ['NAME'],
  options: ['only', 'json'],
  about: 'builds it and runs its journeys in the production host, in Chromium, in both languages',
  more: `Journeys are files like journeys/first.journey.ts, which import journey from @sufra/tooling/journeys. The host is that of the Sufra
at SUFRA_API, with a copy in .cache/host for times without an answer. A stub replaces the backend: a small merchant, reset for
each journey. With SUFRA_URL the journeys run against that Sufra instead, with the accounts that they name or that of SUFRA_EMAIL
and SUFRA_PASSWORD. Nothing is published.`,
  example: 'journeys kitchen --only first',
  run: async ({ positionals: [name], values }) => {
    requireKnown(name)
    const { args, env } = await prepareJourneys({ name, url: process.env.SUFRA_URL, only: values.only })
    buildRemote(name)
    await requirePass({
      name,
      program: programOf('jest', 'bin/jest.js'),
      args,
      env,
      what: `the walk of ${name}`,
      failure: `journeys of ${name} failed.`,
    })
    return { result: { name, passed: true }, text: `${name}: its journeys pass in both languages` }
  },
}

/** Commands that a team uses during development. */
export const work = { dev, start, test, journeys }
