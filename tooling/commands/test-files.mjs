import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { remoteFolders } from '../build/targets.mjs'
import { QUARANTINE } from './quarantine.mjs'
import { isFirstTier } from './tiers.mjs'
import { root } from './workspace.mjs'

/** The jest projects whose tests need no built product in a browser; each has the name of its folder. */
export const PROJECTS = ['shared', 'host', ...remoteFolders(root), 'tooling', 'backend']
export const JOURNEYS = 'e2e'

const TEST_FILE = /\.(test|spec)\.(ts|tsx|mjs)$/
const GENERATED = new Set(['node_modules', 'dist', '.types', '.cache'])

const filesBelow = folder =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap(entry => {
    if (GENERATED.has(entry.name)) return []
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(name)
    return TEST_FILE.test(name) ? [name] : []
  })

/** Returns the jest project of a test file. */
export const projectOf = file => file.slice(0, file.indexOf('/'))

/**
 * Returns all test files, relative to the root, by tier: `first` and `second` without journeys, `firstJourneys` and
 * `secondJourneys`, and `quarantined`.
 */
export const testFiles = () => {
  const isQuarantined = file => QUARANTINE.some(entry => entry.file === file)
  const all = [...PROJECTS, JOURNEYS]
    .filter(folder => existsSync(path.join(root, folder)))
    .flatMap(filesBelow)
  const steady = all.filter(file => !isQuarantined(file))
  const isJourney = file => projectOf(file) === JOURNEYS
  return {
    first: steady.filter(file => !isJourney(file) && isFirstTier(file)),
    firstJourneys: steady.filter(file => isJourney(file) && isFirstTier(file)),
    second: steady.filter(file => !isJourney(file) && !isFirstTier(file)),
    secondJourneys: steady.filter(file => isJourney(file) && !isFirstTier(file)),
    quarantined: all.filter(isQuarantined),
  }
}
