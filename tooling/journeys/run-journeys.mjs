import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { apiOf } from '../standalone-build/settings.mjs'
import { Refusal } from '../remote/built-remote.mjs'
import { folderOf, isAlone, root } from '../remote/checkout.mjs'
import { findChromium } from '../remote/page-check/find-chromium.cjs'
import { fetchHost } from './fetch-host.mjs'

const require = createRequire(import.meta.url)
const FOLDER = 'journeys'
const KEPT_HOST = '.cache/host'
// Packages that are published as source need a transform here, too.
const OF_OTHERS = '/node_modules/(?!([.]pnpm/[^/]+/node_modules/)?@sufra/)'

/** Returns jest's settings for the journeys of the remote in a folder. */
export const journeySettings = directory => ({
  rootDir: directory,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/${FOLDER}/**/*.journey.{ts,mjs}`],
  testTimeout: 300_000,
  transform: {
    '^.+[.]m?[jt]sx?$': [
      require.resolve('@swc/jest'),
      { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } },
    ],
  },
  transformIgnorePatterns: [OF_OTHERS],
  moduleFileExtensions: ['js', 'ts', 'mjs', 'json', 'cjs'],
})

/**
 * Returns the folder of the production host for journeys: this repository's build, or a copy from the Sufra at `api`.
 */
const hostFolder = async directory => {
  if (!isAlone) return path.join(root, 'host/dist')
  const folder = path.join(directory, KEPT_HOST)
  await fetchHost({ api: apiOf(directory), folder })
  return folder
}

/**
 * Returns jest's arguments and environment for the journeys of a remote. Throws `Refusal` without a journey, a
 * browser or a host.
 * @param {object} options
 * @param {string} options.name of the remote
 * @param {string} [options.url] a Sufra to test against, instead of the stub
 * @param {string} [options.only] a pattern for the paths of journeys
 */
export const prepareJourneys = async ({ name, url, only }) => {
  const directory = folderOf(name)
  if (!existsSync(path.join(directory, FOLDER)))
    throw new Refusal(`${name} has no journeys; add a file such as ${FOLDER}/first.journey.ts.`)
  if (!findChromium()) throw new Refusal('there is no Chromium; CHROMIUM_PATH says where one is.')
  const host = url ? {} : { SUFRA_JOURNEY_HOST: await hostFolder(directory) }
  const pattern = only ? ['--testPathPatterns', only] : []
  return {
    args: ['--config', JSON.stringify(journeySettings(directory)), '--runInBand', ...pattern],
    env: { NODE_ENV: 'test', ...host, ...(url && { SUFRA_URL: url }) },
  }
}
