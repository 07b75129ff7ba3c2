import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { PNPM } from '../build/package-manager.mjs'
import { spawnGroup } from '../build/process-groups.mjs'
import { statusLine } from './status-line.mjs'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Generated files that each run several test files. */
export const suiteFolder = path.join(root, '.cache/suites')

const OLDEST_NODE = [20, 19]

/** Returns a variable of the environment, or the default if it is empty or absent, as the server does. */
export const given = (name, usual) => process.env[name] || usual

/** Prints a line for the person who started the command, above the status line if there is one. */
export const say = text => statusLine.print(text)

/** Prints an error line. */
export const complain = text => process.stderr.write(`sufra: ${text}\n`)

/** Prints one clear line and exits, as every refusal to start does. */
export const refuse = text => {
  complain(text)
  process.exit(1)
}

export const requireNode = (version = process.versions.node) => {
  const [major, minor] = version.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  refuse(`Node ${OLDEST_NODE.join('.')} or later is needed; this is ${version}.`)
}

const manifests = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']
const lockStamp = () => {
  const hash = createHash('sha256')
  for (const file of manifests) hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/** Runs a program of this repository to its end. Resolves with its exit code. A signal to this process ends it as well. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawnGroup(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      ...options,
    })
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })

/**
 * Runs a program to its end, prints its output line by line and resolves with its exit code. Without `isOutputShown` only
 * standard error is printed. `onMessage` receives what the program sends over the process channel.
 */
export const runLines = (command, args, { isOutputShown = true, onMessage, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawnGroup(command, args, {
      cwd: root,
      stdio: ['ignore', isOutputShown ? 'pipe' : 'ignore', 'pipe', 'ipc'],
      ...options,
    })
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', say)
    if (onMessage) child.on('message', onMessage)
    child.once('error', reject)
    child.once('close', code => resolve(code ?? 1))
  })

/** Runs a program without showing its output. Resolves with the output, combined as `text`, and the exit code. */
export const capture = (command, args, options = {}) =>
  new Promise(resolve => {
    const child = spawnGroup(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    const said = []
    const results = []
    child.stdout.on('data', bytes => results.push(bytes))
    for (const stream of [child.stdout, child.stderr]) stream.on('data', bytes => said.push(bytes))
    const textOf = parts => Buffer.concat(parts).toString('utf8')
    child.once('error', error => resolve({ code: 1, stdout: '', text: String(error) }))
    child.once('close', code => resolve({ code: code ?? 1, stdout: textOf(results), text: textOf(said) }))
  })

/** Installs from the lockfile unless node_modules already holds exactly that. */
export const install = async () => {
  const stampFile = path.join(root, 'node_modules/.sufra-installed')
  const stamp = lockStamp()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  say('Installing packages (once)')
  const { code, text } = await capture(
    'npx',
    ['-y', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      env: { ...process.env, CI: 'true' },
    },
  )
  if (code !== 0) {
    // Without npx, `text` is only the error of starting it.
    process.stderr.write(`${text}\n`)
    refuse('the packages could not be installed; the lines above say why.')
  }
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}

export const secondsSince = since => `${((performance.now() - since) / 1000).toFixed(1)} s`
