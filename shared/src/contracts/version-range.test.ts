import fc from 'fast-check'
import semver from 'semver'
import { isInRange, isRange } from './version-range.mjs'

it.each([
  ['1.4.0', '^1.2.3', true],
  ['2.0.0', '^1.2.3', false],
  ['0.2.9', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.4', '^0.0.3', false],
  ['10.0.0', '^9.1.0', false],
  ['1.3.0', '~1.2.3', false],
  ['1.9.0', '^1', true],
  ['1.9.0', '1.x', true],
  ['2.0.1', '^1 || ^2', true],
  ['2.0.0', '>=1.0.0 <2.0.0', false],
  ['2.0.0-beta', '^1.0.0', false],
  ['1.5.0', '1.2 - 1.4', false],
  ['3.1.4', '*', true],
  ['nonsense', '^1.0.0', false],
  ['1.0.0', 'nonsense', false],
  ['1.0.0', '^1 || nonsense', false],
])('checks %s in %s: %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected)
})

const number = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 12 }))
const identifier = fc.constantFrom('0', '1', '10', 'alpha', 'beta', 'rc-1', '1a', '-')
const prerelease = fc
  .array(identifier, { minLength: 1, maxLength: 3 })
  .map(identifiers => `-${identifiers.join('.')}`)
const build = fc.constantFrom('', '', '', '+build.7')
const version = fc
  .tuple(number, number, number, fc.option(prerelease, { nil: '' }), build)
  .map(([major, minor, patch, ...rest]) => `${[major, minor, patch].join('.')}${rest.join('')}`)

const wild = fc.constantFrom('x', 'X', '*')
const partial = fc.oneof(
  version,
  version,
  number.map(String),
  fc.tuple(number, number).map(numbers => numbers.join('.')),
  fc.tuple(number, wild).map(parts => parts.join('.')),
  fc.tuple(number, number, wild).map(parts => parts.join('.')),
  fc.tuple(number, wild, wild).map(parts => parts.join('.')),
  wild,
)
const sign = fc.constantFrom('', '=', '^', '~', '~>', '>', '<', '>=', '<=')
const space = fc.constantFrom('', '', ' ', '  ', '\t')
const term = fc.tuple(sign, space, partial).map(parts => parts.join(''))
const alternative = fc.oneof(
  fc.array(term, { minLength: 1, maxLength: 3 }).map(terms => terms.join(' ')),
  fc.tuple(partial, partial).map(ends => ends.join(' - ')),
)
const range = fc
  .array(fc.tuple(space, alternative, space), { minLength: 1, maxLength: 3 })
  .map(alternatives => alternatives.map(parts => parts.join('')).join('||'))

const garbage = fc
  .array(fc.constantFrom(...'01239xX*.-+^~<>=| v', '||', ' - ', 'a', '1.2.3', '9007199254740993'), {
    maxLength: 12,
  })
  .map(parts => parts.join(''))

const RUNS = { numRuns: 5000, seed: 19 }

it('agrees with npm on every range', () => {
  fc.assert(
    fc.property(version, range, (one, wanted) => {
      expect([isRange(wanted), isInRange(one, wanted)]).toEqual([
        semver.validRange(wanted) !== null,
        semver.satisfies(one, wanted),
      ])
    }),
    RUNS,
  )
})

it('never accepts a version that npm refuses, with any input', () => {
  fc.assert(
    fc.property(fc.oneof(version, garbage), garbage, (one, wanted) => {
      if (isRange(wanted)) expect(semver.validRange(wanted)).not.toBeNull()
      if (isInRange(one, wanted)) expect(semver.satisfies(one, wanted)).toBe(true)
    }),
    RUNS,
  )
})
