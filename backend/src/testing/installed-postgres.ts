import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { installDebianPackages } from './debian-programs.ts'

const HOME = '/usr/lib/postgresql'

const isWhole = (folder: string): Promise<boolean> =>
  Promise.all(['initdb', 'pg_dump', 'pg_restore'].map(name => access(join(folder, name)))).then(
    () => true,
    () => false,
  )

const findFolder = async (): Promise<string | undefined> => {
  const versions = await readdir(HOME).catch(() => [])
  for (const version of versions.sort((one, other) => Number(other) - Number(one)))
    if (await isWhole(join(HOME, version, 'bin'))) return join(HOME, version, 'bin')
  return undefined
}

/**
 * Returns the folder with the programs of Debian's PostgreSQL: a server, and the `pg_dump` that fits it. Installs it if
 * the user is root.
 */
export const installedPostgres = async (): Promise<string> => {
  const found = await findFolder()
  if (found) return found
  installDebianPackages(['postgresql'])
  const installed = await findFolder()
  if (installed) return installed
  throw new Error('Install PostgreSQL to run this test (Debian and Ubuntu: sudo apt-get install postgresql).')
}
