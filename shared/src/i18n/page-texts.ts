import type { InitOptions, i18n as I18n } from 'i18next'
import type { Language } from './language.ts'

/** The texts that came with the page: those of its first screen, in the language that it was built in. */
export interface PageTexts {
  language: Language
  texts: object
}

let incomplete: (() => Promise<void>) | null = null
let completing: Promise<void> | null = null

export const takeTextsOfPage = (i18n: I18n, namespace: string, ofPage: PageTexts | null): void => {
  const handleEnd = (failure?: unknown) => {
    if (failure) completing = null
  }
  incomplete = ofPage && (() => i18n.reloadResources(ofPage.language, namespace, handleEnd))
  completing = null
}

export const textsOfPage = (namespace: string, ofPage: PageTexts | null): InitOptions =>
  ofPage
    ? {
        partialBundledLanguages: true,
        resources: { [ofPage.language]: { [namespace]: { ...ofPage.texts } } },
      }
    : {}

/**
 * Waits for the texts that did not come with the page: before any other screen is shown. At once where the page brought none. What did not
 * come is asked for again by the next screen that waits.
 */
export const completeTexts = async (): Promise<void> => {
  await (completing ??= incomplete?.() ?? null)
}
