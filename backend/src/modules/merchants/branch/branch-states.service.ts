import type { AcceptancePolicy } from '@sufra/shared/contracts/acceptance'
import { BranchList } from '@sufra/shared/contracts/branch-status'
import type { Branch } from '@sufra/shared/contracts/merchant'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors.ts'
import type { Foundation } from '#src/foundation.ts'
import { once } from '#src/modules/ground/ground.ts'
import { lastOpenedAt } from './branch-change.repository.ts'
import type { BranchNeighbours } from './branch-neighbours.ts'
import { findBranch, findEnded, lockBranches } from './branch.repository.ts'
import type { StateTrace } from './branch.table.ts'
import { changeStates, endStates } from './change-state.ts'
import type { StateActor, StateChange } from './state-change.ts'
import { presentBranch } from './present-branch.ts'
import { checkStateEnd } from './state-end.ts'
import { takeStateBack, traceOf } from './state-trace.ts'

export const STATE_END_TIMER = 'end states of branches'
// One look into an index of a few rows.
const END_EVERY_MS = 5_000

/** How branches come to be paused, busy and open again: by people, by orders that pile up, and by the clock. */
export const createBranchStates = (
  { database, timers, log }: Pick<Foundation, 'database' | 'timers' | 'log'>,
  neighbours: BranchNeighbours,
) => {
  const endAll = async (now: Date): Promise<void> => {
    const ended = await database.run(ALL_MERCHANTS, db => findEnded(db, now))
    for (const accountId of new Set(ended.map(row => row.accountId))) {
      const ids = ended.filter(row => row.accountId === accountId).map(({ id }) => id)
      const scope = tenant(accountId)
      // One merchant whose branches cannot be opened must not keep the others closed.
      await database
        .run(scope, db => endStates(db, { scope, ids, now }, neighbours))
        .catch(error => log.error({ err: error, accountId }, 'states of branches not ended'))
    }
  }
  timers.every(END_EVERY_MS, STATE_END_TIMER, () => endAll(new Date()))

  return {
    /** Once per `key`. Errors: 400 for an end in the past, and those of `changeStates`. */
    set: async (
      actor: StateActor,
      { change, key }: { change: StateChange; key: string | undefined },
    ): Promise<Branch[]> => {
      const { scope, userId, now } = actor
      checkStateEnd(change.end ?? {}, now)
      return database.run(scope, async db => {
        // The operator's keys belong to the merchant whose branches they name.
        const [first] = await lockBranches(db, { scope, ids: change.branchIds })
        if (!first) throw notFound()
        return once(db, {
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
     * The same inside another's transaction: what an order brings about. 400 on `field` for an end in the past. What it answers,
     * `takeBack` takes back.
     */
    change: async (
      db: Db,
      { actor, change, field }: { actor: StateActor; change: StateChange; field?: string },
    ): Promise<StateTrace[]> => {
      checkStateEnd(change.end ?? {}, actor.now, field)
      const before = await lockBranches(db, { scope: actor.scope, ids: change.branchIds })
      return traceOf(before, await changeStates(db, { change, actor }, neighbours))
    },

    /** False when somebody has changed the branch's state since: then it stays as it is. */
    takeBack: (db: Db, undo: { actor: StateActor; trace: StateTrace }): Promise<boolean> =>
      takeStateBack(db, undo, neighbours),

    /** What a branch does by itself; `isChanged`: it is paused or busy now. */
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
