import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DEPRECATIONS } from '@sufra/shared/contracts/deprecations'
import semver from 'semver'
import { repositoryRoot } from '../federation/common.mjs'
import { changesOf, goneFrom } from './changes.mjs'
import { readSurface } from './read-exports.mjs'

const shared = path.join(repositoryRoot, 'shared')
const read = file => readFileSync(path.join(shared, file), 'utf8')
const { version } = JSON.parse(read('package.json'))
const major = semver.major(version)
const surfaceOf = number => JSON.parse(read(`surface/${number}.json`))
const changelog = read('CHANGELOG.md')
const versions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, each]) => each)
const sectionOf = wanted => changelog.split(/^## /m).find(text => text.startsWith(`${wanted}\n`)) ?? ''
const formerOnes = Array.from({ length: major - 1 }, (_, at) => at + 1)

const hasGone = ({ removedIn }) => semver.gte(version, removedIn)

describe('the exports of @sufra/shared', () => {
  it('equal the recorded ones of this major (node tooling/api-report/write.mjs adds new ones)', () => {
    expect(readSurface(shared)).toEqual(surfaceOf(major))
  })

  it('of each earlier major that are gone are in the table of removals', () => {
    for (const before of formerOnes)
      for (const { from, name } of goneFrom(surfaceOf(before), surfaceOf(before + 1)))
        expect(DEPRECATIONS).toContainEqual(
          expect.objectContaining({ from, name, removedIn: `${before + 1}.0.0` }),
        )
    expect(existsSync(path.join(shared, `surface/${major + 1}.json`))).toBe(false)
  })
})

describe('the table of removals', () => {
  it.each(DEPRECATIONS)(
    '$name of $from exists until the version that removes it',
    ({ from, name, ...going }) => {
      expect(surfaceOf(major)[from]?.includes(name) === true).toBe(!hasGone(going))
      expect(going.removedIn).toBe(`${semver.major(going.since) + 1}.0.0`)
      expect(versions).toContain(going.since)
    },
  )

  it('announces a removal in at least two versions', () => {
    for (const { since, removedIn } of DEPRECATIONS.filter(hasGone))
      expect(
        versions.filter(each => semver.gte(each, since) && semver.lt(each, removedIn)).length,
      ).toBeGreaterThan(1)
  })

  it("uses the words of the changelog of its first version, and of each major's list", () => {
    for (const { since, name, instead } of DEPRECATIONS) {
      expect(sectionOf(since)).toContain(`\`${name}\``)
      expect(sectionOf(since)).toContain(instead)
    }
    for (const before of formerOnes)
      expect(sectionOf(`${before + 1}.0.0`)).toContain(
        changesOf({ major: before + 1, deprecations: DEPRECATIONS }),
      )
  })
})

it('a removed name and a moved one are found, and reported as a line of the changelog', () => {
  const before = { 'a/ui': ['Button', 'Ring'], 'a/old': ['One'] }
  const after = { 'a/ui': ['Button', 'Press'] }
  const gone = [
    { from: 'a/ui', name: 'Ring' },
    { from: 'a/old', name: 'One' },
  ]
  expect(goneFrom(before, after)).toEqual(gone)
  const deprecations = gone.map(each => ({ ...each, since: '1.2.0', removedIn: '2.0.0', instead: 'draw it' }))
  expect(changesOf({ major: 2, deprecations })).toBe(
    '- `Ring` of `a/ui`: draw it.\n- `One` of `a/old`: draw it.',
  )
  expect(changesOf({ major: 3, deprecations })).toBe('')
})
