import { AsyncLocalStorage } from 'node:async_hooks'

/** One request by which somebody changes something, while it is answered: what the audit says of it. */
export interface Act {
  byUserId: number
  /** whose people they are of; null: the operator's */
  accountId: number | null
  /** the address of the network that it came from */
  from: string
  /** e.g. `Plan.Update`: the endpoint that was called */
  action: string
  /** what was sent with it */
  asked: { query: unknown; body: unknown }
  /** an entry of it is committed */
  isNoted: boolean
  /** it is answered: what goes on behind it is nobody's act */
  isOver: boolean
}

const acts = new AsyncLocalStorage<Act | undefined>()

/** The act that is under way here; undefined for everything else that the server does. */
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

/** What an act needs beside it and is none itself, such as counting tries: no entry tells of it. */
export const besideActs = <Result>(work: () => Promise<Result>): Promise<Result> => acts.run(undefined, work)
