import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const BACKEND = join(__dirname, '../..')

export interface BundledProgram {
  file: string
  remove(): Promise<void>
}

/**
 * Bundles a program of the backend as production does; `entry` is relative to `backend`. Tests that start a program
 * several times use the bundle, because each start through `tsx` takes 1.5 s longer. The default folders differ from
 * those of `dist`.
 */
export const bundleProgram = async (entry: string): Promise<BundledProgram> => {
  const name = `${basename(entry, '.ts')}-${process.pid}`
  await promisify(execFile)(process.execPath, ['build.mjs', '--entry', entry, '--out', `.cache/${name}`], {
    cwd: BACKEND,
  })
  const folder = join(BACKEND, '.cache', name)
  return {
    file: join(folder, `${basename(entry, '.ts')}.js`),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export interface ServerProcess {
  child: ChildProcess
  /** output on standard error */
  said: () => string
  /** its exit code */
  ended: Promise<number | null>
}

/** Collects the output of a process on standard error. */
export const watchProcess = (child: ChildProcess): ServerProcess => {
  let text = ''
  child.stderr?.on('data', chunk => {
    text += String(chunk)
  })
  return { child, said: () => text, ended: new Promise(done => child.once('exit', done)) }
}

/**
 * Starts the bundled server on a free port, or one of its commands, with `runner` as the program that runs Node.
 * `variables` are all that it gets.
 */
export const startProgram = (
  { file }: BundledProgram,
  variables: Record<string, string>,
  { command = [], runner = [] }: { command?: readonly string[]; runner?: readonly string[] } = {},
): ServerProcess => {
  const [program = '', ...args] = [...runner, process.execPath, file, ...command]
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', PORT: '0', ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group, as a terminal gives to a program.
    detached: true,
  })
  return watchProcess(child)
}

/** Waits for the server and returns its address. Throws if the process ends before. */
export const addressOf = async ({ child, said }: ServerProcess): Promise<string> => {
  for (;;) {
    const found = /answers at (\S+)/.exec(said())?.[1]
    if (found) return found
    if (child.exitCode !== null) throw new Error(`It ended: ${said()}`)
    await wait(50)
  }
}
