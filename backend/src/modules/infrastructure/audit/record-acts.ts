import { z } from 'zod'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Database, Db, Scope } from '#src/database/database.ts'
import { currentAct } from '#src/routing/act.ts'
import type { Act } from '#src/routing/act.ts'
import { accountOfBranch, accountOfBrand, hasWritten } from './note-act.repository.ts'
import { hasAuditEntry, noteAct } from './note-act.service.ts'

const Named = z
  .object({
    Id: z.int(),
    id: z.int(),
    AccountId: z.int(),
    accountId: z.int(),
    serviceProviderId: z.int(),
    branchIds: z.array(z.int()),
  })
  .partial()
  .catch({})

const entityOf = ({ action }: Act): string => {
  const [name = ''] = action.split('.')
  return name.charAt(0).toLowerCase() + name.slice(1)
}

const accountOf = async (db: Db, { act, scope }: { act: Act; scope: Scope }): Promise<number | null> => {
  if (act.accountId !== null) return act.accountId
  if (scope.kind === 'tenant') return scope.accountId
  const [query, body] = [Named.parse(act.request.query), Named.parse(act.request.body)]
  const accountId = body.accountId ?? query.AccountId
  if (accountId !== undefined) return accountId || null
  if (body.serviceProviderId !== undefined) return accountOfBrand(db, body.serviceProviderId)
  const branchId = entityOf(act) === 'branch' ? (body.id ?? query.Id ?? body.branchIds?.[0]) : undefined
  return branchId === undefined ? null : accountOfBranch(db, branchId)
}

/** Writes an entry from the request data. */
const noteAsked = async (db: Db, { act, scope }: { act: Act; scope: Scope }): Promise<void> => {
  const [query, body] = [Named.parse(act.request.query), Named.parse(act.request.body)]
  await noteAct(db, {
    entity: entityOf(act),
    entityId: body.id ?? query.Id ?? null,
    accountId: await accountOf(db, { act, scope }),
    request: { ...(Object(act.request.query) ?? {}), ...(Object(act.request.body) ?? {}) },
  })
}

/**
 * Returns a database whose writing transactions get an audit entry of the current request, unless they wrote
 * one themselves.
 */
export const recordActs = (database: Database): Database => ({
  ...database,
  run: async (scope, work, options) => {
    const act = currentAct()
    if (!act) return database.run(scope, work, options)
    let isNoted = false
    const result = await database.run(
      scope,
      async (db, atEnd) => {
        const done = await work(db, atEnd)
        isNoted = hasAuditEntry(db)
        if (!isNoted && !act.isNoted && (await hasWritten(db))) {
          await noteAsked(db, { act, scope })
          isNoted = true
        }
        return done
      },
      options,
    )
    if (isNoted) act.isNoted = true
    return result
  },
})

/**
 * Writes an entry for a successful request without one: its effect is outside of the database, or there was
 * nothing to change.
 */
export const noteQuietAct = async (database: Database, act: Act): Promise<void> => {
  if (act.isNoted) return
  await database.run(ALL_MERCHANTS, db => noteAsked(db, { act, scope: ALL_MERCHANTS }))
}
