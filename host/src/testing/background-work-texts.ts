import ar from '#src/locales/background-work/ar.json'
import en from '#src/locales/background-work/en.json'
import { settingsTexts } from './settings-texts.ts'

/** The real texts of the background jobs and their screens, for `renderUi`. */
export const backgroundWorkTexts = { ...settingsTexts, 'background-work': { ar, en } }
