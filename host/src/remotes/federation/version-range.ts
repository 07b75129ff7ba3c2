type Version = readonly [number, number, number]

const VERSION = /^(\d+)\.(\d+)\.(\d+)/

const parse = (text: string): Version | null => {
  const match = VERSION.exec(text)
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null
}

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

// ^1.2.3 is up to 2.0.0, ^0.2.3 up to 0.3.0, ^0.0.3 is 0.0.3 alone.
const isBelowNextBreak = (version: Version, from: Version): boolean => {
  if (from[0] > 0) return version[0] === from[0]
  if (from[1] > 0) return version[0] === 0 && version[1] === from[1]
  return compare(version, from) === 0
}

/** Whether a version lies in a range as contracts write them: `^1.2.3`, `~1.2.3`, `>=1.2.3` or one exact version. */
export const isInRange = (version: string, range: string): boolean => {
  const [, sign = '', rest = ''] = /^\s*(\^|~|>=)?\s*(.+)$/.exec(range) ?? []
  const actual = parse(version)
  const from = parse(rest)
  if (!actual || !from || compare(actual, from) < 0) return false
  if (sign === '>=') return true
  if (sign === '^') return isBelowNextBreak(actual, from)
  if (sign === '~') return actual[0] === from[0] && actual[1] === from[1]
  return compare(actual, from) === 0
}
