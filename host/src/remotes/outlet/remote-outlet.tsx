import { forgetKept } from '@sufra/shared/remote'
import { noteTyping } from '@sufra/shared/remote/typed'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { preloadScreen } from '#src/remotes/loading/preload-remote.ts'
import { ensureRemote } from '#src/remotes/loading/remote-loader.ts'
import { screenKey } from '#src/remotes/loading/remote-screens.ts'
import { IDLE } from '#src/remotes/remote-state.ts'
import type { RemoteState } from '#src/remotes/remote-state.ts'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { DisabledScreen, FailedScreen } from './failed-screen.tsx'
import { NoticesWhenNeeded } from './notices-when-needed.tsx'
import { ReadyScreen } from './ready-screen.tsx'
import { noteShown } from './shown-screens.ts'

interface Place {
  name: string
  path: string
}

const screenOf = ({ name, path, state }: Place & { state: RemoteState }): ReactNode => {
  if (state.phase === 'ready')
    return <ReadyScreen key={screenKey(state.remote, path)} remote={state.remote} path={path} />
  if (state.phase === 'disabled') return <DisabledScreen name={name} />
  return <FailedScreen name={name} state={state} />
}

/**
 * Marks the screen as open, across its versions. A component of its own: an effect cleanup in the outlet would hold
 * the outlet's closure, and with it a whole version.
 */
const OpenPlace = ({ name, path }: Place): null => {
  useEffect(() => {
    noteTyping()
    const endShown = noteShown({ name, path })
    return () => {
      endShown()
      forgetKept(`${name}/${path}`)
    }
  }, [name, path])
  return null
}

/** Place of a remote's screen: skeleton, then the screen, or a card with a way out. */
export const RemoteOutlet = ({ name, path }: Place) => {
  const state = useRemotes(({ states }) => states[name] ?? IDLE)
  useEffect(() => {
    if (state.phase !== 'idle') return
    preloadScreen({ remote: name, path })
    void ensureRemote(name)
  }, [name, path, state.phase])
  return (
    <>
      <OpenPlace name={name} path={path} />
      <NoticesWhenNeeded name={name} />
      {screenOf({ name, path, state })}
    </>
  )
}
