import { readFile } from 'node:fs/promises'

/** Whether a process runs, whoever's it is. */
export const isAlive = async (pid: number): Promise<boolean> => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  // In a container nobody may collect the dead: a zombie has a number, but serves nobody.
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return !/\) [ZX] /.test(status)
}
