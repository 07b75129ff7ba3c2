import { readFile } from 'node:fs/promises'
import { allProcesses, descendantsOf } from '../../torture/instance/processes.ts'

// What Linux counts in, on every machine that Sufra runs on.
const TICKS_PER_SECOND = 100

/** What a process and its children have taken of the processors, in seconds. */
export const cpuSecondsOf = async (pid: number): Promise<number> => {
  const children = descendantsOf(pid, await allProcesses())
  const all = [pid, ...children.map(child => child.pid)]
  const ticks = all.map(async each => {
    const stat = await readFile(`/proc/${each}/stat`, 'utf8').catch(() => '')
    // The name stands in brackets and may hold anything. From the 12th after it: user and system time, its own and that of children
    // that have ended.
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
    return times.reduce((sum, time) => sum + Number(time), 0)
  })
  return (await Promise.all(ticks)).reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND
}
