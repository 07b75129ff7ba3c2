import { setTimeout as wait } from 'node:timers/promises'
import { send } from '../simulate/send.ts'
import { useFault } from './fault.ts'
import { nextNumber, shopOf } from './peer.ts'
import type { Peer, Webhook } from './peer.ts'

const LONGEST_PAUSE_MS = 60_000
const MOST_TRIES = 20
const MOST_KEPT = 200
const COPIES = 3

// Signed at each try: a credential may have changed, and one platform signs the time.
const trySending = async (peer: Peer, webhook: Webhook): Promise<boolean> => {
  const secret = shopOf(peer, webhook.storeId)?.secret ?? ''
  const answer = await send(peer.sufraUrl, { platform: peer.dialect.platform, body: webhook.body, secret })
  webhook.tries += 1
  webhook.status = answer.status
  webhook.result = answer.result
  if (answer.status === 200) webhook.state = 'taken'
  else if (webhook.tries >= MOST_TRIES) webhook.state = 'givenUp'
  peer.changed()
  return webhook.state !== 'waiting'
}

/** Sends a webhook until it is accepted, given up or the simulator closes, with growing pauses. */
const deliver = async (peer: Peer, webhook: Webhook): Promise<void> => {
  while (!peer.isClosed() && !(await trySending(peer, webhook)))
    await wait(Math.min(LONGEST_PAUSE_MS, peer.retryMs * 2 ** (webhook.tries - 1)), undefined, { ref: false })
}

const isUnderWay = ({ state }: Webhook) => state === 'waiting' || state === 'held'

const keep = (peer: Peer, webhook: Webhook): void => {
  const { webhooks } = peer.kept
  webhooks.push(webhook)
  const spare = webhooks.length - MOST_KEPT
  if (spare > 0) peer.kept.webhooks = webhooks.filter((each, at) => at >= spare || isUnderWay(each))
}

// Held webhooks are sent in reverse order once the count of the fault is used up.
const holdBack = (peer: Peer, webhook: Webhook): boolean => {
  const fault = useFault(peer, 'shuffle-webhooks', webhook.storeId)
  if (!fault) return false
  webhook.state = 'held'
  if (fault.times === 0) releaseHeld(peer)
  return true
}

/** Sends held webhooks in reverse order, each after the previous one was accepted. */
export const releaseHeld = (peer: Peer): void => {
  const held = peer.kept.webhooks.filter(({ state }) => state === 'held').toReversed()
  for (const webhook of held) webhook.state = 'waiting'
  void held.reduce((before, webhook) => before.then(() => deliver(peer, webhook)), Promise.resolve())
}

/** Continues with webhooks that were unsent when this program ended. */
export const resumeWebhooks = (peer: Peer): void => {
  for (const webhook of peer.kept.webhooks) if (webhook.state === 'waiting') void deliver(peer, webhook)
}

interface News {
  orderId: string
  storeId: string
  what: string
  /** creates the message with an event id */
  message(eventId: string): object
}

/** Sends an event to Sufra. The configured faults lose it, repeat it twice, or hold it. */
export const tell = (peer: Peer, { orderId, storeId, what, message }: News): void => {
  const id = nextNumber(peer)
  const eventId = `${peer.dialect.platform.prefix}-evt-${peer.now().toString(36)}-${id}`
  const webhook: Webhook = {
    id,
    orderId,
    storeId,
    what,
    at: peer.now(),
    body: JSON.stringify(message(eventId)),
    state: 'waiting',
    tries: 0,
    status: null,
    result: '',
  }
  if (useFault(peer, 'lose-webhook', storeId)) {
    keep(peer, { ...webhook, state: 'lost' })
    return peer.changed()
  }
  const isRepeated = useFault(peer, 'repeat-webhook', storeId) !== undefined
  const copies = Array.from({ length: isRepeated ? COPIES : 1 }, () => ({ ...webhook, id: nextNumber(peer) }))
  for (const copy of copies) {
    keep(peer, copy)
    if (!holdBack(peer, copy)) void deliver(peer, copy)
  }
  peer.changed()
}
