import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, findLightChromium } from '../remote/page-check/find-chromium.cjs'
import { refuse, say } from './workspace.mjs'

const PACKAGES = ['chromium', 'chromium-headless-shell']
// A machine without a network is to find that out soon.
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
  // Both in one go: they are held to the same version. Where one is not to be had, the whole one does the work of both.
  if (install(...PACKAGES).status === 0 || findChromium()) return
  process.stderr.write(install('chromium').stderr)
}

// One that was named is taken for everything.
const hasBoth = () => Boolean(process.env.CHROMIUM_PATH) || findLightChromium() !== findChromium()

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * The Chromium that the journeys drive, the whole one and the one without a window, which takes less. Installs Debian's when
 * this is a Debian machine and we may.
 */
export const ensureBrowser = () => {
  if (!(findChromium() && hasBoth()) && mayInstall()) installDebians()
  if (!findChromium()) refuse('the browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')
}
