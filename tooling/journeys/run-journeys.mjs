import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { apiOf } from '../alone/settings.mjs'
import { Refusal } from '../remote/built-remote.mjs'
import { folderOf, isAlone, root } from '../remote/checkout.mjs'
import { findChromium } from '../remote/page-check/find-chromium.cjs'
import { fetchHost } from './fetch-host.mjs'

const require = createRequire(import.meta.url)
const FOLDER = 'journeys'
const KEPT_HOST = '.cache/host'
// What is published as it is written has to be transformed here, too.
const OF_OTHERS = '/node_modules/(?!([.]pnpm/[^/]+/node_modules/)?@sufra/)'

/** The settings of jest for the journeys of the remote in a folder. */
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

/** Where the production host lies that journeys go through: of this repository, or a copy of that of the Sufra at `api`. */
const hostFolder = async directory => {
  if (!isAlone) return path.join(root, 'host/dist')
  const folder = path.join(directory, KEPT_HOST)
  await fetchHost({ api: apiOf(directory), folder })
  return folder
}

/**
 * What jest needs to walk the journeys of a remote: its arguments and its environment. Throws `Refusal` where there is no
 * journey, no browser, or no host.
 *
 * @param {object} options
 * @param {string} options.name of the remote
 * @param {string} [options.url] a Sufra to walk through, instead of the stub
 * @param {string} [options.only] a pattern of the paths of journeys
 */
export const prepareJourneys = async ({ name, url, only }) => {
  const directory = folderOf(name)
  if (!existsSync(path.join(directory, FOLDER)))
    throw new Refusal(`${name} has no journeys; they are files like ${FOLDER}/first.journey.ts.`)
  if (!findChromium()) throw new Refusal('there is no Chromium; CHROMIUM_PATH says where one is.')
  const host = url ? {} : { SUFRA_JOURNEY_HOST: await hostFolder(directory) }
  const pattern = only ? ['--testPathPatterns', only] : []
  return {
    args: ['--config', JSON.stringify(journeySettings(directory)), '--runInBand', ...pattern],
    env: { NODE_ENV: 'test', ...host, ...(url && { SUFRA_URL: url }) },
  }
}
