import { useLanguage } from '@sufra/shared/i18n'
import { BrowserRouter, useRoutes } from '@sufra/shared/router'
import { UiProvider } from '@sufra/shared/ui'
import { TextsMissing } from '#src/language/texts-missing.tsx'
import { SessionKeeper } from '#src/session-dialog/session-keeper.tsx'
import { routes } from './routes.tsx'

const Screens = () => useRoutes(routes)

/** What every screen needs and the login page can carry; the rest waits behind the guard. */
export const App = () => {
  const { direction } = useLanguage()
  return (
    <UiProvider direction={direction}>
      <TextsMissing />
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
      <SessionKeeper />
    </UiProvider>
  )
}
