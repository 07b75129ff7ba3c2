import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const isMissing = (program: string) => spawnSync('which', [program]).status !== 0

/**
 * Installs the Debian packages of missing programs, each named like its package, if the user is root. Returns the
 * command that installs those that are still missing, or undefined.
 */
export const installDebianPrograms = (programs: readonly string[]): string | undefined => {
  if (process.getuid?.() === 0 && programs.some(isMissing) && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['-qq', 'update'], { env })
    spawnSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...programs], { env })
  }
  const missing = programs.filter(isMissing)
  return missing.length > 0 ? `apt-get install ${missing.join(' ')}` : undefined
}
