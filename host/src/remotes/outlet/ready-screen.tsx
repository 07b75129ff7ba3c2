import { PreservedScope } from '@sufra/shared/remote'
import { Box } from '@sufra/shared/ui'
import { Component, useEffect, useLayoutEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { failScreen } from '#src/remotes/loading/fail-remote.ts'
import { knownScreen, loadScreen, screenKey } from '#src/remotes/loading/remote-screens.ts'
import { reportReady } from '#src/remotes/health/tell-outcome.ts'
import { watchScreen } from '#src/remotes/leak-detector/leak-guard.ts'
import type { ReadyRemote } from '#src/remotes/remote-state.ts'
import { WaitingScreen } from './waiting-screen.tsx'

interface Props {
  children: ReactNode
  onError: (error: unknown) => void
}

/** Error boundary of a remote's place. Give it a key per attempt. */
class RemoteBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

interface Place {
  remote: ReadyRemote
  path: string
}

/** Wraps the screen: renders before it, and its effects run after the screen's. */
const Shown = ({ remote, path, children }: Place & { children: ReactNode }) => {
  const [watch] = useState(() => watchScreen(remote, path))
  // Layout cleanup, so that it runs before the effects of the next screen.
  useLayoutEffect(() => watch.left, [watch])
  useEffect(() => {
    watch.shown()
    reportReady(remote)
  }, [remote, watch])
  return children
}

/** Renders a loaded screen. Give it a key per screen and attempt: it stores the component that it found. */
export const ReadyScreen = ({ remote, path }: Place) => {
  const [Page, setPage] = useState<ComponentType | null>(() => knownScreen(screenKey(remote, path)) ?? null)
  useEffect(() => {
    let isShown = true
    loadScreen(remote, path).then(
      screen => isShown && setPage(() => screen),
      error => isShown && failScreen(remote, error),
    )
    return () => {
      isShown = false
    }
  }, [remote, path])
  if (!Page) return <WaitingScreen />
  return (
    <RemoteBoundary onError={error => failScreen(remote, error)}>
      <Box data-remote={`${remote.name}@${remote.version}`}>
        <PreservedScope value={`${remote.name}/${path}`}>
          <Shown remote={remote} path={path}>
            <Page />
          </Shown>
        </PreservedScope>
      </Box>
    </RemoteBoundary>
  )
}
