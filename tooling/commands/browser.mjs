import { existsSync } from 'node:fs'
import { findChromium, findLightChromium } from '../remote/page-check/find-chromium.cjs'
import { installPackages, mayInstallPackages, updatePackageList } from './debian-packages.mjs'
import { say } from './workspace.mjs'

const INSTALL = 'Install it (Debian and Ubuntu: sudo apt-get install chromium), or name one in CHROMIUM_PATH.'
const PACKAGES = ['chromium', 'chromium-headless-shell']

const installDebians = () => {
  say('Installing Chromium')
  updatePackageList()
  // Both packages at once, because they need the same version. `chromium` alone suffices, too.
  if (!installPackages(...PACKAGES) || findChromium()) return
  process.stderr.write(installPackages('chromium') ?? '')
}

// CHROMIUM_PATH names one browser for all journeys.
const hasBoth = () => Boolean(process.env.CHROMIUM_PATH) || findLightChromium() !== findChromium()

/**
 * Installs Debian's Chromium and its headless shell if this is a Debian machine and the user is root. Returns how to
 * install a missing browser, or undefined if one is installed.
 */
export const missingBrowser = () => {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) return `CHROMIUM_PATH names ${named}, which does not exist. ${INSTALL}`
  if (!(findChromium() && hasBoth()) && mayInstallPackages()) installDebians()
  if (findChromium()) return undefined
  return `No Chromium was found. ${INSTALL}`
}
