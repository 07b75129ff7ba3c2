import { configureApi } from '@sufra/shared/api'
import { createI18n } from '@sufra/shared/i18n'
import { followOtherTabs, restoreSession, useSession } from '@sufra/shared/session'
import { createRoot } from 'react-dom/client'
import { watchServer } from '#src/connection/watch-server.ts'
import { App } from './app.tsx'
import { readHostConfig } from './host-config.ts'
import { firstPart } from './routes.tsx'

const readyTexts = async (): Promise<void> => {
  const config = await readHostConfig()
  configureApi({ apiHost: config.apiHost })
  await createI18n({
    namespace: 'host',
    startLanguage: config.startLanguage,
    debug: config.debugTranslations,
  })
}

// A link to a test version is often opened by somebody who signs in first: the way there drops what the address asks.
const keepWishes = async (): Promise<void> => {
  if (!/[?&](remote|preview)-/.test(window.location.search)) return
  const { takeWishesFromAddress } = await import('#src/remotes/overrides/wishes.ts')
  takeWishesFromAddress()
}

/** Starts the application in `root`: session, language and the first screen's code, in parallel, then one render. */
export const startApp = async (root: HTMLElement): Promise<void> => {
  restoreSession()
  followOtherTabs()
  watchServer()
  const step = useSession.getState().user?.onboardingStep ?? null
  const part = firstPart({ pathname: window.location.pathname, step })
  // A screen that did not load says so in its place, so it must not stop the start.
  await Promise.all([
    readyTexts(),
    keepWishes().catch(() => undefined),
    part.preload().catch(() => undefined),
  ])
  createRoot(root).render(<App />)
}
