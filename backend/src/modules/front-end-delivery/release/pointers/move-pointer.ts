import { randomUUID } from 'node:crypto'
import type { ReleaseAction } from '@sufra/shared/contracts/release-control'
import { illegalTransition, notFound, validation } from '#src/errors/errors.ts'
import { presentPointer } from '../registry/present-registry.ts'
import type { Pointer } from '../release.repository.ts'

/** A pointer after a change, and the facts of the change for the history. */
export interface Move {
  pointer: Pointer
  action: ReleaseAction
  from: string | null
  to: string | null
}

/** Returns `undefined` when nothing would change. */
export type MovePointer = (current: Pointer | undefined) => Move | undefined

const there = (current: Pointer | undefined): Pointer => {
  if (!current) throw notFound()
  return current
}

// A canary of the stable version is no canary.
const withStable = (pointer: Pointer, stable: string, previous: string | null): Pointer => ({
  ...pointer,
  stable,
  previous,
  canary: pointer.canary?.version === stable ? null : pointer.canary,
})

const EMPTY = { previous: null, canary: null, isDisabled: false }

interface Place {
  name: string
  channel: string
}

/** Makes a version stable. The former stable version becomes the previous one, unless another is healthier. */
export const toStable =
  (
    { name, channel }: Place,
    {
      version,
      action,
      previous,
    }: { version: string; action: 'publish' | 'promote'; previous?: string | null },
  ): MovePointer =>
  current => {
    // Every start publishes its build. An unchanged version must not become its own rollback target.
    if (current?.stable === version) return undefined
    const pointer = current
      ? withStable(current, version, previous === undefined ? current.stable : previous)
      : { name, channel, ...EMPTY, stable: version }
    return { pointer, action, from: current?.stable ?? null, to: version }
  }

/** Makes the running canary stable. */
export const promoteCanary =
  (previous: string | null): MovePointer =>
  current => {
    const pointer = there(current)
    if (!pointer.canary) throw illegalTransition(presentPointer(pointer))
    return toStable(pointer, { version: pointer.canary.version, action: 'promote', previous })(pointer)
  }

/** Starts or ends a canary. A larger share of the same canary keeps its merchants, because the salt stays. */
export const toCanary =
  ({ version, percent }: { version: string; percent: number }): MovePointer =>
  current => {
    const pointer = there(current)
    const from = pointer.canary?.version ?? null
    if (percent === 0) {
      if (from === null) return undefined
      if (from !== version) throw notFound()
      return { pointer: { ...pointer, canary: null }, action: 'canary', from, to: null }
    }
    if (pointer.stable === version) throw validation({ version: ['is_stable_already'] })
    if (from === version && pointer.canary?.percent === percent) return undefined
    const salt = from === version && pointer.canary ? pointer.canary.salt : randomUUID()
    return {
      pointer: { ...pointer, canary: { version, percent, salt } },
      action: 'canary',
      from,
      to: version,
    }
  }

/** Ends this run of a canary, because it fails more than stable. Does nothing when this run is over. */
export const takeBack =
  (salt: string): MovePointer =>
  current => {
    if (current?.canary?.salt !== salt) return undefined
    const from = current.canary.version
    return { pointer: { ...current, canary: null }, action: 'automatic-rollback', from, to: null }
  }

/**
 * Rolls back to an earlier version of the channel. The withdrawn version does not become the previous one,
 * because browsers fall back to that when a version fails. To return to it, publish or promote it again.
 * `illegal_transition` without a target.
 */
export const rollBack =
  ({ to, previous }: { to: string | null; previous: string | null }): MovePointer =>
  current => {
    const pointer = there(current)
    if (to === null || to === pointer.stable) throw illegalTransition(presentPointer(pointer))
    return { pointer: withStable(pointer, to, previous), action: 'rollback', from: pointer.stable, to }
  }

/** Disables a remote in its channel, or enables it again. */
export const switchTo =
  (isDisabled: boolean): MovePointer =>
  current => {
    const pointer = there(current)
    if (pointer.isDisabled === isDisabled) return undefined
    const [version, action] = [pointer.stable, isDisabled ? ('disable' as const) : ('enable' as const)]
    const ends = isDisabled ? { from: version, to: null } : { from: null, to: version }
    return { pointer: { ...pointer, isDisabled }, action, ...ends }
  }
