import type { Fallback as ShownFallback } from '@sufra/shared/contracts/release-control'
import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Pointer } from '../release.repository.ts'
import { findFallbacks, lastHealthy, safePrevious } from './fallbacks.ts'
import type { Fallback, FindTries } from './fallbacks.ts'
import { rollBack } from './move-pointer.ts'
import type { Move } from './move-pointer.ts'

interface Place {
  name: string
  channel: string
}

/**
 * Returns the previous version after `next` becomes stable. It is never `next` itself, because that
 * would be no way back.
 */
export const previousAfter = async (
  db: Db,
  { current, next }: { current: Pointer | undefined; next: string | undefined },
  findTries: FindTries,
): Promise<string | null> => {
  if (!current) return null
  const fallbacks = (await findFallbacks(db, current, findTries)).filter(({ row }) => row.version !== next)
  return safePrevious(current.stable, { fallbacks, tries: await findTries(db, current.name) })
}

const usualOf = async (
  db: Db,
  { name, previous }: Pick<Pointer, 'name' | 'previous'>,
  { fallbacks, findTries }: { fallbacks: readonly Fallback[]; findTries: FindTries },
): Promise<string | null> => safePrevious(previous, { fallbacks, tries: await findTries(db, name) })

/**
 * Rolls back to a named version, or to the last healthy one. The version before that one becomes the previous
 * version. A repeated call with the same name changes nothing, because the first answer may have been lost.
 */
export const rollbackOf = async (
  db: Db,
  { current, to }: { current: Pointer | undefined; to: string | undefined },
  findTries: FindTries,
): Promise<Move | undefined> => {
  if (!current) throw notFound()
  if (to === current.stable) return undefined
  const fallbacks = await findFallbacks(db, current, findTries)
  if (to !== undefined && fallbacks.every(({ row }) => row.version !== to)) throw notFound()
  const target = to ?? (await usualOf(db, current, { fallbacks, findTries }))
  const older = fallbacks.slice(fallbacks.findIndex(({ row }) => row.version === target) + 1)
  return rollBack({ to: target, previous: lastHealthy(older) })(current)
}

/** Versions that a channel can be rolled back to. */
export const listFallbacks = async (
  db: Db,
  { pointer, ...place }: Place & { pointer: Pointer | undefined },
  findTries: FindTries,
): Promise<ShownFallback[]> => {
  if (!pointer) return []
  const fallbacks = await findFallbacks(db, { ...place, stable: pointer.stable }, findTries)
  const usual = await usualOf(db, pointer, { fallbacks, findTries })
  return fallbacks.map(({ row: { version }, lastLive, ready, failed, verdict }) => ({
    version,
    ready,
    failed,
    verdict,
    lastLiveAt: lastLive.toISOString(),
    isUsual: version === usual,
  }))
}
