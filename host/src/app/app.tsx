import { useLanguage } from '@sufra/shared/i18n'
import { BrowserRouter, useRoutes } from '@sufra/shared/router'
import { UiProvider } from '@sufra/shared/ui'
import type { ComponentType, ReactNode } from 'react'
import { TextsMissing } from '#src/language/texts-missing.tsx'
import { SessionKeeper } from '#src/session-dialog/session-keeper.tsx'
import { routes } from './routes.tsx'

const Screens = () => useRoutes(routes)

export interface AppProps {
  /** Router of the prerender and of tests; without a browser there is no address to follow. */
  Router?: ComponentType<{ children: ReactNode }>
}

/** Providers that every screen needs and that the login page can afford to load. All others load behind the guard. */
export const App = ({ Router = BrowserRouter }: AppProps) => {
  const { direction } = useLanguage()
  return (
    <UiProvider direction={direction}>
      <TextsMissing />
      <Router>
        <Screens />
      </Router>
      <SessionKeeper />
    </UiProvider>
  )
}
