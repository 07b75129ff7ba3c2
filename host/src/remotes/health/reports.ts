import { apiUrl } from '@sufra/shared/api'
import type { RemoteOutcome } from '@sufra/shared/contracts/release-health'
import { isViewing, useSession } from '@sufra/shared/session'
import { dropOutcomes, returnOutcomes, takeOutcomes } from './outcomes.ts'

const EVERY_MS = 10_000
// Browsers let 64 KB outlive a page, and a failure can take 1.5.
const MOST_AT_ONCE = 40
const MOST_TRIES = 3
const ANSWER_LIMIT_MS = 8000

let timer: ReturnType<typeof setInterval> | undefined
let failedTries = 0

type Answer = 'done' | 'refused' | 'later'

// Not through `api`: a report must neither renew nor lock or end a session, and has to outlive the page.
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
  if (accessToken === null || isViewing(user)) return dropOutcomes()
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

/** Tells the server every ten seconds, and when the page is left, how the remotes fared. Nobody notices when it cannot. */
export const startReports = (): void => {
  timer ??= setInterval(sendSoon, EVERY_MS)
  addEventListener('pagehide', sendSoon)
  document.addEventListener('visibilitychange', sendWhenHidden)
}

/** At sign-out: what was not sent is forgotten. */
export const stopReports = (): void => {
  clearInterval(timer)
  timer = undefined
  failedTries = 0
  removeEventListener('pagehide', sendSoon)
  document.removeEventListener('visibilitychange', sendWhenHidden)
  dropOutcomes()
}
