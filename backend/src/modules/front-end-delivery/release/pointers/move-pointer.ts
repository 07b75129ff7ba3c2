import { randomUUID } from 'node:crypto'
import type { ReleaseAction } from '@sufra/shared/contracts/release-control'
import { illegalTransition, notFound, validation } from '#src/errors.ts'
import { presentPointer } from '../registry/present-registry.ts'
import type { Pointer } from '../release.repository.ts'

/** A pointer as it will stand, and what the history says of the way there. */
export interface Move {
  pointer: Pointer
  action: ReleaseAction
  from: string | null
  to: string | null
}

/** `undefined` when nothing would change. */
export type MovePointer = (current: Pointer | undefined) => Move | undefined

const there = (current: Pointer | undefined): Pointer => {
  if (!current) throw notFound()
  return current
}

// A canary of what everybody has is none.
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

/** Makes a version the stable one; what was stable becomes the previous one, unless another is healthier. */
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
    // Every start publishes what it built: nothing has changed then, and rollback must keep its target.
    if (current?.stable === version) return undefined
    const pointer = current
      ? withStable(current, version, previous === undefined ? current.stable : previous)
      : { name, channel, ...EMPTY, stable: version }
    return { pointer, action, from: current?.stable ?? null, to: version }
  }

/** Makes the running canary the stable version. */
export const promoteCanary =
  (previous: string | null): MovePointer =>
  current => {
    const pointer = there(current)
    if (!pointer.canary) throw illegalTransition(presentPointer(pointer))
    return toStable(pointer, { version: pointer.canary.version, action: 'promote', previous })(pointer)
  }

/** Shares a version out, or ends that. A greater share of the same canary keeps those who have it: the salt stays. */
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

/** Ends this run of a canary, for failing more than stable does. Nothing when it is over, whatever runs by now. */
export const takeBack =
  (salt: string): MovePointer =>
  current => {
    if (current?.canary?.salt !== salt) return undefined
    const from = current.canary.version
    return { pointer: { ...current, canary: null }, action: 'automatic-rollback', from, to: null }
  }

/**
 * Back to a version that the channel had. What is left behind does not become the previous one: browsers fall back on that
 * when a version fails, and it was just found bad; to return to it, publish it again or promote it. `illegal_transition` when
 * there is none to return to.
 */
export const rollBack =
  ({ to, previous }: { to: string | null; previous: string | null }): MovePointer =>
  current => {
    const pointer = there(current)
    if (to === null || to === pointer.stable) throw illegalTransition(presentPointer(pointer))
    return { pointer: withStable(pointer, to, previous), action: 'rollback', from: pointer.stable, to }
  }

/** Takes a remote out of its channel, or lets it in again. */
export const switchTo =
  (isDisabled: boolean): MovePointer =>
  current => {
    const pointer = there(current)
    if (pointer.isDisabled === isDisabled) return undefined
    const [version, action] = [pointer.stable, isDisabled ? ('disable' as const) : ('enable' as const)]
    const ends = isDisabled ? { from: version, to: null } : { from: null, to: version }
    return { pointer: { ...pointer, isDisabled }, action, ...ends }
  }
