import { createHash, randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '#src/errors/errors.ts'
import { recordOwner } from './remove-orphaned-databases.ts'
import { runCommand } from './command.ts'
import type { SystemUser } from './command.ts'

/** Folder of the databases of starts as root. */
export const ROOT_HOME = '/var/lib/sufra'
const LEFTOVER_AGE_MS = 120_000
export const OWNER_NAME = 'sufra'

export interface ClusterFolder {
  /** PostgreSQL's data directory */
  cluster: string
  logFile: string
  password: string
}

interface Options {
  dataDir: string
  binFolder: string
  asUser?: SystemUser
  announce: (line: string) => void
  isTemporary: boolean
  awayFolder?: string
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

// Inside the data folder; for starts as root elsewhere, where an unprivileged user has access.
const clusterHome = async ({
  dataDir,
  awayFolder,
}: Pick<Options, 'dataDir' | 'awayFolder'>): Promise<string> => {
  if (!awayFolder) return join(dataDir, 'postgres')
  const name = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 16)
  return join(awayFolder, name)
}

// The account of PostgreSQL must reach the folder, and nobody else may read it.
const makeReachable = async (home: string, asUser?: SystemUser) => {
  await mkdir(dirname(home), { recursive: true })
  if (asUser) await chmod(dirname(home), 0o755)
}

const initialise = async (beside: string, options: Options, password: string): Promise<void> => {
  const { binFolder, asUser } = options
  const passwordFile = join(beside, 'initial-password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (asUser) {
    await chown(beside, asUser.uid, asUser.gid)
    await chown(passwordFile, asUser.uid, asUser.gid)
  }
  const args = ['-D', join(beside, 'cluster'), '-U', OWNER_NAME, '-E', 'UTF8', '--locale=C.UTF-8']
  args.push('--auth=scram-sha-256', `--pwfile=${passwordFile}`)
  const outcome = await runCommand(join(binFolder, 'initdb'), args, asUser)
  if (!outcome.isSuccess) {
    const reason = outcome.output.split('\n').find(line => line.includes('error')) ?? outcome.output
    throw new StartError(`Sufra cannot start: its database folder could not be made (${reason.trim()}).`)
  }
  await rm(passwordFile)
}

// Removes leftovers of killed starts; a recent one may belong to a start in progress.
const removeLeftovers = async (home: string) => {
  for (const name of await readdir(dirname(home))) {
    const path = join(dirname(home), name)
    if (!path.startsWith(`${home}.new-`)) continue
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > LEFTOVER_AGE_MS) await rm(path, { recursive: true, force: true })
  }
}

// Created under a temporary name and renamed: a start killed half-way leaves no partial cluster, and of two starts
// one wins.
const create = async (home: string, options: Options, password: string): Promise<void> => {
  await makeReachable(home, options.asUser)
  await removeLeftovers(home)
  const beside = await mkdtemp(`${home}.new-`)
  await initialise(beside, options, password)
  await rename(beside, home).catch(async error => {
    await rm(beside, { recursive: true, force: true })
    if (!(await exists(home))) throw error
  })
}

// Written before the cluster exists, so that two simultaneous starts use the same password.
const readOrMakePassword = async (file: string): Promise<string> => {
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(error => {
    if (error.code !== 'EEXIST') throw error
  })
  return readFile(file, 'utf8')
}

/** Returns the cluster of a data folder without creating one; undefined if there is none. */
export const findClusterFolder = async (
  options: Pick<Options, 'dataDir' | 'awayFolder'>,
): Promise<ClusterFolder | undefined> => {
  const password = await readFile(join(options.dataDir, 'postgres-password'), 'utf8').catch(() => undefined)
  if (password === undefined) return undefined
  const home = await clusterHome(options)
  if (!(await exists(home))) return undefined
  return { cluster: join(home, 'cluster'), logFile: join(home, 'server.log'), password }
}

/** Opens the cluster of a data folder, or creates it at the first start. */
export const openClusterFolder = async (options: Options): Promise<ClusterFolder> => {
  const { dataDir, binFolder, asUser, announce, isTemporary, awayFolder } = options
  const home = await clusterHome(options)
  const passwordFile = join(dataDir, 'postgres-password')
  if ((await exists(home)) && !(await exists(passwordFile))) {
    // The data folder was emptied: the old database is moved aside and no longer used.
    const aside = `${home}.left-${Date.now()}-${randomBytes(4).toString('hex')}`
    await runCommand(join(binFolder, 'pg_ctl'), ['stop', '-m', 'fast', '-D', join(home, 'cluster')], asUser)
    await rename(home, aside)
    announce(`The database of an earlier ${dataDir} was put aside: ${aside}`)
  }
  const password = await readOrMakePassword(passwordFile)
  if (!(await exists(home))) await create(home, options, password)
  if (awayFolder) await recordOwner(home, { dataDir: await realpath(dataDir), pid: process.pid, isTemporary })
  if (asUser) announce(`Running as root: the database lies in ${home} and runs as an ordinary system user.`)
  return { cluster: join(home, 'cluster'), logFile: join(home, 'server.log'), password }
}
