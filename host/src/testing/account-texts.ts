import ar from '#src/locales/account/ar.json'
import en from '#src/locales/account/en.json'
import { hostTexts } from './host-texts.ts'

/** The real texts of the screens before sign-in, for `renderUi`. */
export const accountTexts = { ...hostTexts, account: { ar, en } }
