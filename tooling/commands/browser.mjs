import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, findLightChromium } from '../remote/page-check/find-chromium.cjs'
import { say } from './workspace.mjs'

const INSTALL = 'Install it (Debian and Ubuntu: sudo apt-get install chromium), or name one in CHROMIUM_PATH.'
const PACKAGES = ['chromium', 'chromium-headless-shell']
// Without a network the installation should fail quickly.
const SOON = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15']

const apt = (...args) =>
  spawnSync('apt-get', [...SOON, '-qq', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

const installDebians = () => {
  say('Installing Chromium')
  apt('update')
  const install = (...names) => apt('install', '-y', '--no-install-recommends', ...names)
  // Both packages at once, because they need the same version. `chromium` alone suffices, too.
  if (install(...PACKAGES).status === 0 || findChromium()) return
  process.stderr.write(install('chromium').stderr)
}

// CHROMIUM_PATH names one browser for all journeys.
const hasBoth = () => Boolean(process.env.CHROMIUM_PATH) || findLightChromium() !== findChromium()

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs Debian's Chromium and its headless shell if this is a Debian machine and the user is root. Returns how to
 * install a missing browser, or undefined if one is installed.
 */
export const missingBrowser = () => {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) return `CHROMIUM_PATH names ${named}, which does not exist. ${INSTALL}`
  if (!(findChromium() && hasBoth()) && mayInstall()) installDebians()
  if (findChromium()) return undefined
  return `No Chromium was found. ${INSTALL}`
}
