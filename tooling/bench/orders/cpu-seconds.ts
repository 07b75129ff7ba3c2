import { readFile } from 'node:fs/promises'
import { allProcesses, descendantsOf } from '../../torture/instance/processes.ts'

// Linux's unit of CPU times on every supported machine.
const TICKS_PER_SECOND = 100

/** Returns the CPU seconds of a process and its children. */
export const cpuSecondsOf = async (pid: number): Promise<number> => {
  const children = descendantsOf(pid, await allProcesses())
  const all = [pid, ...children.map(child => child.pid)]
  const ticks = all.map(async each => {
    const stat = await readFile(`/proc/${each}/stat`, 'utf8').catch(() => '')
    // The name is in parentheses and may contain anything. From the 12th field after it: user and system time of the
    // process, then of its ended children.
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
    return times.reduce((sum, time) => sum + Number(time), 0)
  })
  return (await Promise.all(ticks)).reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND
}
