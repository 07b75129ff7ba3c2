import type { AcceptancePolicy } from '@sufra/shared/contracts/acceptance'
import { BranchList } from '@sufra/shared/contracts/branch-status'
import type { Branch } from '@sufra/shared/contracts/merchant'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import { lastOpenedAt } from './branch-change.repository.ts'
import type { BranchDependencies } from './branch-dependencies.ts'
import { findBranch, findEnded, lockBranches } from './branch.repository.ts'
import type { StateTrace } from './branch.table.ts'
import { changeStates, endStates } from './change-state.ts'
import type { StateActor, StateChange } from './state-change.ts'
import { presentBranch } from './present-branch.ts'
import { checkStateEnd } from './state-end.ts'
import { revertState, traceOf } from './state-trace.ts'

export const STATE_END_TIMER = 'end states of branches'
// Each check reads a small index.
const END_EVERY_MS = 5_000

/** Service of branch states: paused, busy and open, by people, by order load and by time. */
export const createBranchStates = (
  { database, timers, log }: Pick<Foundation, 'database' | 'timers' | 'log'>,
  neighbours: BranchDependencies,
) => {
  const endAll = async (now: Date): Promise<void> => {
    const ended = await database.run(ALL_MERCHANTS, db => findEnded(db, now))
    for (const accountId of new Set(ended.map(row => row.accountId))) {
      const ids = ended.filter(row => row.accountId === accountId).map(({ id }) => id)
      const scope = tenant(accountId)
      // A failure of one merchant must not stop the others.
      await database
        .run(scope, db => endStates(db, { scope, ids, now }, neighbours))
        .catch(error => log.error({ err: error, accountId }, 'states of branches not ended'))
    }
  }
  timers.every(END_EVERY_MS, STATE_END_TIMER, () => endAll(new Date()))

  return {
    /** Idempotent per `key`. Errors: 400 for an end in the past, and those of `changeStates`. */
    set: async (
      actor: StateActor,
      { change, key }: { change: StateChange; key: string | undefined },
    ): Promise<Branch[]> => {
      const { scope, userId, now } = actor
      checkStateEnd(change.end ?? {}, now)
      return database.run(scope, async db => {
        // The operator's keys belong to the merchant of the branches.
        const [first] = await lockBranches(db, { scope, ids: change.branchIds })
        if (!first) throw notFound()
        return runIdempotently(db, {
          accountId: first.accountId,
          route: `Branch/SetStatus/${userId}`,
          key,
          body: change,
          answer: BranchList,
          work: async () =>
            (await changeStates(db, { change, actor }, neighbours)).map(row => presentBranch(row, now)),
        })
      })
    },

    /**
     * Changes states inside the caller's transaction, for example as an effect of an order. 400 on `field`
     * for an end in the past. `takeBack` undoes the returned traces.
     */
    change: async (
      db: Db,
      { actor, change, field }: { actor: StateActor; change: StateChange; field?: string },
    ): Promise<StateTrace[]> => {
      checkStateEnd(change.end ?? {}, actor.now, field)
      const before = await lockBranches(db, { scope: actor.scope, ids: change.branchIds })
      return traceOf(before, await changeStates(db, { change, actor }, neighbours))
    },

    /** Returns false and changes nothing when the branch's state was changed since. */
    takeBack: (db: Db, undo: { actor: StateActor; trace: StateTrace }): Promise<boolean> =>
      revertState(db, undo, neighbours),

    /** Returns the acceptance policy of a branch. `isChanged`: it is paused or busy now. */
    policyOf: async (
      db: Db,
      { accountId, branchId }: { accountId: number; branchId: number },
    ): Promise<{ policy: AcceptancePolicy; isChanged: boolean } | undefined> => {
      const row = await findBranch(db, { scope: tenant(accountId), id: branchId })
      return row && { policy: row.acceptance, isChanged: row.overrideKind !== null || !row.isActive }
    },

    lastOpenedAt,
  }
}
export type BranchStates = ReturnType<typeof createBranchStates>
