import { readdirSync, readFileSync } from 'node:fs'

interface FoundProcess {
  pid: number
  /** name of the program, such as `postgres` */
  name: string
  command: string
}

const read = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // The process ended meanwhile, or belongs to another user.
    return ''
  }
}

/**
 * Returns the running processes that were started for a data folder, of any user. PostgreSQL inherits the variables
 * of its parent, so they identify it too.
 */
export const processesOf = (dataDir: string): FoundProcess[] =>
  readdirSync('/proc')
    .filter(pid => /^\d+$/.test(pid) && read(pid, 'environ').includes(`DATA_DIR=${dataDir}\0`))
    .map(pid => ({
      pid: Number(pid),
      name: read(pid, 'comm').trim(),
      command: read(pid, 'cmdline').replaceAll('\0', ' '),
    }))
