import type { Pointer } from '../release-view.ts'

/** Possible changes of a pointer. `adopt` takes the stable version of another channel: `version`, as it was shown. */
export type PointerChange =
  | { kind: 'rollback' | 'promote' | 'canary' | 'endCanary' | 'disable' | 'enable' }
  | { kind: 'adopt'; from: string; version: string | null }

/** A requested change with the state that the person saw. */
export type ChangeRequest = PointerChange & { pointer: Pointer; revision: number }

/** Input of the form before it is sent. */
export interface ChangeChoice {
  why: string
  version: string
  percent: number
}

/** Returns true for another version than the running canary, or another share of it. */
export const isOtherCanary = (
  { canary }: Pointer,
  { version, percent }: Omit<ChangeChoice, 'why'>,
): boolean => canary?.version !== version || canary.percent !== percent

/** Returns the key of the change's texts: a running canary has other ones than a new canary. */
export const wordsOf = ({ kind }: PointerChange, { canary }: Pointer) =>
  kind === 'canary' && canary ? 'share' : kind

const wayBack = ({ previous }: Pointer, version: string): string | null => version || previous

/** Returns true if the change, with this version, is still possible from the pointer's state. */
export const isPossible = (asked: PointerChange, pointer: Pointer, version: string): boolean => {
  const { stable, canary, disabled } = pointer
  const isOther = (target: string | null) => target !== null && target !== stable
  switch (asked.kind) {
    case 'rollback':
      return isOther(wayBack(pointer, version))
    case 'adopt':
      return isOther(asked.version)
    case 'promote':
    case 'endCanary':
      return canary !== null
    case 'disable':
      return !disabled
    case 'enable':
      return disabled
    case 'canary':
      return true
  }
}

interface ChangeEnds {
  from: string | null
  to: string | null
}

/** Returns the old and the new version of the change. */
export const endsOf = (asked: PointerChange, pointer: Pointer, version: string): ChangeEnds => {
  const { stable, canary } = pointer
  switch (asked.kind) {
    case 'rollback':
      return { from: stable, to: wayBack(pointer, version) }
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
      return { from: stable, to: asked.version }
  }
}
