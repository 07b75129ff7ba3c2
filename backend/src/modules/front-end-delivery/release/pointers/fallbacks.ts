import type { VersionVerdict } from '@sufra/shared/contracts/release-control'
import type { Db } from '#src/database/database.ts'
import { findMoves } from '../history.repository.ts'
import type { MoveRow } from '../history.repository.ts'
import { findVersions } from '../release.repository.ts'
import type { Pointer, VersionRow } from '../release.repository.ts'

/** Results that pages reported of a version. */
export interface AttemptCounts {
  ready: number
  failed: number
}

/** Reads the reported results of every version of a remote. */
export type FindTries = (db: Db, name: string) => Promise<Map<string, AttemptCounts>>

// Fewer reports give no verdict.
const LEAST = 5
const MOST_FAILED = 0.2

export const verdictOf = ({ ready, failed }: AttemptCounts): VersionVerdict => {
  const tries = ready + failed
  if (tries >= LEAST && failed > tries * MOST_FAILED) return 'failing'
  return ready > 0 ? 'healthy' : 'unknown'
}

/** A version that was stable in a channel and was not withdrawn. */
export interface Fallback extends AttemptCounts {
  row: VersionRow
  lastLive: Date
  verdict: VersionVerdict
}

// Returns the last change of each version: it became live, or it was withdrawn.
const lastMoves = (moves: readonly MoveRow[]): Map<string, MoveRow> => {
  const last = new Map<string, MoveRow>()
  for (const move of moves) {
    const isTakenBack = move.action === 'rollback' || move.action === 'automatic-rollback'
    if (isTakenBack && move.from !== null && !last.has(move.from)) last.set(move.from, move)
    if (move.to !== null && move.action !== 'canary' && !last.has(move.to)) last.set(move.to, move)
  }
  return last
}

const NONE: AttemptCounts = { ready: 0, failed: 0 }

/** Versions that a channel may fall back to, most recently stable first, without the current one. */
export const findFallbacks = async (
  db: Db,
  { name, channel, stable }: Pick<Pointer, 'name' | 'channel'> & { stable: string | null },
  findTries: FindTries,
): Promise<Fallback[]> => {
  const kept = new Map((await findVersions(db, name)).map(row => [row.version, row]))
  const tries = await findTries(db, name)
  return [...lastMoves(await findMoves(db, { name, channel }))].flatMap(([version, move]) => {
    const row = kept.get(version)
    if (!row || move.to !== version || version === stable) return []
    const figures = tries.get(version) ?? NONE
    return [{ row, lastLive: move.at, ...figures, verdict: verdictOf(figures) }]
  })
}

/** Returns the latest healthy version; without one, the latest without a verdict. */
export const lastHealthy = (fallbacks: readonly Fallback[]): string | null => {
  const found =
    fallbacks.find(({ verdict }) => verdict === 'healthy') ??
    fallbacks.find(({ verdict }) => verdict === 'unknown')
  return found?.row.version ?? null
}

/** Returns the fallback of the browsers: this version, unless it is failing; otherwise the last healthy one. */
export const safePrevious = (
  version: string | null,
  { fallbacks, tries }: { fallbacks: readonly Fallback[]; tries: Map<string, AttemptCounts> },
): string | null => {
  const figures = version === null ? undefined : tries.get(version)
  if (version !== null && verdictOf(figures ?? NONE) !== 'failing') return version
  return lastHealthy(fallbacks.filter(({ row }) => row.version !== version))
}
