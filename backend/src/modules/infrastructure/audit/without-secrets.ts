const SECRET = /password|secret|token|credential/i
const LONGEST_TEXT = 2_000
const MOST_OF_A_LIST = 50
const DEEPEST = 6

const shorten = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text.replaceAll('\0', '')

/** Returns a value for the permanent audit log: secrets replaced by a star, long or deep parts cut off. */
export const withoutSecrets = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return shorten(value)
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `${value.length} bytes`
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) return '…'
  if (Array.isArray(value)) return value.slice(0, MOST_OF_A_LIST).map(each => withoutSecrets(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      SECRET.test(key) && each !== null && each !== undefined ? '*' : withoutSecrets(each, depth + 1),
    ]),
  )
}
