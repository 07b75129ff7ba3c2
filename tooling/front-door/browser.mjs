import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from '../remote/page-check/find-chromium.mjs'
import { refuse, say } from './workspace.mjs'

/** The Chromium that the journeys drive. Installs Debian's when this is a Debian machine and we may. */
export const ensureBrowser = () => {
  if (findChromium()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium (once)')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  if (!findChromium()) refuse('the browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')
}
