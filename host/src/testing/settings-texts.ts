import ar from '#src/locales/settings/ar.json'
import en from '#src/locales/settings/en.json'
import { accountTexts } from './account-texts.ts'

/** The real texts of the settings and of the password dialog, for `renderUi`. */
export const settingsTexts = { ...accountTexts, settings: { ar, en } }
