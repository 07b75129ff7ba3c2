import type { ComponentType } from 'react'
import { activateRemote } from './active-remotes.ts'
import { withinLimit } from '#src/remotes/deadline.ts'
import { fetchForScreen } from '#src/remotes/federation/fetch-files.ts'
import { RemoteError } from '#src/remotes/remote-state.ts'
import type { ReadyRemote } from '#src/remotes/remote-state.ts'

const SCREEN_LIMIT_MS = 4000
const LIMIT = { limit: SCREEN_LIMIT_MS, detail: `the screen did not come within ${SCREEN_LIMIT_MS} ms` }

const screens = new Map<string, ComponentType>()

type Load = Pick<ReadyRemote, 'name' | 'version' | 'attempt'>

const loadKey = ({ name, version, attempt }: Load): string => `${name}@${version}#${attempt}`

/** Returns the React key of a screen in one attempt: a new version or attempt never reuses rendered state. */
export const screenKey = (load: Load, path: string): string => `${loadKey(load)}:${path}`

export const knownScreen = (key: string): ComponentType | undefined => screens.get(key)

/** Drops the cached screens of a version that no longer runs. */
export const forgetScreens = (gone: Load): void => {
  for (const key of screens.keys()) if (key.startsWith(`${loadKey(gone)}:`)) screens.delete(key)
}

/** Loads a screen without activating the remote, to have the new version complete before the old one stops. */
export const fetchScreen = async (
  remote: ReadyRemote,
  path: string,
  signal: AbortSignal,
): Promise<ComponentType> => {
  const known = knownScreen(screenKey(remote, path))
  if (known) return known
  const route = remote.module.routes.find(each => each.path === path)
  if (!route) throw new RemoteError({ code: 'invalid', detail: `it claims ${path} but has no such screen` })
  if (remote.choice !== 'override') await fetchForScreen(remote.released, path, signal)
  // The caller has given up; a script that starts now could hang for nothing.
  if (signal.aborted) throw new RemoteError({ code: 'timeout', detail: 'its files did not come in time' })
  const { Page } = await route.load()
  if (!Page) throw new RemoteError({ code: 'invalid', detail: `its screen for ${path} is empty` })
  screens.set(screenKey(remote, path), Page)
  return Page
}

const openScreen = async (remote: ReadyRemote, path: string, signal: AbortSignal): Promise<ComponentType> => {
  await activateRemote(remote)
  return fetchScreen(remote, path, signal)
}

/** Activates a ready remote and loads the screen of a path. Rejects with `RemoteError` or the remote's own error. */
export const loadScreen = (remote: ReadyRemote, path: string): Promise<ComponentType> =>
  withinLimit(signal => openScreen(remote, path, signal), LIMIT)
