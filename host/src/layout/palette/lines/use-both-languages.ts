import { LANGUAGES } from '@sufra/shared/i18n'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Returns a text in both languages. Loads the other language's texts and uses English until they arrive. */
export const useBothLanguages = (): ((key: string) => Record<'ar' | 'en', string>) => {
  const { i18n } = useTranslation()
  const [, setIsHere] = useState(false)
  useEffect(() => {
    void i18n.loadLanguages([...LANGUAGES]).then(() => setIsHere(true))
  }, [i18n])
  return key => ({ ar: i18n.getFixedT('ar')(key), en: i18n.getFixedT('en')(key) })
}
