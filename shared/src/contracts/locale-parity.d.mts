interface Texts {
  ar: object
  en: object
}

interface LocaleProblem {
  code: 'text_missing' | 'plural_missing' | 'placeholder_differs'
  text: string
}

/**
 * Returns the differences between the two languages of a namespace. Checks equal keys and placeholders, empty texts,
 * and for counts all six Arabic and both English plural forms (specification#language).
 */
export declare const localeProblems: (texts: Texts) => LocaleProblem[]

/** Returns the differences between the two languages of a namespace as messages; an empty list if there are none. */
export declare const findLocaleProblems: (texts: Texts) => string[]
