import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// Without a network the installation should fail quickly.
const SOON = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']

const isMissing = (program: string) => spawnSync('which', [program]).status !== 0

const apt = (...args: string[]) =>
  spawnSync('apt-get', [...SOON, '-qq', ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

/** Installs packages of Debian if this is a Debian machine and the user is root. */
export const installDebianPackages = (packages: readonly string[]): void => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...packages)
}

/**
 * Installs missing programs, each named like its Debian package, if the user may. Throws an error with the command
 * that installs those that are still missing.
 */
export const requireDebianPrograms = (programs: readonly string[]): void => {
  if (programs.some(isMissing)) installDebianPackages(programs)
  const missing = programs.filter(isMissing)
  if (missing.length > 0)
    throw new Error(`Install what this test needs: apt-get install ${missing.join(' ')}`)
}
