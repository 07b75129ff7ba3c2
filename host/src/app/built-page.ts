import type { PageTexts } from '@sufra/shared/i18n'

// Attribute on <html>, set by the build and by host/public/start.js: the language of the prerendered login page. Absent
// when this visitor sees another page.
const MARK = 'built'

const isState = (state: unknown): state is { usr?: unknown } => typeof state === 'object' && state !== null

// A screen that navigated here may have passed a message that the prerendered page does not show. Also in
// host/public/start.js: a form that is shown and then replaced would lose typed text.
const isFresh = (): boolean => !isState(history.state) || (history.state.usr ?? null) === null

const readTexts = (): object | null => {
  const found: unknown = JSON.parse(document.getElementById('texts')?.textContent ?? 'null')
  return typeof found === 'object' ? found : null
}

/**
 * Returns the texts of the prerendered login page when this visitor sees that page; null when the screen has to be
 * rendered from scratch.
 */
export const builtTexts = (isSignedIn: boolean): PageTexts | null => {
  const language = document.documentElement.dataset[MARK]
  if (language !== 'ar' && language !== 'en') return null
  if (isSignedIn || location.pathname !== '/login' || !isFresh()) return null
  const texts = readTexts()
  return texts && { language, texts }
}

/**
 * Prepares the root for React. With `isAsBuilt` the prerendered markup stays for hydration. Otherwise the skeleton of
 * a screen replaces it until the first render.
 */
export const settlePage = (root: HTMLElement, isAsBuilt: boolean): void => {
  const outline = document.querySelector('.waiting')
  if (isAsBuilt) outline?.remove()
  else root.replaceChildren(...(outline ? [outline] : []))
  document.querySelector('.no-script')?.remove()
  delete document.documentElement.dataset[MARK]
}
