// JavaScript, because the tools that build and check remotes run it directly, and without zod, because browsers load
// it.
const IDENTIFIER = '(?:0|[1-9]\\d*|\\d*[a-zA-Z-][a-zA-Z\\d-]*)'
const PRERELEASE = `(?:-(${IDENTIFIER}(?:\\.${IDENTIFIER})*))?`
const NUMBER = '0|[1-9]\\d{0,14}'
const PART = `(${NUMBER}|[xX*])`

const BUILD = /\+[a-zA-Z\d-]+(?:\.[a-zA-Z\d-]+)*/g
const VERSION = new RegExp(`^v?(${NUMBER})\\.(${NUMBER})\\.(${NUMBER})${PRERELEASE}$`)
const TERM = new RegExp(`^(\\^|~>?|[<>]?=?)v?${PART}(?:\\.${PART}(?:\\.${PART}${PRERELEASE})?)?$`)

const made = (numbers, prerelease) => ({
  numbers: numbers.map(Number),
  prerelease: prerelease ? prerelease.split('.') : [],
})

const versionOf = text => {
  const [found, major, minor, patch, prerelease] = VERSION.exec(text.trim().replace(BUILD, '')) ?? []
  return found ? made([major, minor, patch], prerelease) : null
}

const compareIdentifiers = (a, b) => {
  const [isNumber, isOtherNumber] = [a, b].map(text => /^\d+$/.test(text))
  if (isNumber && isOtherNumber) return a - b
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1
  return a < b ? -1 : Number(a > b)
}

const firstDifference = (list, other, compare) =>
  list.map((one, at) => (at < other.length ? compare(one, other[at]) : 1)).find(Boolean)

// A release ranks above its prereleases; of two equal starts the longer one ranks higher.
const comparePrereleases = (a, b) =>
  a.length && b.length
    ? (firstDifference(a, b, compareIdentifiers) ?? a.length - b.length)
    : b.length - a.length

const compareNumbers = (a, b) => firstDifference(a.numbers, b.numbers, (one, other) => one - other) ?? 0

const compare = (a, b) => compareNumbers(a, b) || comparePrereleases(a.prerelease, b.prerelease)

const HOLDS = {
  '<': order => order < 0,
  '<=': order => order <= 0,
  '>': order => order > 0,
  '>=': order => order >= 0,
  '=': order => order === 0,
}

const isAnything = ({ sign, version }) => sign === '>=' && compare(version, made([0, 0, 0])) === 0

// ^ permits changes right of the first non-zero number, ~ right of the minor.
const lastKept = (sign, numbers) => {
  const last = numbers.length - 1
  if (sign === '~') return Math.min(1, last)
  const breaking = numbers.findIndex(number => number > 0)
  return sign === '^' && breaking >= 0 ? breaking : last
}

const boundsBy = ({ sign, numbers, prerelease }) => {
  const kept = lastKept(sign, numbers)
  const next = [0, 1, 2].map(at => (at < kept ? numbers[at] : at === kept ? numbers[at] + 1 : 0))
  const floor = made([...numbers, 0, 0].slice(0, 3), prerelease)
  const isWhole = numbers.length === 3
  // '-0' ranks below every prerelease, so a range below 2.0.0-0 excludes 2.0.0-beta.
  const below = { sign: '<', version: made(next, '0') }
  if (sign === '>=' || (isWhole && sign in HOLDS)) return [{ sign, version: floor }]
  if (sign === '>') return [{ sign: '>=', version: made(next) }]
  if (sign === '<') return [{ sign, version: made(floor.numbers, '0') }]
  return sign === '<=' ? [below] : [{ sign: '>=', version: floor }, below]
}

/** Returns the bounds of one term: none for `*`, null for an invalid term. */
const boundsOf = term => {
  const [found, written, ...rest] = TERM.exec(term) ?? []
  if (!found) return null
  const prerelease = rest.pop()
  const numbers = rest.filter(part => /^\d/.test(part)).map(Number)
  const isInOrder = rest.slice(0, numbers.length).every(part => /^\d/.test(part))
  if (!isInOrder || (prerelease && numbers.length < 3)) return null
  const sign = written === '~>' ? '~' : written || '='
  if (numbers.length > 0) return boundsBy({ sign, numbers, prerelease })
  return sign === '<' || sign === '>' ? [{ sign: '<', version: made([0, 0, 0], '0') }] : []
}

const alternativeOf = text => {
  const terms = text
    .replace(/^(\S+) - (\S+)$/, '>=$1 <=$2')
    .replace(/([<>=~^]) /g, '$1')
    .split(' ')
    .filter(Boolean)
  const bounds = terms.map(boundsOf)
  return bounds.includes(null) ? null : bounds.flat().filter(bound => !isAnything(bound))
}

const alternativesOf = range => {
  const parts = range.replace(BUILD, '').split('||')
  const found = parts.map(part => alternativeOf(part.trim().replace(/\s+/g, ' ')))
  if (found.includes(null)) return []
  const open = found.find(bounds => bounds.length === 0)
  return open ? [open] : found
}

export const isRange = text => alternativesOf(text).length > 0

export const isInRange = (version, range) => {
  const actual = versionOf(version)
  if (!actual) return false
  // A prerelease matches only a range that names one of the same version.
  const isWanted = bounds =>
    actual.prerelease.length === 0 ||
    bounds.some(bound => bound.version.prerelease.length > 0 && compareNumbers(bound.version, actual) === 0)
  return alternativesOf(range).some(
    bounds =>
      bounds.every(({ sign, version: bound }) => HOLDS[sign](compare(actual, bound))) && isWanted(bounds),
  )
}
