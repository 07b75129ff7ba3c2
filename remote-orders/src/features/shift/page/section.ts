import type { TFunction } from 'i18next'
import type { Language } from '@sufra/shared/i18n'

/** What the page is written with: on paper there are no hooks. */
export interface Words {
  t: TFunction
  language: Language
}

export interface SectionLine {
  key: string
  text: string
  detail?: string
  value?: string
  /** somebody should look at it */
  isLoud?: boolean
}

/** A part of the page, the same on the screen and on paper. */
export interface PageSection {
  id: string
  title: string
  lines: SectionLine[]
  /** what stands there when there are no lines */
  nothing?: string
}
