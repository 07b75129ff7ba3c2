import type { z } from 'zod'
import type { PointerAnswer, RemoteRegistry } from '@sufra/shared/contracts/release'
import type { DecideClaimsRequest, PublishAnswer } from '@sufra/shared/contracts/release-claims'
import type {
  CanaryRequest,
  Fallback,
  FallbackQuery,
  MerchantChannel,
  PromoteRequest,
  PruneAnswer,
  ReleaseHistory,
  ReleaseList,
  RollbackRequest,
} from '@sufra/shared/contracts/release-control'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { notFound, validation } from '#src/errors/errors.ts'
import { setReleaseChannel } from '#src/modules/merchants/merchants.ts'
import type { FileStore } from '#src/file-store/file-store.ts'
import { outdateAccount } from '#src/modules/identity/identity.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { findApprovals, findUnapproved } from './approval.repository.ts'
import { decideClaims } from './pointers/decide-claims.ts'
import { changePointer } from './pointers/change-pointer.ts'
import type { ChangeRequest } from './pointers/change-pointer.ts'
import { STABLE } from './registry/channel-view.ts'
import { contradictionsIn } from './registry/claims.ts'
import { findChanges } from './history.repository.ts'
import type { FindTries } from './pointers/fallbacks.ts'
import { listFallbacks, previousAfter, rollbackOf } from './pointers/health-moves.ts'
import { refuseOlder } from './pointers/refuse-older.ts'
import { pointerWithRevision } from './registry/pointer-with-revision.ts'
import { promoteCanary, switchTo, toCanary, toStable } from './pointers/move-pointer.ts'
import type { MovePointer } from './pointers/move-pointer.ts'
import type { Publication } from './approvals/publication.ts'
import { publishVersion } from './pointers/publish-version.ts'
import type { Actor } from './tokens/caller.ts'
import { presentHistory, presentList } from './registry/present-list.ts'
import { presentRegistry } from './registry/present-registry.ts'
import { pruneVersions, removeFiles } from './uploads/prune-versions.ts'
import { createRegistryCopies, readLive } from './registry/registry-copies.ts'
import { reviewCanaries } from './pointers/review-canaries.ts'
import type { CanaryJudge } from './pointers/review-canaries.ts'
import { findPointers, findRevision, findVersions } from './release.repository.ts'
import { holdStored, refuseUnstored } from './uploads/stored-version.ts'
import { createTakeUpload } from './uploads/store-upload.ts'
import { findUploads } from './upload.repository.ts'

export type { RunningCanary } from './pointers/canary.repository.ts'
export type { CanaryJudge }

type By<Request> = Request & Actor

/**
 * Service of the live versions of each remote per channel. Every change is a compare-and-swap on one revision
 * and can be `stale_version`; `not_found` for an unpublished version and for a remote without a pointer.
 */
