import { flushSync } from 'react-dom'
import { captureTypedInput, restoreTypedInput, typedTexts } from '@sufra/shared/remote/typed'
import type { TypedInput } from '@sufra/shared/remote/typed'
import { activateRemote, deactivateRemote, isActive } from '#src/remotes/loading/active-remotes.ts'
import { chooseFallback } from '#src/remotes/loading/choose-fallback.ts'
import { forgetFederated } from '#src/remotes/loading/fetch-remote.ts'
import { forgetScreens } from '#src/remotes/loading/remote-screens.ts'
import { reportFailure, reportReady } from '#src/remotes/health/tell-outcome.ts'
import { HUNG, endStart, hangStateOf } from '#src/remotes/health/hang-marker.ts'
import { shownPaths } from '#src/remotes/loading/shown-screens.ts'
import { chosenVersion, isWithdrawn } from '#src/remotes/registry/choice.ts'
import type { ChosenVersion } from '#src/remotes/registry/choice.ts'
import { IDLE, failureOf, isOfTab } from '#src/remotes/remote-state.ts'
import type { ReadyRemote, RemoteFailure } from '#src/remotes/remote-state.ts'
import { setLeftover, setRemoteState, setSwap, stateOf, useRemotes } from '#src/remotes/remote-store.ts'
import { bringVersion } from './bring-version.ts'
import type { BroughtVersion } from './bring-version.ts'

/** Time in which a new version has to show its screens. The old one stays available until then. */
const PROOF_MS = 1500

const show = (remote: ReadyRemote): void =>
  flushSync(() =>
    setRemoteState(remote.name, {
      phase: 'ready',
      attempt: remote.attempt,
      version: remote.version,
      remote,
    }),
  )

// The order matters: the old version's background work (the bell) ends before the
// new one starts it, with no pause between.
const passWork = async (old: ReadyRemote, next: ReadyRemote): Promise<void> => {
  if (!isActive(old)) return
  try {
    await activateRemote(next)
  } catch (error) {
    await activateRemote(old).catch(() => undefined)
    throw error
  }
}

/** Resolves after a version has been on screen for a while; rejects as soon as it fails. */
const proveItself = (next: ReadyRemote): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      stop()
    }
    const timer = setTimeout(() => {
      end()
      resolve()
    }, PROOF_MS)
    const look = () => {
      const state = stateOf(next.name)
      if (state.phase !== 'failed' || state.attempt !== next.attempt) return
      end()
      reject(new Error(state.failure.detail, { cause: state.failure }))
    }
    const stop = useRemotes.subscribe(look)
    look()
  })

const forget = async (gone: ReadyRemote, keep: ReadyRemote | null): Promise<void> => {
  forgetScreens(gone)
  await forgetFederated(gone, keep)
}

interface Change {
  name: string
  old: ReadyRemote
  chosen: ChosenVersion
}

const tell = ({ name, chosen }: Change, failure: RemoteFailure): void =>
  void reportFailure({ name, version: chosen.version.version, choice: chosen.choice }, failure)

const stayWithOld = ({ name, chosen }: Change, failure: RemoteFailure): void => {
  const { version } = chosen.version
  // Records the failure, so that the banner of the fallback appears; usually the fallback already runs.
  const next = chooseFallback({ name, chosen, failure })
  setSwap(name, next ? null : { phase: 'failed', version, failure, at: Date.now() })
}

const goBack = async ({ old, name }: Change, { next, typed }: { next: ReadyRemote; typed: TypedInput }) => {
  if (isActive(next)) await activateRemote(old).catch(() => undefined)
  show(old)
  void restoreTypedInput(name, typed).then(texts => setLeftover(name, texts))
}

const exchange = async (change: Change, { remote: next, putTexts }: BroughtVersion): Promise<void> => {
  const { name, old } = change
  await passWork(old, next)
  const typed = captureTypedInput(name)
  const wasShown = shownPaths(name).length > 0
  const isTakenBack = isWithdrawn(name, old.version)
  putTexts()
  show(next)
  setSwap(name, isTakenBack && wasShown ? { phase: 'taken-back', version: next.version } : null)
  const restoring = restoreTypedInput(name, typed)
  try {
    await proveItself(next)
  } catch (error) {
    await goBack(change, { next, typed })
    throw error
  }
  if (!wasShown) reportReady(next)
  await forget(old, next)
  void restoring.then(texts => setLeftover(name, texts))
}

// A version with an endless loop would hang this tab too.
const isHung = (order: Change): boolean => {
  const { name, chosen } = order
  const hang = isOfTab(chosen.choice) ? null : hangStateOf(name, chosen.version.version)
  if (!hang) return false
  if (hang === 'new') tell(order, HUNG)
  stayWithOld(order, HUNG)
  return true
}

const change = async (order: Change): Promise<void> => {
  const { name, old, chosen } = order
  if (isHung(order)) return
  setSwap(name, { phase: 'loading', version: chosen.version.version })
  let brought: BroughtVersion | null = null
  try {
    brought = await bringVersion(name, chosen)
    const state = stateOf(name)
    if (state.phase !== 'ready' || state.remote !== old) {
      setSwap(name, null)
      endStart(name, chosen.version.version)
      return await forget(brought.remote, null)
    }
    await exchange(order, brought)
  } catch (error) {
    const failure = failureOf(error)
    tell(order, failure)
    stayWithOld(order, failure)
    if (brought) await forget(brought.remote, old)
  }
}

const swapOnce = async (name: string): Promise<void> => {
  const chosen = chosenVersion(name)
  const state = stateOf(name)
  if (!chosen) return
  // A failed remote is loaded again by its place, in the version chosen at that time.
  if (state.phase === 'failed') return setRemoteState(name, IDLE)
  if (state.phase !== 'ready') return
  // The same label of an override may mean another build.
  const isThere = state.version === chosen.version.version && chosen.choice !== 'override'
  if (!isThere) await change({ name, old: state.remote, chosen })
}

const lines = new Map<string, Promise<void>>()

/**
 * Replaces the running version of a remote by the chosen one in the open page. Loads the new version completely first
 * and carries typed text over. A developer's build is replaced also under the same label. Never rejects; calls for
 * one remote run one after another.
 */
export const swapRemote = (name: string): Promise<void> => {
  const line = (lines.get(name) ?? Promise.resolve()).then(() => swapOnce(name)).catch(() => undefined)
  lines.set(name, line)
  return line
}

/** Removes a remote from the page because it was switched off or has to be loaded again. */
export const unloadRemote = async (name: string, phase: 'idle' | 'disabled'): Promise<void> => {
  const state = stateOf(name)
  setLeftover(name, typedTexts(name))
  deactivateRemote(name)
  setRemoteState(name, { phase })
  setSwap(name, null)
  if (state.phase === 'ready') await forget(state.remote, null)
}
