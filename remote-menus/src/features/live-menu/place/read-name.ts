import { readLocalized } from '@sufra/shared/contracts/text'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Returns a function that reads a name in the interface language, falling back to the other one. */
export const useReadName = (): ((name: string) => string) => {
  const { i18n } = useTranslation()
  const isArabic = i18n.language.startsWith('ar')
  return useCallback(
    name => {
      const { ar, en } = readLocalized(name)
      return isArabic ? ar || en : en || ar
    },
    [isArabic],
  )
}
