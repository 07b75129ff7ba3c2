import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { allProcesses, descendantsOf, isGone } from '../instance/processes.ts'

const children = new Set<ChildProcess>()
// Ctrl+C ends the campaign at once; no process of it may stay.
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

interface Program {
  program: string
  args: readonly string[]
  /** file that receives its output */
  log: string
  options?: Omit<SpawnOptions, 'stdio'>
}

/** Starts a program that ends with this process at the latest. */
export const startChild = ({ program, args, log, options = {} }: Program): ChildProcess => {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  children.add(child)
  child.once('exit', () => children.delete(child))
  const output = createWriteStream(log, { flags: 'a' })
  child.stdout?.pipe(output, { end: false })
  child.stderr?.pipe(output, { end: false })
  return child
}

/** Sends a signal and waits for the end of the process. */
export const endChild = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (isGone(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Kills a process and its descendants at once, as the loss of their machine does. */
export const killWithDescendants = async (child: ChildProcess): Promise<void> => {
  const below = descendantsOf(child.pid ?? 0, await allProcesses())
  const ended = endChild(child, 'SIGKILL')
  for (const { pid } of below) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended with its parent.
    }
  }
  await ended
}
