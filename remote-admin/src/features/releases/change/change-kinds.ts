import type { Pointer } from '../release-view.ts'

/** What can be done to a pointer. `adopt` takes over what is stable in another channel. */
export type ChangeAsked =
  | { kind: 'rollback' | 'promote' | 'canary' | 'endCanary' | 'disable' | 'enable' }
  | { kind: 'adopt'; from: string }

/** A change that somebody asked for, and what they saw when they did. */
export type ChangeRequest = ChangeAsked & { pointer: Pointer; revision: number }

/** What is typed and chosen before it is sent. */
export interface ChangeChoice {
  why: string
  version: string
  percent: number
}

/** Whether the change still makes sense of where the pointer stands. */
export const isPossible = ({ kind }: ChangeAsked, pointer: Pointer): boolean => {
  if (kind === 'rollback') return pointer.previous !== null
  if (kind === 'promote' || kind === 'endCanary') return pointer.canary !== null
  if (kind === 'disable') return !pointer.disabled
  if (kind === 'enable') return pointer.disabled
  return true
}

interface ChangeEnds {
  from: string | null
  to: string | null
}

/** From which version to which it leads; `adopted` is what is stable in the other channel. */
export const endsOf = (
  { kind }: ChangeAsked,
  pointer: Pointer,
  { version, adopted }: { version: string; adopted: string | null },
): ChangeEnds => {
  const { stable, previous, canary } = pointer
  switch (kind) {
    case 'rollback':
      return { from: stable, to: version || previous }
    case 'promote':
      return { from: stable, to: canary?.version ?? null }
    case 'canary':
      return { from: stable, to: version || null }
    case 'endCanary':
      return { from: canary?.version ?? null, to: stable }
    case 'disable':
      return { from: stable, to: null }
    case 'enable':
      return { from: null, to: stable }
    case 'adopt':
      return { from: stable, to: adopted }
  }
}
