import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The purpose of a transaction. Each kind has its own connections and time limits, so that none can take those of another:
 * `request` is a person's call, `intake` what platforms send and its processing, `background` timers, jobs and the seed.
 */
export type WorkKind = 'request' | 'intake' | 'background'

const kinds = new AsyncLocalStorage<WorkKind>()

/** The kind of the work under way; a request where nothing else was said. */
export const currentWorkKind = (): WorkKind => kinds.getStore() ?? 'request'

/** Runs `work`, and all that it starts, as work of this kind. */
export const runAs = <Result>(kind: WorkKind, work: () => Promise<Result>): Promise<Result> =>
  kinds.run(kind, work)
