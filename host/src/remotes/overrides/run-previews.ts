import { ApiError, api } from '@sufra/shared/api'
import type { ReleasedVersion } from '@sufra/shared/contracts/release'
import { hangStateOf } from '#src/remotes/health/hang-marker.ts'
import { endOverride, whenEnded } from './override-endings.ts'
import { noteOverride, noteRefusal, overrideOf } from '#src/remotes/override-store.ts'
import type { PreviewFacts, RefusalReason, RefusedOverride } from '#src/remotes/override-store.ts'
import type { OverrideRequest } from './override-requests.ts'

// Maximum time for which an open page runs a revoked preview.
const LOOK_MS = 30_000

/** The server's answer to a preview link: the version to run, or the refusal. */
export type PreviewAnswer = { version: ReleasedVersion; facts: PreviewFacts } | { refused: RefusedOverride }

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 400

export const askPreview = async ({ name, preview: token = '' }: OverrideRequest): Promise<PreviewAnswer> => {
  const refused = (reason: RefusalReason, preview = ''): PreviewAnswer => ({
    refused: { name, url: preview, reason },
  })
  try {
    const opened = await api.post('/api/Release/OpenPreview', { body: { token } })
    if (opened.name !== name) return refused('proof')
    if (opened.state !== 'open') return refused(opened.state, opened.preview)
    const { preview, by, until, version } = opened
    // A reload would run it again and hang the tab once more.
    if (hangStateOf(name, version.version)) return refused('hung', preview)
    return { version, facts: { preview, by, until } }
  } catch (error) {
    return refused(isRefused(error) ? 'proof' : 'unchecked')
  }
}

const show = (name: string, { version, facts }: Exclude<PreviewAnswer, { refused: unknown }>): void =>
  noteOverride(name, { url: version.baseUrl, version, failure: null, buildProblem: null, preview: facts })

const lookAgain = async (request: OverrideRequest): Promise<void> => {
  const before = overrideOf(request.name)
  const answer = await askPreview(request)
  if (!before || overrideOf(request.name) !== before) return
  if (!('refused' in answer)) return show(request.name, answer)
  // An outage of the server does not end a preview.
  if (answer.refused.reason === 'unchecked') return
  endOverride(request.name)
  noteRefusal(answer.refused)
}

/** Runs a preview in this tab until it ends, always in the latest version of its team. */
export const startPreview = (
  request: OverrideRequest,
  answer: Exclude<PreviewAnswer, { refused: unknown }>,
): void => {
  const timer = setInterval(() => void lookAgain(request), LOOK_MS)
  whenEnded(request.name, () => clearInterval(timer))
  show(request.name, answer)
}
