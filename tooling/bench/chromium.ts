import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { findChromium } from '../remote/page-check/find-chromium.cjs'
import { CannotRun } from './arguments.ts'

const ARGUMENTS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']

/** Launches the browser of a bench with additional arguments. Throws `CannotRun` if none is installed. */
export const launchChromium = async (...more: string[]): Promise<Browser> => {
  const executablePath = findChromium()
  if (executablePath === undefined)
    throw new CannotRun('There is no Chromium here: install it, or name it in CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...more] })
}
