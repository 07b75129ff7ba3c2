import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiError, api } from '#src/api/api.ts'
import { createQueryClient } from '#src/api/query.ts'
import { createI18n, useLanguage } from '#src/i18n/i18n.ts'
import { BrowserRouter, Link, Navigate, useRoutes } from '#src/router/router.ts'
import { hasStoredToken, restoreSession, startSession } from '#src/session/session.ts'
import { Box, HStack, UiProvider } from '#src/ui/core.ts'
import { Toaster } from '#src/ui/overlays.ts'
import type { RemoteModule, RemoteRoute } from './remote.ts'

interface Alone {
  /** Of the remote: its namespace, whose texts the dev server has at `/locales/{lng}.json`. */
  name: string
  remote: RemoteModule
  /** A demo account whose role may open the screens. */
  account: { email: string; password: string }
}

const Screen = ({ load }: Pick<RemoteRoute, 'load'>) => {
  const [Page, setPage] = useState<ComponentType | null>(null)
  useEffect(() => {
    void load().then(screen => setPage(() => screen.Page))
  }, [load])
  return Page && <Page />
}

const Screens = ({ routes }: Pick<RemoteModule, 'routes'>) =>
  useRoutes([
    ...routes.map(({ path, load }) => ({ path, element: <Screen key={path} load={load} /> })),
    { path: '*', element: <Navigate to={`/${routes[0]?.path ?? ''}`} replace /> },
  ])

const App = ({ routes }: Pick<RemoteModule, 'routes'>) => {
  const { direction } = useLanguage()
  return (
    <UiProvider direction={direction}>
      <BrowserRouter>
        <HStack as="nav" gap="4" p="4">
          {routes.map(({ path }) => (
            <Link key={path} to={`/${path}`}>
              {path}
            </Link>
          ))}
        </HStack>
        <Box as="main" px="7" pb="10">
          <Screens routes={routes} />
        </Box>
        <Toaster />
      </BrowserRouter>
    </UiProvider>
  )
}

const signIn = async (account: Alone['account']): Promise<void> => {
  restoreSession()
  if (hasStoredToken()) return
  const answer = await api.post('/api/Authentication/login', {
    body: { ...account, rememberMe: false },
  })
  if ('accessToken' in answer) startSession({ answer, rememberMe: false })
  else throw new ApiError({ status: 200, code: 'bad_answer' })
}

/**
 * Runs a remote as an application of its own while it is being written: what the host would give it (providers, texts, a
 * session of a demo account, activation) and nothing else. Needs a backend behind the dev server.
 */
export const startAlone = async ({ name, remote, account }: Alone): Promise<void> => {
  const root = document.getElementById('root')
  if (!root) return
  await Promise.all([signIn(account), createI18n({ namespace: name, startLanguage: 'ar', debug: false })])
  const queryClient = createQueryClient()
  await remote.activate?.({ queryClient })
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <App routes={remote.routes} />
    </QueryClientProvider>,
  )
}
