import type { PointerAnswer } from '@sufra/shared/contracts/release'
import { staleVersion, versionLower } from '#src/errors/errors.ts'

const numbersOf = (version: string): number[] => (version.split('-')[0] ?? '').split('.').map(Number)

/** Returns whether one version number is lower. Ignores everything after the dash. */
export const isLower = (one: string, other: string): boolean => {
  const [mine, theirs] = [numbersOf(one), numbersOf(other)]
  const at = mine.findIndex((part, place) => part !== theirs[place])
  return at >= 0 && (mine[at] ?? 0) < (theirs[at] ?? 0)
}

interface Request {
  version: string
  /** stable version when the caller began; undefined: not checked */
  replaces?: string | null | undefined
  allowLower?: true | undefined
}

/**
 * Throws `version_lower` for an older build without `allowLower`, `stale_version` when another version was
 * published meanwhile.
 */
export const refuseOlder = (standing: PointerAnswer, { version, replaces, allowLower }: Request): void => {
  const { revision, ...pointer } = standing
  if (pointer.stable === version) return
  if (replaces !== undefined && replaces !== pointer.stable) throw staleVersion({ revision, pointer })
  if (pointer.stable !== null && !allowLower && isLower(version, pointer.stable)) throw versionLower(pointer)
}
