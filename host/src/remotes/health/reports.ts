import { apiUrl } from '@sufra/shared/api'
import type { RemoteOutcome } from '@sufra/shared/contracts/release-health'
import { isImpersonating, useSession } from '@sufra/shared/session'
import { dropOutcomes, returnOutcomes, takeOutcomes } from './outcomes.ts'

const EVERY_MS = 10_000
// Browsers allow 64 KB for requests that outlive a page, and a failure takes up to 1.5 KB.
const MOST_AT_ONCE = 40
const MOST_TRIES = 3
const ANSWER_LIMIT_MS = 8000

let timer: ReturnType<typeof setInterval> | undefined
let failedTries = 0

type Answer = 'done' | 'refused' | 'later'

// Bypasses `api`: a report must not renew, lock or end a session, and has to outlive the page.
const post = async (outcomes: RemoteOutcome[], token: string): Promise<Answer> => {
  try {
    const { ok, status } = await fetch(apiUrl('/api/Release/Report'), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ outcomes }),
      keepalive: true,
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
    if (ok) return 'done'
    return status === 401 || status === 429 || status >= 500 ? 'later' : 'refused'
  } catch {
    return 'later'
  }
}

const send = async (): Promise<void> => {
  const { accessToken, userId, user } = useSession.getState()
  if (accessToken === null || isImpersonating(user)) return dropOutcomes()
  const outcomes = takeOutcomes(MOST_AT_ONCE)
  if (outcomes.length === 0) return
  if ((await post(outcomes, accessToken)) !== 'later') {
    failedTries = 0
    return
  }
  failedTries += 1
  const isSamePerson = timer !== undefined && useSession.getState().userId === userId
  if (failedTries < MOST_TRIES && isSamePerson) returnOutcomes(outcomes)
  else failedTries = 0
}

const sendSoon = (): void => void send()
const sendWhenHidden = (): void => {
  if (document.visibilityState === 'hidden') sendSoon()
}

/** Reports the outcomes of remotes to the server every ten seconds and when the page is left. Fails silently. */
export const startReports = (): void => {
  timer ??= setInterval(sendSoon, EVERY_MS)
  addEventListener('pagehide', sendSoon)
  document.addEventListener('visibilitychange', sendWhenHidden)
}

/** Stops at sign-out and drops unsent outcomes. */
export const stopReports = (): void => {
  clearInterval(timer)
  timer = undefined
  failedTries = 0
  removeEventListener('pagehide', sendSoon)
  document.removeEventListener('visibilitychange', sendWhenHidden)
  dropOutcomes()
}
