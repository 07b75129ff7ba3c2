import ar from '#src/locales/dashboard/ar.json'
import en from '#src/locales/dashboard/en.json'
import { hostTexts } from './host-texts.ts'

/** The real texts of the dashboard, for `renderUi`. */
export const dashboardTexts = { ...hostTexts, dashboard: { ar, en } }
