import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { StartError } from '#src/errors/errors.ts'

const run = promisify(execFile)
const LONGEST_OUTPUT = 64 * 1024 * 1024

export interface Program {
  /** PG_DUMP or PG_RESTORE */
  setting: string
  path: string
}

const versionOf = async ({ setting, path }: Program, wanted: number): Promise<number> => {
  const { stdout } = await run(path, ['--version']).catch(() => {
    throw new StartError(
      `${path} does not run. Install postgresql-client-${wanted} (Debian and Ubuntu: sudo apt-get install ` +
        `postgresql-client-${wanted}; packages of every version: https://apt.postgresql.org), or name the program in ${setting}.`,
    )
  })
  return Number(/\) (\d+)/.exec(stdout)?.[1])
}

/** Refuses a program that is missing or older than the server, which it could not read. */
export const requireProgram = async (program: Program, serverVersion: number): Promise<void> => {
  const version = await versionOf(program, serverVersion)
  if (version >= serverVersion) return
  throw new StartError(
    `The database is PostgreSQL ${serverVersion}, and ${program.path} is of version ${version}. Install ` +
      `postgresql-client-${serverVersion} (https://apt.postgresql.org has every version) and name its program in ${program.setting}.`,
  )
}

// The list of processes shows arguments to everybody, so the password goes into the environment.
const withoutPassword = (url: string): { address: string; password: string } => {
  const address = new URL(url)
  const password = address.searchParams.get('password') ?? decodeURIComponent(address.password)
  address.searchParams.delete('password')
  address.password = ''
  return { address: address.href, password }
}

/** Runs a program of PostgreSQL on a database. Throws with the first line of what it says. */
export const runProgram = async (
  program: Program,
  { url, args }: { url: string; args: string[] },
): Promise<void> => {
  const { address, password } = withoutPassword(url)
  const env = { ...process.env, LC_ALL: 'C', ...(password && { PGPASSWORD: password }) }
  await run(program.path, [`--dbname=${address}`, ...args], { env, maxBuffer: LONGEST_OUTPUT }).catch(
    error => {
      const [reason] = String(error.stderr ?? error.message)
        .trim()
        .split('\n')
      throw new StartError(`${program.path} failed: ${reason}`)
    },
  )
}
