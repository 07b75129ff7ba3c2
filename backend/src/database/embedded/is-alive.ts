import { readFile } from 'node:fs/promises'

/** Returns whether a process runs, also one of another user. */
export const isAlive = async (pid: number): Promise<boolean> => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  // In a container nothing may reap the dead: a zombie has a process id but serves nothing.
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return !/\) [ZX] /.test(status)
}
