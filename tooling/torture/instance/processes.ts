import { execFile } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { promisify } from 'node:util'

export interface Process {
  pid: number
  parent: number
  command: string
}

const run = promisify(execFile)

const processOf = (line: string): Process[] => {
  const [, pid, parent, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
  // Zombie processes are excluded: they have a process id but do not run.
  return pid && !state.startsWith('Z') ? [{ pid: Number(pid), parent: Number(parent), command }] : []
}

/** Returns whether a child process has ended, by itself or by a signal. */
export const isGone = ({ exitCode, signalCode }: Pick<ChildProcess, 'exitCode' | 'signalCode'>): boolean =>
  exitCode !== null || signalCode !== null

/** Returns all processes of this machine except zombies. */
export const allProcesses = async (): Promise<Process[]> => {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { maxBuffer: 1 << 26 })
  return stdout.split('\n').flatMap(processOf)
}

/** Returns the children of a process and all their descendants. */
export const descendantsOf = (pid: number, all: readonly Process[]): Process[] => {
  const children = all.filter(({ parent }) => parent === pid)
  return children.flatMap(child => [child, ...descendantsOf(child.pid, all)])
}
