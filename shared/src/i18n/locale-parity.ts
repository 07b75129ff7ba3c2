type Texts = Record<string, unknown>

const ARABIC_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']
const ENGLISH_FORMS = ['one', 'other']
const PLURAL = /_(zero|one|two|few|many|other)$/
const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g

const isBranch = (value: unknown): value is Texts => typeof value === 'object' && value !== null

const flatten = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    isBranch(value)
      ? flatten(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(value)] satisfies [string, string]],
  )

const isCount = (name: string): boolean => name === 'count'

/** Returns the placeholders of a text. `count` may be left out if the words state it: "طلب واحد". */
const placeholdersOf = (text: string): string =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name]) => name ?? '')
    .filter(name => !isCount(name))
    .sort()
    .join()

const groupByKey = (texts: Texts): Map<string, Map<string, string>> => {
  const groups = new Map<string, Map<string, string>>()
  for (const [key, text] of flatten(texts)) {
    const base = key.replace(PLURAL, '')
    const form = PLURAL.exec(key)?.[1] ?? ''
    groups.set(base, (groups.get(base) ?? new Map()).set(form, text))
  }
  return groups
}

const formProblems = (key: string, forms: Map<string, string>, needed: string[]): string[] => {
  const isPlural = !forms.has('')
  const usesCount = [...forms.values()].some(text =>
    [...text.matchAll(PLACEHOLDER)].some(([, name]) => name === 'count'),
  )
  if (!isPlural) return usesCount ? [`${key} shows a count but has no plural forms`] : []
  return needed.filter(form => !forms.has(form)).map(form => `${key} lacks the form ${form}`)
}

const emptyProblems = (key: string, forms: Map<string, string>): string[] =>
  [...forms].filter(([, text]) => text.trim() === '').map(() => `${key} is empty`)

/** The zero form needs no other placeholders; every other form does. */
const spoken = (forms: Map<string, string>): string[] =>
  [...forms].filter(([form]) => form !== 'zero').map(([, text]) => text)

/**
 * Returns the differences between the two languages of a namespace as messages; an empty list if there are none. Checks
 * equal keys and placeholders, empty texts, and for counts all six Arabic and both English plural forms
 * (specification#language).
 */
export const findLocaleProblems = ({ ar, en }: { ar: Texts; en: Texts }): string[] => {
  const [arabic, english] = [groupByKey(ar), groupByKey(en)]
  const missing = [
    ...[...english.keys()].filter(key => !arabic.has(key)).map(key => `ar lacks ${key}`),
    ...[...arabic.keys()].filter(key => !english.has(key)).map(key => `en lacks ${key}`),
  ]
  const wrong = [...arabic].flatMap(([key, forms]) => {
    const other = english.get(key)
    if (!other) return []
    const names = new Set([...spoken(forms), ...spoken(other)].map(placeholdersOf))
    return [
      ...formProblems(`ar ${key}`, forms, ARABIC_FORMS),
      ...formProblems(`en ${key}`, other, ENGLISH_FORMS),
      ...emptyProblems(`ar ${key}`, forms),
      ...emptyProblems(`en ${key}`, other),
      ...(names.size > 1 ? [`${key} has different placeholders`] : []),
    ]
  })
  return [...missing, ...wrong]
}
