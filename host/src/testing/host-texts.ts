import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'

/** The host's real texts, for `renderUi`. */
export const hostTexts = { host: { ar, en } }
