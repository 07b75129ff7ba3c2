import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const children = new Set()
let endSignal

const endGroup = child => {
  try {
    process.kill(-child.pid, endSignal)
  } catch {
    // It ended in this moment.
  }
}

const handleSignal = signal => {
  endSignal ??= signal
  for (const child of children) endGroup(child)
}

const stopWatching = child => {
  if (!children.delete(child) || children.size > 0) return
  for (const signal of SIGNALS) process.off(signal, handleSignal)
  if (endSignal) process.exit(128 + constants.signals[endSignal])
}

/**
 * Spawns a program in a process group of its own. A signal that ends this process first ends the whole group: a signal to one
 * process does not reach those that it has started.
 */
export const spawnGroup = (command, args, options) => {
  const child = spawn(command, args, { ...options, detached: true })
  if (children.size === 0) for (const signal of SIGNALS) process.on(signal, handleSignal)
  children.add(child)
  for (const event of ['exit', 'error']) child.once(event, () => stopWatching(child))
  return child
}
