import ar from '#src/locales/inspector/ar.json'
import en from '#src/locales/inspector/en.json'
import { hostTexts } from './host-texts.ts'

/** The real texts of the inspector of remotes, for `renderUi`. */
export const inspectorTexts = { ...hostTexts, inspector: { ar, en } }
