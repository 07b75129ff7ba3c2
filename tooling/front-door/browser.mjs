import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { refuse, say } from './workspace.mjs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium that the journeys drive. Installs Debian's when this is a Debian machine and we may. */
export const ensureBrowser = () => {
  if (places.some(place => place && existsSync(place))) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium (once)')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  if (!places.some(place => place && existsSync(place)))
    refuse('the browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')
}
