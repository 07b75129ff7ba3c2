import { AsyncLocalStorage } from 'node:async_hooks'

/** One request by which a person changes something, while it is answered; the source of an audit entry. */
export interface Act {
  byUserId: number
  /** account of the acting person; null for the operator's people */
  accountId: number | null
  /** network address of the caller */
  from: string
  /** called endpoint, such as `Plan.Update` */
  action: string
  /** query and body of the request */
  request: { query: unknown; body: unknown }
  /** whether an audit entry of it is committed */
  isNoted: boolean
  /** whether it was answered: work after the answer belongs to no act */
  isOver: boolean
}

const acts = new AsyncLocalStorage<Act | undefined>()

/** Returns the current act; undefined for all other work of the server. */
export const currentAct = (): Act | undefined => {
  const act = acts.getStore()
  return act?.isOver ? undefined : act
}

export const whileActing = async <Result>(act: Act, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await acts.run(act, work)
  } finally {
    act.isOver = true
  }
}

/** Runs work beside an act that the audit must not record, such as counting attempts. */
export const besideActs = <Result>(work: () => Promise<Result>): Promise<Result> => acts.run(undefined, work)
