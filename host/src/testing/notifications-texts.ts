import ar from '#src/locales/notifications/ar.json'
import en from '#src/locales/notifications/en.json'
import { hostTexts } from './host-texts.ts'

/** The real texts of the notifications list, for `renderUi`. */
export const notificationsTexts = { ...hostTexts, notifications: { ar, en } }
