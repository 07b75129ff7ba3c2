// JavaScript, because the tools that check remotes run it directly.
const ARABIC_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']
const ENGLISH_FORMS = ['one', 'other']
const PLURAL = /_(zero|one|two|few|many|other)$/
const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g

const isBranch = value => typeof value === 'object' && value !== null

const flatten = (texts, prefix = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    isBranch(value) ? flatten(value, `${prefix}${key}.`) : [[`${prefix}${key}`, String(value)]],
  )

const placeholdersIn = text => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name)

/** Returns the placeholders of a text. `count` may be left out if the words state it: "طلب واحد". */
const placeholdersOf = text =>
  placeholdersIn(text)
    .filter(name => name !== 'count')
    .sort()
    .join()

const groupByKey = texts => {
  const groups = new Map()
  for (const [key, text] of flatten(texts)) {
    const base = key.replace(PLURAL, '')
    const form = PLURAL.exec(key)?.[1] ?? ''
    groups.set(base, (groups.get(base) ?? new Map()).set(form, text))
  }
  return groups
}

const problem = (code, text) => ({ code, text })

const formProblems = (key, forms, needed) => {
  const isPlural = !forms.has('')
  const usesCount = [...forms.values()].some(text => placeholdersIn(text).includes('count'))
  if (!isPlural)
    return usesCount ? [problem('plural_missing', `${key} shows a count but has no plural forms`)] : []
  return needed
    .filter(form => !forms.has(form))
    .map(form => problem('plural_missing', `${key} lacks the form ${form}`))
}

const emptyProblems = (key, forms) =>
  [...forms].filter(([, text]) => text.trim() === '').map(() => problem('text_missing', `${key} is empty`))

/** The zero form needs no other placeholders; every other form does. */
const spoken = forms => [...forms].filter(([form]) => form !== 'zero').map(([, text]) => text)

const problemsOfPair = (key, arabic, english) => {
  const names = new Set([...spoken(arabic), ...spoken(english)].map(placeholdersOf))
  return [
    ...formProblems(`ar ${key}`, arabic, ARABIC_FORMS),
    ...formProblems(`en ${key}`, english, ENGLISH_FORMS),
    ...emptyProblems(`ar ${key}`, arabic),
    ...emptyProblems(`en ${key}`, english),
    ...(names.size > 1 ? [problem('placeholder_differs', `${key} has different placeholders`)] : []),
  ]
}

export const localeProblems = ({ ar, en }) => {
  const [arabic, english] = [groupByKey(ar), groupByKey(en)]
  const lacking = (language, own, other) =>
    [...other.keys()]
      .filter(key => !own.has(key))
      .map(key => problem('text_missing', `${language} lacks ${key}`))
  return [
    ...lacking('ar', arabic, english),
    ...lacking('en', english, arabic),
    ...[...arabic].flatMap(([key, forms]) =>
      english.has(key) ? problemsOfPair(key, forms, english.get(key)) : [],
    ),
  ]
}

export const findLocaleProblems = texts => localeProblems(texts).map(({ text }) => text)
