import { formatAmount, formatDateTime } from '@sufra/shared/i18n'
import type { Language } from '@sufra/shared/i18n'
import { inLanguage } from '@sufra/shared/contracts/text'
import type { TFunction } from 'i18next'

/** Texts and formatters of a paper, which renders outside the page, where hooks do not work. */
export interface PaperWords {
  t: TFunction
  language: Language
  name: (text: string) => string
  amount: (value: number) => string
  at: (moment: string) => string
}

export const paperWords = (t: TFunction, language: Language): PaperWords => ({
  t,
  language,
  name: text => inLanguage(text, language),
  amount: value => formatAmount(value, language),
  at: moment => formatDateTime(moment, language),
})
