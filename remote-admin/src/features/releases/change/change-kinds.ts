import type { Pointer } from '../release-view.ts'

/** What can be done to a pointer. `adopt` takes over what is stable in another channel: `version`, as it was shown. */
export type ChangeAsked =
  | { kind: 'rollback' | 'promote' | 'canary' | 'endCanary' | 'disable' | 'enable' }
  | { kind: 'adopt'; from: string; version: string | null }

/** A change that somebody asked for, and what they saw when they did. */
export type ChangeRequest = ChangeAsked & { pointer: Pointer; revision: number }

/** What is typed and chosen before it is sent. */
export interface ChangeChoice {
  why: string
  version: string
  percent: number
}

/** Another version of a canary than the one that runs, or another share of it. */
export const isOtherCanary = (
  { canary }: Pointer,
  { version, percent }: Omit<ChangeChoice, 'why'>,
): boolean => canary?.version !== version || canary.percent !== percent

/** A canary that runs already is asked for with other words than a new one. */
export const wordsOf = ({ kind }: ChangeAsked, { canary }: Pointer) =>
  kind === 'canary' && canary ? 'share' : kind

const wayBack = ({ previous }: Pointer, version: string): string | null => version || previous

/** Whether the change, with this version chosen, still makes sense of where the pointer stands. */
export const isPossible = (asked: ChangeAsked, pointer: Pointer, version: string): boolean => {
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

/** From which version to which it leads, with this version chosen. */
export const endsOf = (asked: ChangeAsked, pointer: Pointer, version: string): ChangeEnds => {
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