export const createReleaseService = (
  foundation: Foundation,
  { store, findTries }: { store: FileStore; findTries: FindTries },
) => {
  const { env, database, log } = foundation
  const copyRegistry = createRegistryCopies(foundation, store)

  const inTurn = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
    const result = await database.run(ALL_MERCHANTS, work)
    await copyRegistry()
    return result
  }
  const move = (request: ChangeRequest, decide: MovePointer): Promise<PointerAnswer> =>
    inTurn(db => changePointer(db, request, ({ current }) => decide(current)))

  const removeAll = async (name: string, versions: string[]) => {
    for (const version of versions) {
      // Left-over files do no harm: nothing names them, and the same build can be published again.
      await database
        .run(ALL_MERCHANTS, db => removeFiles(db, store, { name, version }))
        .catch(error => log.warn({ err: error, name, version }, 'files of a version are left over'))
    }
  }

  return {
    registry: async (channel = STABLE): Promise<RemoteRegistry> => {
      const live = await database.run(ALL_MERCHANTS, readLive, { isSnapshot: true })
      return presentRegistry(live, { channel, storeUrl: env.REMOTE_BASE_URL })
    },

    upload: createTakeUpload(foundation, store),

    /**
     * Makes a version stable, or lets it wait for approval. `already_exists` when another remote holds one of
     * its paths, entries or namespaces, or when the version was published with other content;
     * `claims_beyond_token` for claims outside the caller's limits; 400 when the store does not match the
     * contract.
     */
    publish: async (request: Publication): Promise<PublishAnswer> => {
      const contradictions = contradictionsIn(request, env.REMOTE_ORIGINS)
      if (Object.keys(contradictions).length > 0) throw validation(contradictions)
      await refuseUnstored(store, request)
      return inTurn(async db => {
        await holdStored(db, store, request)
        return publishVersion(db, request, findTries)
      })
    },

    decideClaims: (decision: z.output<typeof DecideClaimsRequest> & { who: string }) =>
      inTurn(db => decideClaims(db, decision, findTries)),

    /**
     * Makes the running canary, or the stable version of another channel, stable. `illegal_transition`
     * without a canary.
     */
    promote: ({ from, ...request }: By<z.output<typeof PromoteRequest>>): Promise<PointerAnswer> =>
      inTurn(db =>
        changePointer(db, request, async ({ current, pointers }) => {
          const before = (next?: string) => previousAfter(db, { current, next }, findTries)
          if (from === undefined) return promoteCanary(await before(current?.canary?.version))(current)
          const source = pointers.find(({ name, channel }) => name === request.name && channel === from)
          if (!source) throw notFound()
          const { stable: version } = source
          refuseOlder(await pointerWithRevision(db, request), { version, allowLower: request.allowLower })
          return toStable(request, { version, action: 'promote', previous: await before(version) })(current)
        }),
      ),

    canary: (request: By<z.output<typeof CanaryRequest>>) => move(request, toCanary(request)),
    rollback: ({ to, ...request }: By<z.output<typeof RollbackRequest>>) =>
      inTurn(db => changePointer(db, request, ({ current }) => rollbackOf(db, { current, to }, findTries))),

    fallbacks: (place: z.output<typeof FallbackQuery>): Promise<Fallback[]> =>
      database.run(ALL_MERCHANTS, async db => {
        const pointers = await findPointers(db)
        const pointer = pointers.find(({ name, channel }) => name === place.name && channel === place.channel)
        return listFallbacks(db, { ...place, pointer }, findTries)
      }),

    disable: (request: ChangeRequest) => move(request, switchTo(true)),
    enable: (request: ChangeRequest) => move(request, switchTo(false)),

    /** Ends the running canaries that the judge rejects; stable stays. */
    reviewCanaries: async (judge: CanaryJudge): Promise<void> => {
      if (await reviewCanaries(foundation, judge)) await copyRegistry()
    },

    list: (): Promise<ReleaseList> =>
      database.run(
        ALL_MERCHANTS,
        async db => {
          const { revision } = await findRevision(db)
          return presentList({
            revision,
            pointers: await findPointers(db),
            versions: await findVersions(db),
            approvals: await findUnapproved(db),
          })
        },
        { isSnapshot: true },
      ),

    /** Returns a limited number of each kind, so that many uploads hide no change. */
    history: (name: string | undefined): Promise<ReleaseHistory> =>
      database.run(ALL_MERCHANTS, async db =>
        presentHistory({
          changes: await findChanges(db, name),
          uploads: await findUploads(db, name),
          approvals: await findApprovals(db, name),
        }),
      ),

    prune: async (request: { name: string; keep: number }): Promise<PruneAnswer> => {
      const answer = await database.run(ALL_MERCHANTS, db => pruneVersions(db, request))
      await removeAll(request.name, answer.removed)
      return answer
    },

    /** Tokens of the merchant's people contain the old channel, so they are renewed at the next call. */
    setMerchantChannel: async ({ accountId, channel }: MerchantChannel): Promise<MerchantChannel> =>
      inTurn(async db => {
        if (!(await setReleaseChannel(db, accountId, channel))) throw notFound()
        await outdateAccount(db, accountId)
        return { accountId, channel }
      }),
  }
}
export type ReleaseService = ReturnType<typeof createReleaseService>
