import { readLocalized } from '@sufra/shared/contracts/text'

/** A name in the interface language, or in the other one. */
export const nameIn = (text: string, language: 'ar' | 'en'): string => {
  const { ar, en } = readLocalized(text)
  return language === 'ar' ? ar || en : en || ar
}
