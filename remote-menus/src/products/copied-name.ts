import type { Localized } from '@sufra/shared/contracts/wire'

const MARKS: Localized = { ar: ' (نسخة)', en: ' (copy)' }
/** Maximum length in either language, from the contracts of product and modifier group. */
const LONGEST_NAME = 80

const marked = (name: string, mark: string): string =>
  name.trim() === '' ? '' : name.slice(0, LONGEST_NAME - mark.length) + mark

/** Returns the name with a "copy" mark in each existing language, shortened to the maximum length. */
export const copiedName = ({ ar, en }: Localized): Localized => ({
  ar: marked(ar, MARKS.ar),
  en: marked(en, MARKS.en),
})
