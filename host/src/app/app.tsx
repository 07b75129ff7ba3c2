import { useLanguage } from '@sufra/shared/i18n'
import { BrowserRouter, useRoutes } from '@sufra/shared/router'
import { UiProvider } from '@sufra/shared/ui'
import type { ComponentType, ReactNode } from 'react'
import { TextsMissing } from '#src/language/texts-missing.tsx'
import { SessionKeeper } from '#src/session-dialog/session-keeper.tsx'
import { routes } from './routes.tsx'

const Screens = () => useRoutes(routes)

export interface AppProps {
  /** Outside a browser there is no address to follow. */
  Router?: ComponentType<{ children: ReactNode }>
}

/** What every screen needs and the login page can carry; the rest waits behind the guard. */
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
