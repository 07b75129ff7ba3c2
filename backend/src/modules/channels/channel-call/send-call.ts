import { OrderCall, PlatformFailure, sendOrderCall } from '#src/modules/channels/channel/channel.service.ts'
import { CallPostponed } from '#src/modules/channels/platform-call/platform-call.service.ts'
import type { PlatformCalls } from '#src/modules/channels/platform-call/platform-call.service.ts'
import type { LinkedStore } from '#src/modules/channels/integration/integration.service.ts'
import { isEndedThere, isReached, problemOf } from './call-outcome.ts'
import type { ChannelCallRow } from './channel-call.repository.ts'
import type { CallResult } from './call-result.ts'
import { retryMs } from './send-order-calls.ts'

/** Result of one attempt. */
export interface AttemptResult {
  changes: Partial<ChannelCallRow>
  /** null without news */
  heard: Pick<CallResult, 'result' | 'problem' | 'isEndedThere' | 'message'> | null
}

const again = (row: ChannelCallRow, inMs: number, now: Date): Date => {
  const next = new Date(now.getTime() + inMs)
  // The last attempt is exactly at the deadline, not long before it.
  return row.giveUpAt > now && next > row.giveUpAt ? row.giveUpAt : next
}

const notNow = (
  row: ChannelCallRow,
  { problem, inMs, now }: { problem: CallResult['problem']; inMs: number; now: Date },
): AttemptResult => {
  const isOver = now >= row.giveUpAt
  const heard = { result: isOver ? 'gaveUp' : 'waiting', problem, isEndedThere: false, message: '' } as const
  return isOver
    ? { changes: { state: 'gaveUp' }, heard }
    : { changes: { nextAt: again(row, inMs, now) }, heard }
}

const notDone = (row: ChannelCallRow, failure: PlatformFailure, now: Date): AttemptResult => {
  const { kind, code, message, state, retryAfterMs } = failure
  const said = { at: now, answerCode: code, message }
  if (kind === 'notNow') {
    const problem = problemOf(failure)
    const { changes, heard } = notNow(row, { problem, inMs: retryMs(row.attempts, retryAfterMs), now })
    return { changes: { ...said, ...changes }, heard }
  }
  const isOver = isEndedThere(state)
  return isReached(row.action, state)
    ? {
        changes: { ...said, state: 'done' },
        heard: { result: 'done', problem: null, isEndedThere: isOver, message },
      }
    : {
        changes: { ...said, state: 'refused' },
        heard: { result: 'refused', problem: problemOf(failure), isEndedThere: isOver, message },
      }
}

// The platform was not called, so the attempt does not count. It is reported only when the shop's calls fail.
const notCalled = (
  row: ChannelCallRow,
  { retryMs: inMs, isDown }: CallPostponed,
  now: Date,
): AttemptResult => {
  const { changes, heard } = notNow(row, { problem: 'no_answer', inMs, now })
  const isTold = isDown || heard?.result === 'gaveUp'
  return { changes: { ...changes, attempts: row.attempts - 1 }, heard: isTold ? heard : null }
}

/** Sends a call to its platform. Throws only errors that are no answer of a platform. */
export const makeCall = async (
  { calls, signal }: { calls: PlatformCalls; signal: AbortSignal },
  row: ChannelCallRow,
  shop: LinkedStore,
): Promise<AttemptResult> => {
  const order = { orderId: row.channelOrderId, key: row.key }
  const begun = performance.now()
  const durationMs = () => Math.round(performance.now() - begun)
  try {
    const call = OrderCall.parse(row.call)
    const answerCode = await calls.make(shop, {
      purpose: 'order',
      work: (platformApi, store) => sendOrderCall(platformApi, call, { order, store }),
      signal,
    })
    return {
      changes: { state: 'done', at: new Date(), answerCode, message: null, durationMs: durationMs() },
      heard: { result: 'done', problem: null, isEndedThere: false, message: '' },
    }
  } catch (error) {
    if (error instanceof CallPostponed) return notCalled(row, error, new Date())
    if (!(error instanceof PlatformFailure)) throw error
    const { changes, heard } = notDone(row, error, new Date())
    return { changes: { ...changes, durationMs: durationMs() }, heard }
  }
}
