import { setTimeout as wait } from 'node:timers/promises'
import { useFault } from '../fault.ts'
import type { Call, Peer, Reply, TakenCall } from '../peer.ts'
import { Refusal } from '../refusal.ts'
import { cancelAccepted } from '../order/later.ts'

const MOST_REMEMBERED = 5000
// Per shop: a menu that is sent product by product takes more than a hundred calls.
const MOST_CALLS = 200
const LONGEST_NOTE = 2000

/** 'hang': no answer. 'drop': the connection breaks. */
type Silence = 'hang' | 'drop'

const remember = ({ answered }: Peer, key: string, answer: object): void => {
  answered.set(key, answer)
  const [oldest] = answered.keys()
  if (answered.size > MOST_REMEMBERED && oldest !== undefined) answered.delete(oldest)
}

// Only successful answers are stored by idempotency key, because a refused call may succeed later.
const work = (peer: Peer, call: Call): Reply => {
  const { dialect, answered } = peer
  try {
    const { shop, idempotencyKey, run } = dialect.read(call, peer)
    const key = idempotencyKey && `${shop.storeId} ${idempotencyKey}`
    const before = key ? answered.get(key) : undefined
    if (before) return dialect.done(before)
    const answer = run()
    if (key) remember(peer, key, answer)
    return dialect.done(answer)
  } catch (error) {
    if (error instanceof Refusal) return dialect.refuse(error)
    throw error
  }
}

const answerTo = async (peer: Peer, call: Call, storeId: string | null): Promise<Reply | Silence> => {
  const is = (kind: Parameters<typeof useFault>[1]) => useFault(peer, kind, storeId)
  if (is('hang')) return 'hang'
  if (is('drop')) return 'drop'
  const slow = is('slow')
  if (slow) await wait(slow.seconds * 1000, undefined, { ref: false })
  if (is('error')) return peer.dialect.notNow('error')
  if (is('limit')) return peer.dialect.notNow('limit')
  const accepted = new Set(peer.kept.orders.filter(({ state }) => state === 'accepted'))
  const reply = work(peer, call)
  cancelAccepted(peer, accepted)
  return is('lose-answer') ? 'drop' : reply
}

const keepCall = (peer: Peer, call: TakenCall): void => {
  peer.calls.unshift(call)
  const oldest = peer.calls.filter(({ storeId }) => storeId === call.storeId)[MOST_CALLS]
  if (oldest) peer.calls = peer.calls.filter(each => each !== oldest)
}

/** Handles one call of Sufra: configured faults, authentication, idempotency, and the work itself. */
export const handleCall = async (peer: Peer, call: Call): Promise<Reply | Silence> => {
  const at = peer.now()
  const started = performance.now()
  const storeId = peer.dialect.storeOf(call, peer)
  const answer = await answerTo(peer, call, storeId)
  const isSaid = typeof answer === 'object'
  keepCall(peer, {
    at,
    method: call.method,
    path: call.path,
    storeId,
    status: isSaid ? answer.status : 0,
    asked: call.raw.toString().slice(0, LONGEST_NOTE),
    answered: isSaid ? JSON.stringify(answer.body).slice(0, LONGEST_NOTE) : answer,
    milliseconds: Math.round(performance.now() - started),
  })
  peer.changed()
  return answer
}
