import type { TFunction } from 'i18next'
import type { Language } from '@sufra/shared/i18n'

/** Texts and language of the page; paper renders outside the page, where hooks do not work. */
export interface Words {
  t: TFunction
  language: Language
}

export interface SectionLine {
  key: string
  text: string
  detail?: string
  value?: string
  /** highlighted, because somebody should look at it */
  isLoud?: boolean
}

/** A section of the shift page, equal on screen and paper. */
export interface PageSection {
  id: string
  title: string
  lines: SectionLine[]
  /** text for an empty section */
  nothing?: string
}
