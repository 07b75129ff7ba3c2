import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { ApiError, api } from '#src/api/api.ts'
import { createQueryClient } from '#src/api/query.ts'
import { createI18n, prepareNamespace, useLanguage } from '#src/i18n/i18n.ts'
import { BrowserRouter, Link, Navigate, useRoutes } from '#src/router/router.ts'
import { hasStoredToken, restoreSession, startSession } from '#src/session/session.ts'
import { Box, HStack, UiProvider } from '#src/ui/core.ts'
import { Toaster } from '#src/ui/overlays.ts'
import { followTexts } from './follow-texts.ts'
import { clearPreservedState, PreservedScope } from './preserved-state.tsx'
import type { RemoteModule, RemoteRoute } from './remote.ts'
import { captureTypedInput, trackTyping, restoreTypedInput } from './typed/typed.ts'

declare global {
  /** Hot module replacement of webpack's dev server; a production build has none. */
  interface ImportMeta {
    webpackHot?: { accept: (module: string, onChange: () => void) => void }
  }
}

interface StandaloneOptions {
  /** Name of the remote and of its namespace, whose texts the dev server serves at `/locales/{lng}.json`. */
  name: string
  remote: RemoteModule
  /** Demo account whose role may open the screens. */
  account: { email: string; password: string }
}

const Screen = ({ path, load }: Pick<RemoteRoute, 'path' | 'load'>) => {
  const [Page, setPage] = useState<ComponentType | null>(null)
  useEffect(() => {
    void load().then(screen => setPage(() => screen.Page))
  }, [load])
  useEffect(() => () => clearPreservedState(path), [path])
  return <PreservedScope value={path}>{Page && <Page />}</PreservedScope>
}

const Screens = ({ routes }: Pick<RemoteModule, 'routes'>) =>
  useRoutes([
    ...routes.map(({ path, load }) => ({ path, element: <Screen key={path} path={path} load={load} /> })),
    { path: '*', element: <Navigate to={`/${routes[0]?.path ?? ''}`} replace /> },
  ])

const App = ({ name, routes }: Pick<StandaloneOptions, 'name'> & Pick<RemoteModule, 'routes'>) => {
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
        <Box as="main" px="7" pb="10" data-remote={`${name}@alone`}>
          <Screens routes={routes} />
        </Box>
        <Toaster />
      </BrowserRouter>
    </UiProvider>
  )
}

const signIn = async (account: StandaloneOptions['account']): Promise<void> => {
  restoreSession()
  if (hasStoredToken()) return
  const answer = await api.post('/api/Authentication/login', {
    body: { ...account, rememberMe: false },
  })
  if ('accessToken' in answer) startSession({ answer, rememberMe: false })
  else throw new ApiError({ status: 200, code: 'bad_answer' })
}

interface RunningRemote {
  root: Root
  queryClient: QueryClient
  remote: RemoteModule
}

let running: RunningRemote | null = null

const renderRemote = (
  { name, remote }: Pick<StandaloneOptions, 'name' | 'remote'>,
  { root, queryClient }: RunningRemote,
): void =>
  flushSync(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <App name={name} routes={remote.routes} />
      </QueryClientProvider>,
    ),
  )

// As in the host's hot swap, typed values and preserved screen state move to the new code.
const replace = async ({ name, remote }: StandaloneOptions, old: RunningRemote): Promise<void> => {
  old.remote.deactivate?.()
  await remote.activate?.({ queryClient: old.queryClient })
  running = { ...old, remote }
  const typed = captureTypedInput(name)
  renderRemote({ name, remote }, running)
  void restoreTypedInput(name, typed)
}

const start = async ({ name, remote, account }: StandaloneOptions, place: HTMLElement): Promise<void> => {
  trackTyping()
  const [i18n] = await Promise.all([
    createI18n({ namespace: name, startLanguage: 'ar', debug: false }),
    signIn(account),
  ])
  followTexts(async version => {
    const urlOf = (language: string) => `/locales/${language}.json?${version}`
    const put = await prepareNamespace({ namespace: name, urls: { ar: urlOf('ar'), en: urlOf('en') } })
    put()
    // Changing to the same language makes rendered components read the new texts.
    await i18n.changeLanguage(i18n.language)
  })
  const queryClient = createQueryClient()
  await remote.activate?.({ queryClient })
  running = { root: createRoot(place), queryClient, remote }
  renderRemote({ name, remote }, running)
}

/**
 * Runs a remote without the host during development: with providers, texts, the session of a demo account and
 * activation, and nothing else. Another call with newer code replaces the old code and keeps typed values. Needs a
 * backend behind the dev server.
 */
export const startStandalone = async (options: StandaloneOptions): Promise<void> => {
  const place = document.getElementById('root')
  if (running) await replace(options, running)
  else if (place) await start(options, place)
}
