import { spawnSync } from 'node:child_process'
import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const HOME = '/usr/lib/postgresql'
// Without a network the installation should fail quickly.
const SOON = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']

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

const apt = (...args: string[]) =>
  spawnSync('apt-get', [...SOON, '-qq', ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

/**
 * Returns the folder with the programs of Debian's PostgreSQL: a server, and the `pg_dump` that fits it. Installs it if
 * the user is root.
 */
export const installedPostgres = async (): Promise<string> => {
  const found = await findFolder()
  if (found) return found
  if (process.getuid?.() === 0) {
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'postgresql')
  }
  const installed = await findFolder()
  if (installed) return installed
  throw new Error('Install PostgreSQL to run this test (Debian and Ubuntu: sudo apt-get install postgresql).')
}
