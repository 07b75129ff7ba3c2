import { readdirSync, readFileSync } from 'node:fs'

interface FoundProcess {
  pid: number
  /** of the program, e.g. `postgres` */
  name: string
  command: string
}

const read = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It ended meanwhile, or is somebody else's.
    return ''
  }
}

/** The living processes that were started for a data folder, whoever they belong to: PostgreSQL inherits the variables too. */
export const processesOf = (dataDir: string): FoundProcess[] =>
  readdirSync('/proc')
    .filter(pid => /^\d+$/.test(pid) && read(pid, 'environ').includes(`DATA_DIR=${dataDir}\0`))
    .map(pid => ({
      pid: Number(pid),
      name: read(pid, 'comm').trim(),
      command: read(pid, 'cmdline').replaceAll('\0', ' '),
    }))
