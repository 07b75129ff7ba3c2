import { LANGUAGES } from '@sufra/shared/i18n'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A text in both languages. The other language's texts are fetched for it; until they are here, English stands in their place. */
export const useBothLanguages = (): ((key: string) => Record<'ar' | 'en', string>) => {
  const { i18n } = useTranslation()
  const [, setIsHere] = useState(false)
  useEffect(() => {
    void i18n.loadLanguages([...LANGUAGES]).then(() => setIsHere(true))
  }, [i18n])
  return key => ({ ar: i18n.getFixedT('ar')(key), en: i18n.getFixedT('en')(key) })
}
