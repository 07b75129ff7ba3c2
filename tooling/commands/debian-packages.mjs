import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// Without a network the installation should fail quickly.
const SOON = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']

const apt = (...args) =>
  spawnSync('apt-get', [...SOON, '-qq', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

/** Returns whether this is a Debian machine and the user is root. */
export const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Reads the list of packages, which `installPackages` needs. */
export const updatePackageList = () => void apt('update')

/** Installs packages of Debian. Returns the error output, or undefined if all are installed. */
export const installPackages = (...names) => {
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', ...names)
  return status === 0 ? undefined : stderr
}
