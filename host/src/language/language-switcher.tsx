import { useLanguage } from '@sufra/shared/i18n'
import { chakra } from '@sufra/shared/ui'
import { ChevronDown, Languages } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'

const Frame = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    maxW: '140px',
    h: 'tool',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
    _hover: { bg: 'soft' },
    _focusWithin: { outline: '2px solid', outlineColor: 'primary', outlineOffset: '2px' },
    '& > svg': { position: 'absolute', color: 'muted', pointerEvents: 'none' },
    '& > svg:first-of-type': { insetInlineStart: '2.5' },
    '& > svg:last-of-type': { insetInlineEnd: '2.5' },
    '& > select': {
      appearance: 'none',
      w: 'full',
      h: 'full',
      bg: 'transparent',
      ps: '9',
      pe: '7',
      fieldSizing: 'content',
      textStyle: 'sm13',
      fontWeight: 'medium',
      color: 'ink',
      outline: 'none',
    },
    '& > select > option': { bg: 'surface', color: 'ink' },
  },
})

// Each language is named in itself, so that its readers find it.
const NAMES = { ar: 'العربية', en: 'English' } as const

/** Switches between Arabic and English. A native select works before the other code has loaded. */
export const LanguageSwitcher = () => {
  const { t } = useTranslation('host')
  const { language, setLanguage } = useLanguage()
  const handleChange = (change: ChangeEvent<HTMLSelectElement>) =>
    void setLanguage(change.target.value === 'ar' ? 'ar' : 'en')
  return (
    <Frame>
      <Languages size={16} aria-hidden />
      <select aria-label={t('language')} value={language} onChange={handleChange}>
        <option value="ar" lang="ar">
          {NAMES.ar}
        </option>
        <option value="en" lang="en">
          {NAMES.en}
        </option>
      </select>
      <ChevronDown size={14} aria-hidden />
    </Frame>
  )
}
