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
  // The dead that nobody collects have a number and do nothing.
  return pid && !state.startsWith('Z') ? [{ pid: Number(pid), parent: Number(parent), command }] : []
}

/** Whether a child process has ended, by itself or by a signal. */
export const isGone = ({ exitCode, signalCode }: Pick<ChildProcess, 'exitCode' | 'signalCode'>): boolean =>
  exitCode !== null || signalCode !== null

/** Everything that runs on this machine. */
export const allProcesses = async (): Promise<Process[]> => {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { maxBuffer: 1 << 26 })
  return stdout.split('\n').flatMap(processOf)
}

/** The children of a process, and theirs. */
export const descendantsOf = (pid: number, all: readonly Process[]): Process[] => {
  const children = all.filter(({ parent }) => parent === pid)
  return children.flatMap(child => [child, ...descendantsOf(child.pid, all)])
}
