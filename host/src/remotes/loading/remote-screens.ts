import type { ComponentType } from 'react'
import { activateRemote } from './active-remotes.ts'
import { RemoteError } from '#src/remotes/remote-state.ts'
import type { ReadyRemote } from '#src/remotes/remote-state.ts'

const SCREEN_LIMIT_MS = 4000

const screens = new Map<string, ComponentType>()

/** One view of one attempt: a new version or attempt never reuses what an older one rendered. */
export const screenKey = (
  { name, version, attempt }: Pick<ReadyRemote, 'name' | 'version' | 'attempt'>,
  path: string,
): string => `${name}@${version}#${attempt}:${path}`

export const knownScreen = (key: string): ComponentType | undefined => screens.get(key)

const timeout = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    const error = new RemoteError({
      code: 'timeout',
      detail: `the screen did not come within ${SCREEN_LIMIT_MS} ms`,
    })
    setTimeout(() => reject(error), SCREEN_LIMIT_MS)
  })

const openScreen = async (
  remote: ReadyRemote,
  load: () => Promise<{ Page: ComponentType }>,
): Promise<ComponentType> => {
  await activateRemote(remote)
  const { Page } = await load()
  return Page
}

/** Activates a ready remote and loads its screen of a path. Rejects with `RemoteError` or what the remote threw. */
export const loadScreen = async (remote: ReadyRemote, path: string): Promise<ComponentType> => {
  const route = remote.module.routes.find(known => known.path === path)
  if (!route) throw new RemoteError({ code: 'invalid', detail: `it claims ${path} but has no such screen` })
  const Page = await Promise.race([openScreen(remote, route.load), timeout()])
  if (!Page) throw new RemoteError({ code: 'invalid', detail: `its screen for ${path} is empty` })
  screens.set(screenKey(remote, path), Page)
  return Page
}
