import { existsSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '../federation/common.mjs'
import { QUARANTINE } from './quarantine.mjs'
import { testFiles } from './test-files.mjs'
import { FIRST_TIER_JOURNEYS, SECOND_TIER, isFirstTier } from './tiers.mjs'

const exists = name => existsSync(path.join(repositoryRoot, name))

it('names only files and folders that exist', () => {
  const journeys = FIRST_TIER_JOURNEYS.map(name => `e2e/journeys/${name}.spec.ts`)
  const quarantined = QUARANTINE.map(({ file }) => file)
  expect([...journeys, ...SECOND_TIER, ...quarantined].filter(name => !exists(name))).toEqual([])
})

it('runs every test file in exactly one tier', () => {
  const files = Object.values(testFiles()).flat()
  expect(files.length).toBeGreaterThan(500)
  expect(new Set(files).size).toBe(files.length)
  expect(files.filter(file => !exists(file))).toEqual([])
})

it('keeps a new test file in the first tier until it is listed', () => {
  expect(isFirstTier('backend/src/modules/ordering/new/new.test.ts')).toBe(true)
  expect(isFirstTier('e2e/journeys/new.spec.ts')).toBe(false)
})
