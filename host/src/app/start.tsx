import { configureApi } from '@sufra/shared/api'
import { createI18n } from '@sufra/shared/i18n'
import type { PageTexts } from '@sufra/shared/i18n'
import { followOtherTabs, restoreSession, useSession } from '@sufra/shared/session'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { watchServer } from '#src/connection/watch-server.ts'
import { forgetWhoLeaves } from '#src/device/forget-person.ts'
import { App } from './app.tsx'
import { builtTexts, settlePage } from './built-page.ts'
import { readHostConfig } from './host-config.ts'
import { firstPart } from './routes.tsx'

/** Gives the language of the page. */
const readyTexts = async (ofPage: PageTexts | null): Promise<string> => {
  const config = await readHostConfig()
  configureApi({ apiHost: config.apiHost })
  const { language } = await createI18n({
    namespace: 'host',
    ofPage,
    startLanguage: config.startLanguage,
    debug: config.debugTranslations,
  })
  return language
}

// A link to a test version is often opened by somebody who signs in first: the way there drops what the address asks.
const keepWishes = async (): Promise<void> => {
  if (!/[?&](remote|preview)-/.test(window.location.search)) return
  const { takeWishesFromAddress } = await import('#src/remotes/overrides/wishes.ts')
  takeWishesFromAddress()
}

// Built markup is taken over with all that was typed into it; what stands there for somebody else is not.
const render = (root: HTMLElement, isAsBuilt: boolean): void => {
  settlePage(root, isAsBuilt)
  if (isAsBuilt) hydrateRoot(root, <App />)
  else createRoot(root).render(<App />)
}

/** Starts the application in `root`: session, language and the first screen's code, in parallel, then one render. */
export const startApp = async (root: HTMLElement): Promise<void> => {
  restoreSession()
  followOtherTabs()
  forgetWhoLeaves()
  watchServer()
  const step = useSession.getState().user?.onboardingStep ?? null
  const part = firstPart({ pathname: window.location.pathname, step })
  const ofPage = builtTexts(step !== null)
  // A screen that did not load says so in its place, so it must not stop the start.
  const [language] = await Promise.all([
    readyTexts(ofPage),
    keepWishes().catch(() => undefined),
    part.preload().catch(() => undefined),
  ])
  // In slices: whoever types into the built form is not held up by its being taken over.
  startTransition(() => render(root, ofPage?.language === language))
}
