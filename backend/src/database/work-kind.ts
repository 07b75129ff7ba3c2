import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Purpose of a transaction. Each kind has its own connections and time limits, so no kind can exhaust those of
 * another: `request` is a person's call, `intake` receives and processes the platforms' messages and
 * sends calls about orders, `background` is timers, other jobs and the seed, `reading` reads shops at their platforms.
 */
export type WorkKind = 'request' | 'intake' | 'background' | 'reading'

const kinds = new AsyncLocalStorage<WorkKind>()

/** Returns the kind of the current work; `request` by default. */
export const currentWorkKind = (): WorkKind => kinds.getStore() ?? 'request'

/** Runs `work`, and everything that it starts, as work of this kind. */
export const runAs = <Result>(kind: WorkKind, work: () => Promise<Result>): Promise<Result> =>
  kinds.run(kind, work)
