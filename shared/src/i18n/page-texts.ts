import type { InitOptions, i18n as I18n } from 'i18next'
import type { Language } from './language.ts'

/** Texts built into the page: those of its first screen, in the language of the build. */
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
 * Loads the texts that did not come with the page; await it before any other screen is shown. Resolves at once if the
 * page had none built in. The next call retries a failed load.
 */
export const completeTexts = async (): Promise<void> => {
  await (completing ??= incomplete?.() ?? null)
}
