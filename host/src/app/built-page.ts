import type { PageTexts } from '@sufra/shared/i18n'

// As host/public/start.js and the build write it on <html>: the language of the login page in it, unless this visitor sees another one.
const MARK = 'built'

const isState = (state: unknown): state is { usr?: unknown } => typeof state === 'object' && state !== null

// A screen that led here may have said something that the page as it was built does not show. Also in host/public/start.js: a form that is
// shown and then not taken over would lose what was typed.
const isFresh = (): boolean => !isState(history.state) || (history.state.usr ?? null) === null

const readTexts = (): object | null => {
  const found: unknown = JSON.parse(document.getElementById('texts')?.textContent ?? 'null')
  return typeof found === 'object' ? found : null
}

/**
 * The texts of the login page that came with the document, when this visitor sees that page as it was built; null where the
 * screen has to be rendered from nothing.
 */
export const builtTexts = (isSignedIn: boolean): PageTexts | null => {
  const language = document.documentElement.dataset[MARK]
  if (language !== 'ar' && language !== 'en') return null
  if (isSignedIn || location.pathname !== '/login' || !isFresh()) return null
  const texts = readTexts()
  return texts && { language, texts }
}

/**
 * Makes the page the application's. With `isAsBuilt` the built markup stays, to be taken over; else the outline of a screen
 * takes its place, and stands until the first one is rendered.
 */
export const settlePage = (root: HTMLElement, isAsBuilt: boolean): void => {
  const outline = document.querySelector('.waiting')
  if (isAsBuilt) outline?.remove()
  else root.replaceChildren(...(outline ? [outline] : []))
  document.querySelector('.no-script')?.remove()
  delete document.documentElement.dataset[MARK]
}
