import { readLocalized } from '@sufra/shared/contracts/text'

/** Returns a name in the interface language, falling back to the other one. */
export const nameIn = (text: string, language: 'ar' | 'en'): string => {
  const { ar, en } = readLocalized(text)
  return language === 'ar' ? ar || en : en || ar
}
