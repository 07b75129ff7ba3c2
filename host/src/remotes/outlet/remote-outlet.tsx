import { Box, Skeleton, Stack } from '@sufra/shared/ui'
import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { FailureCard } from './failure-card.tsx'
import { preloadScreen } from '#src/remotes/loading/preload-remote.ts'
import { RemoteBoundary } from './remote-boundary.tsx'
import { ensureRemote, failRemote, stepBack } from '#src/remotes/loading/remote-loader.ts'
import { knownScreen, loadScreen, screenKey } from '#src/remotes/loading/remote-screens.ts'
import { IDLE, failureOf } from '#src/remotes/remote-state.ts'
import type { ReadyRemote, RemoteState } from '#src/remotes/remote-state.ts'
import { hasPrevious, useRemotes } from '#src/remotes/remote-store.ts'

interface Place {
  name: string
  path: string
}

const WaitingScreen = () => (
  <Stack gap="4" aria-busy="true">
    <Skeleton h="32px" w="200px" />
    <Skeleton h="120px" />
    <Skeleton h="120px" />
  </Stack>
)

const useQuietRetry = ({ name, state }: { name: string; state: RemoteState }): void => {
  const retryAt = state.phase === 'failed' ? state.retryAt : null
  useEffect(() => {
    if (retryAt === null) return
    const timer = setTimeout(() => void ensureRemote(name), Math.max(0, retryAt - Date.now()))
    return () => clearTimeout(timer)
  }, [name, retryAt])
}

const FailedScreen = ({ name, state }: { name: string; state: RemoteState }) => {
  const failure = state.phase === 'failed' ? state.failure : state.phase === 'loading' ? state.waiting : null
  if (!failure || !('version' in state)) return <WaitingScreen />
  return (
    <FailureCard
      name={name}
      version={state.version}
      failure={failure}
      isRetrying={state.phase === 'loading'}
      onRetry={() => void ensureRemote(name)}
      onStepBack={hasPrevious(name) ? () => void stepBack(name) : undefined}
    />
  )
}

/** Give it a key per screen and attempt: it keeps the component that it has found. */
const ReadyScreen = ({ remote, path }: { remote: ReadyRemote; path: string }) => {
  const [Page, setPage] = useState<ComponentType | null>(() => knownScreen(screenKey(remote, path)) ?? null)
  const fail = (error: unknown) => failRemote({ ...remote, failure: failureOf(error) })
  useEffect(() => {
    let isShown = true
    loadScreen(remote, path).then(
      screen => isShown && setPage(() => screen),
      error => isShown && failRemote({ ...remote, failure: failureOf(error) }),
    )
    return () => {
      isShown = false
    }
  }, [remote, path])
  if (!Page) return <WaitingScreen />
  return (
    <RemoteBoundary onError={fail}>
      <Box data-remote={`${remote.name}@${remote.version}`}>
        <Page />
      </Box>
    </RemoteBoundary>
  )
}

const screenOf = ({ name, path, state }: Place & { state: RemoteState }): ReactNode => {
  if (state.phase === 'ready')
    return <ReadyScreen key={screenKey(state.remote, path)} remote={state.remote} path={path} />
  if (state.phase === 'disabled') return <DisabledScreen name={name} />
  return <FailedScreen name={name} state={state} />
}

const DISABLED = { code: 'unreleased', detail: 'switched off by the operator' } as const

const DisabledScreen = ({ name }: { name: string }) => (
  <FailureCard
    name={name}
    version=""
    failure={DISABLED}
    isRetrying={false}
    onRetry={() => window.location.reload()}
  />
)

/** The place of a remote's screen in the host's routes: skeleton, then the screen, or a card with a way out of it. */
export const RemoteOutlet = ({ name, path }: Place) => {
  const state = useRemotes(({ states }) => states[name] ?? IDLE)
  useQuietRetry({ name, state })
  useEffect(() => {
    if (state.phase !== 'idle') return
    preloadScreen({ remote: name, path })
    void ensureRemote(name)
  }, [name, path, state.phase])
  return screenOf({ name, path, state })
}
