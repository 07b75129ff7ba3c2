import { clearPreservedState } from '@sufra/shared/remote'
import { trackTyping } from '@sufra/shared/remote/typed'
import { useEffect, useState } from 'react'
import type { ReactNode, ComponentType } from 'react'
import { preloadScreen } from '#src/remotes/loading/preload-remote.ts'
import { ensureRemote } from '#src/remotes/loading/remote-loader.ts'
import { screenKey } from '#src/remotes/loading/remote-screens.ts'
import { IDLE } from '#src/remotes/remote-state.ts'
import type { RemoteState } from '#src/remotes/remote-state.ts'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { useNotices } from '#src/remotes/swap/use-notices.ts'
import { DisabledScreen, FailedScreen } from './failed-screen.tsx'
import { ReadyScreen } from './ready-screen.tsx'
import { noteShown } from '#src/remotes/loading/shown-screens.ts'

/** Returns an optional component in its own chunk: it renders nothing while the chunk loads or when loading fails. */
const lazyPiece = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let known: ComponentType<Props> | null = null
  return (props: Props) => {
    const [Piece, setPiece] = useState(() => known)
    useEffect(() => {
      if (Piece) return
      let isShown = true
      load().then(
        piece => {
          known = piece
          if (isShown) setPiece(() => piece)
        },
        () => undefined,
      )
      return () => {
        isShown = false
      }
    }, [Piece])
    return Piece && <Piece {...props} />
  }
}

const RemoteNotices = lazyPiece(() =>
  import(/* webpackChunkName: "swap" */ '#src/remotes/swap/remote-notices.tsx').then(
    ({ RemoteNotices: Notices }) => Notices,
  ),
)

/** Banners above a remote's screen; their code loads when there is a notice. */
const NoticesWhenNeeded = ({ name }: { name: string }) => {
  const notices = useNotices(name)
  const { offered, failed, swap, leftover } = notices
  const hasNews = offered ?? failed ?? leftover ?? (swap && swap.phase !== 'loading')
  return hasNews ? <RemoteNotices name={name} notices={notices} /> : null
}

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
    trackTyping()
    const endShown = noteShown({ name, path })
    return () => {
      endShown()
      clearPreservedState(`${name}/${path}`)
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
