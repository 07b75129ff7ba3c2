import ar from '#src/locales/support/ar.json'
import en from '#src/locales/support/en.json'
import { hostTexts } from './host-texts.ts'

/** The real texts of support, for `renderUi`. */
export const supportTexts = { ...hostTexts, support: { ar, en } }
