import { ApiError, api, retryDelay, newIdempotencyKey, waitToRetry } from '@sufra/shared/api'
import type { TicketCard, TicketFile, TicketMessage } from '@sufra/shared/contracts/ticket'
import { serverNow } from '@sufra/shared/live'
import { useSession } from '@sufra/shared/session'
import { isUnknownOutcome } from '@sufra/shared/unknown-outcome'
import { create } from 'zustand'

const GROWTH = { first: 1000, longest: 15_000 }

/** A pending message: shown at its place, sent in order, with an idempotency key per press. */
export interface PendingMessage {
  key: string
  /** id of the author */
  by: number
  ticketId: number
  text: string
  isNote: boolean
  files: TicketFile[]
  card: TicketCard | null
  /** time of the press, ISO 8601 */
  at: string
  /** code of the refusal; null while pending */
  refusal: string | null
}

interface Outbox {
  pending: readonly PendingMessage[]
}

const STORED = 'sufra-support-outbox'

// Session storage: survives a reload of this tab, and nobody else on this device can read it.
const stored = (): PendingMessage[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

export const useOutbox = create<Outbox>()(() => ({ pending: stored() }))

/**
 * Returns whether a pending message is the signed-in person's. Another person in this tab neither sees nor sends it.
 */
export const isOwn = ({ by }: PendingMessage): boolean => by === useSession.getState().user?.Id

const change = (step: (pending: readonly PendingMessage[]) => readonly PendingMessage[]): void => {
  useOutbox.setState(({ pending }) => ({ pending: step(pending) }))
  try {
    sessionStorage.setItem(STORED, JSON.stringify(useOutbox.getState().pending))
  } catch {
    // Without storage the outbox lives as long as the page.
  }
}

const post = ({ key, ticketId, text, isNote, files, card }: PendingMessage): Promise<TicketMessage> =>
  api.post('/api/Ticket/Message', {
    idempotencyKey: key,
    body: {
      ticketId,
      text,
      isNote,
      fileIds: files.map(({ id }) => id),
      orderId: card?.kind === 'order' ? card.id : null,
      productId: card?.kind === 'product' ? card.id : null,
    },
  })

const refusalOf = (error: unknown): string | null => {
  if (!(error instanceof ApiError)) return 'unknown'
  return isUnknownOutcome(error) || error.status === 429 ? null : error.code
}

const forget = (key: string) => change(pending => pending.filter(each => each.key !== key))
const refuse = (key: string, refusal: string | null) =>
  change(pending => pending.map(each => (each.key === key ? { ...each, refusal } : each)))

const sending = new Set<number>()

/** Sends the pending messages of a conversation in order until none is left. Waits for the network. */
export const sendPending = async (
  ticketId: number,
  onSent: (message: TicketMessage) => void,
): Promise<void> => {
  if (sending.has(ticketId)) return
  sending.add(ticketId)
  let failures = 0
  const next = () =>
    useOutbox.getState().pending.find(each => {
      return each.ticketId === ticketId && each.refusal === null && isOwn(each)
    })
  for (let entry = next(); entry; entry = next()) {
    try {
      onSent(await post(entry))
      forget(entry.key)
      failures = 0
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal) refuse(entry.key, refusal)
      else {
        failures += 1
        await waitToRetry(retryDelay(GROWTH, failures))
      }
    }
  }
  sending.delete(ticketId)
}

/** Adds a message to the outbox. */
export const queueMessage = (message: Omit<PendingMessage, 'key' | 'by' | 'at' | 'refusal'>): void => {
  const by = useSession.getState().user?.Id
  if (by === undefined) return
  const at = new Date(serverNow()).toISOString()
  change(pending => [...pending, { ...message, by, key: newIdempotencyKey(), at, refusal: null }])
}

/** Retries the same message with the same key: it may have arrived. */
export const retry = (key: string): void => refuse(key, null)
export const discard = forget
