import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { repositoryRoot } from '../../federation/common.mjs'
import { createRepository } from '../../remote/testing/repository.mjs'

const MANIFESTS = ['pnpm-lock.yaml', 'pnpm-workspace.yaml']

// Replaces the server: answers, records its environment, and ends on request.
const SERVER = `
import { createServer } from 'node:http'
import { mkdirSync, writeFileSync } from 'node:fs'
const { PORT, DATA_DIR } = process.env
mkdirSync(DATA_DIR, { recursive: true })
writeFileSync(DATA_DIR + '/deploy-token', 'a-root-token')
writeFileSync(DATA_DIR + '/given.json', JSON.stringify({ ...process.env, LAUNCHER_PID: process.ppid }))
const server = createServer((request, response) => {
  const isRefused = request.url === process.env.REFUSED_CALL
  response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' })
  response.end(isRefused ? '{"code":"invalid","title":"It cannot be."}' : '{"versions":[]}')
})
server.listen(Number(PORT), '127.0.0.1', () => process.send('listening'))
const end = () => process.exit(0)
process.on('SIGTERM', end)
process.on('disconnect', end)
`

/** Replaces a simulator beside the server: it runs until it is stopped. */
export const PLAYED = `
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
setInterval(() => undefined, 1000)
process.send('listening')
`

/** Returns a folder with a space in its path, which is deleted after the test. */
export const newFolder = () => {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'sufra-commands-')), 'a folder')
  mkdirSync(folder)
  return { folder, remove: () => rmSync(path.dirname(folder), { recursive: true, force: true }) }
}

/** Returns a free port. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** Writes a program into a folder of its own, for the start of a PATH. */
export const layProgram = ({ folder, name, script }) => {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, name)
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
}

/**
 * Copies this repository's commands into a folder of its own, with programs in place of the server, the build and the
 * simulators. `run` starts one of the commands and collects its output; `ended` resolves with its exit code.
 */
export const createTemporaryRepository = () => {
  const { root, remove } = createRepository()
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  for (const folder of ['tooling/commands', 'tooling/jest'])
    cpSync(path.join(repositoryRoot, folder), path.join(root, folder), { recursive: true })
  for (const file of MANIFESTS) write(file, 'lockfileVersion: 9')
  // Packages count as installed, because npx would ask the registry.
  layProgram({ folder: path.join(root, 'programs'), name: 'npx', script: 'exit 0' })
  write('tooling/build/build.mjs', '')
  write('host/dist/host-facts.json', '{}')
  write('backend/dist/server.js', SERVER)
  for (const name of ['platforms', 'payments']) write(`tooling/${name}/dist/main.js`, PLAYED)
  const started = []
  const launch = (command, args, env) => {
    const own = { ...process.env }
    // jest sets NODE_ENV.
    delete own.NODE_ENV
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...own, PATH: `${path.join(root, 'programs')}${path.delimiter}${own.PATH}`, ...env },
    })
    started.push(child)
    const run = { child, stdout: '', stderr: '' }
    for (const stream of ['stdout', 'stderr'])
      child[stream].setEncoding('utf8').on('data', text => (run[stream] += text))
    run.ended = new Promise(resolve => child.once('close', (code, signal) => resolve(code ?? signal)))
    /** Resolves once the output contains this. */
    run.says = words =>
      new Promise((resolve, reject) => {
        const look = () => run.stdout.includes(words) || run.stderr.includes(words)
        if (look()) return resolve()
        const again = () => look() && resolve()
        for (const stream of [child.stdout, child.stderr]) stream.on('data', again)
        void run.ended.then(code => reject(new Error(`ended with ${code}: ${run.stdout}${run.stderr}`)))
      })
    return run
  }
  return {
    root,
    write,
    read: file => readFileSync(path.join(root, file), 'utf8'),
    has: file => existsSync(path.join(root, file)),
    run: (program, { env = {}, args = [] } = {}) =>
      launch(process.execPath, [path.join(root, program), ...args], env),
    /** Runs a script of the repository's package.json, as a person or a supervisor does. */
    npm: (script, { env = {} } = {}) => {
      const { name, scripts } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8'))
      write('package.json', JSON.stringify({ name, scripts, type: 'module' }))
      return launch('npm', ['run', script], env)
    },
    /** Ends all processes that still run. */
    endAll: () => {
      for (const child of started.splice(0)) child.kill('SIGKILL')
    },
    remove,
  }
}
