import { configureApi } from '@sufra/shared/api'
import { createI18n } from '@sufra/shared/i18n'
import type { PageTexts } from '@sufra/shared/i18n'
import { syncSessionAcrossTabs, restoreSession, useSession } from '@sufra/shared/session'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { watchServer } from '#src/connection/watch-server.ts'
import { clearDataAtSignOut } from '#src/device/forget-person.ts'
import { App } from './app.tsx'
import { builtTexts, settlePage } from './built-page.ts'
import { readHostConfig } from './host-config.ts'
import { firstPart } from './routes.tsx'

/** Loads the texts and returns the language of the page. */
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

// Stores the override request of the address: its visitor often signs in first, and that navigation drops the query.
const storeOverrideRequests = async (): Promise<void> => {
  if (!/[?&](remote|preview)-/.test(window.location.search)) return
  const { takeOverrideRequestsFromAddress } = await import('#src/remotes/overrides/override-requests.ts')
  takeOverrideRequestsFromAddress()
}

// Hydrates prerendered markup with the text typed into it. Markup for another visitor is replaced.
const render = (root: HTMLElement, isAsBuilt: boolean): void => {
  settlePage(root, isAsBuilt)
  if (isAsBuilt) hydrateRoot(root, <App />)
  else createRoot(root).render(<App />)
}

/** Starts the application in `root`: session, language and code of the first screen in parallel, then one render. */
export const startApp = async (root: HTMLElement): Promise<void> => {
  restoreSession()
  syncSessionAcrossTabs()
  clearDataAtSignOut()
  watchServer()
  const step = useSession.getState().user?.onboardingStep ?? null
  const part = firstPart({ pathname: window.location.pathname, step })
  const ofPage = builtTexts(step !== null)
  // A screen that fails to load shows its own error, so it must not stop the start.
  const [language] = await Promise.all([
    readyTexts(ofPage),
    storeOverrideRequests().catch(() => undefined),
    part.preload().catch(() => undefined),
  ])
  // A transition hydrates in slices, so that typing into the prerendered form stays responsive.
  startTransition(() => render(root, ofPage?.language === language))
}
