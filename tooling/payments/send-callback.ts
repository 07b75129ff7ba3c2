import { setTimeout as wait } from 'node:timers/promises'
import { signCallback } from './sign.ts'
import { written } from './transaction.ts'
import type { Transaction } from './transaction.ts'

export interface CallbackResult {
  /** status of the receiver's answer, 0 for none */
  status: number
}

const PATIENCE_MS = 10_000

const sendOnce = async (url: string, raw: string, signature: string): Promise<number> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', signature },
      body: raw,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return 0
  }
}

/** Sends a transaction's state to the shop, with two retries. */
export const tell = async (
  transaction: Transaction,
  { key, retryMs }: { key: string; retryMs: number },
): Promise<CallbackResult> => {
  const raw = JSON.stringify(written(transaction))
  const signature = signCallback(raw, key)
  let status = await sendOnce(transaction.callback, raw, signature)
  for (let attempt = 1; attempt <= 2 && (status === 0 || status >= 500); attempt += 1) {
    await wait(retryMs * attempt, undefined, { ref: false })
    status = await sendOnce(transaction.callback, raw, signature)
  }
  return { status }
}
