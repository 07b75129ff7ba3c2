import { isDeepStrictEqual } from 'node:util'
import type { PublishAnswer } from '@sufra/shared/contracts/release-claims'
import type { Db } from '#src/database/database.ts'
import { alreadyExists } from '#src/errors/errors.ts'
import { askApproval } from '../approvals/ask-approval.ts'
import { refuseBeyond } from '../approvals/beyond-limits.ts'
import { findVersion, insertVersion, lockRevision } from '../release.repository.ts'
import { changePointer } from './change-pointer.ts'
import type { FindTries } from './fallbacks.ts'
import { previousAfter } from './health-moves.ts'
import { refuseOlder } from './refuse-older.ts'
import { toStable } from './move-pointer.ts'
import type { Publication } from '../approvals/publication.ts'
import { pointerWithRevision } from '../registry/pointer-with-revision.ts'

const keepVersion = async (db: Db, request: Publication): Promise<{ isNew: boolean }> => {
  const { name, version, baseUrl, integrity, contract, who } = request
  const known = await findVersion(db, name, version)
  if (!known) {
    await insertVersion(db, { name, version, baseUrl, integrity, contract, publishedBy: who })
    return { isNew: true }
  }
  const isSame = known.integrity === integrity && known.baseUrl === baseUrl
  if (!isSame || !isDeepStrictEqual(known.contract, contract))
    throw alreadyExists({ version: ['already_exists'] })
  return { isNew: false }
}

/**
 * Stores a version and makes it the stable one of a channel, inside the caller's transaction. A version with
 * more claims than its remote had is stored and waits for approval; the pointer stays.
 */
export const publishVersion = async (
  db: Db,
  request: Publication,
  findTries: FindTries,
): Promise<PublishAnswer> => {
  await lockRevision(db)
  refuseBeyond(request.contract, request.limits)
  refuseOlder(await pointerWithRevision(db, request), request)
  const kept = await keepVersion(db, request)
  const waiting = await askApproval(db, request, kept)
  if (waiting) return { ...(await pointerWithRevision(db, request)), waiting }
  const { version } = request
  const answer = await changePointer(db, request, async ({ current }) => {
    const previous = await previousAfter(db, { current, next: version }, findTries)
    return toStable(request, { version, action: 'publish', previous })(current)
  })
  return { ...answer, waiting: null }
}
