import ar from '#src/locales/onboarding/ar.json'
import en from '#src/locales/onboarding/en.json'
import { hostTexts } from './host-texts.ts'

/** The texts of the onboarding screens, for `renderUi`. */
export const onboardingTexts = { ...hostTexts, onboarding: { ar, en } }
