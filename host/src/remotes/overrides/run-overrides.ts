import { ApiError, api } from '@sufra/shared/api'
import { serverNow } from '@sufra/shared/live'
import { useSession, isOperator } from '@sufra/shared/session'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { endOverride, endOverrideSubscriptions, stopOverride, whenEnded } from './override-endings.ts'
import {
  dropQuestion,
  noteOverride,
  noteQuestion,
  noteRefusal,
  overrideOf,
  useOverrides,
} from '#src/remotes/override-store.ts'
import type { Override, RefusedOverride, RefusalReason } from '#src/remotes/override-store.ts'
import { readBuild } from './read-build.ts'
import { askPreview, startPreview } from './run-previews.ts'
import {
  asFolder,
  removeOverrideRequest,
  storeOverrideRequest,
  readOverrideRequests,
  takeOverrideRequestsFromAddress,
} from './override-requests.ts'
import type { OverrideRequest } from './override-requests.ts'

interface Watched {
  /** Base address, ending in a slash. */
  url: string
  /** Called for each finished build, and once when the connection opens. */
  onBuild: (version: string) => void
  /** Called with the error of a change that does not compile. */
  onProblem: (problem: string) => void
}

const textOf = (event: Event): string =>
  event instanceof MessageEvent && typeof event.data === 'string' ? event.data : ''

/**
 * Subscribes to the build events of a developer's server and returns the function that ends it. Reconnects by itself.
 * A static server has no such address, and the browser gives up after one request.
 */
const watchBuilds = ({ url, onBuild, onProblem }: Watched): (() => void) => {
  if (!('EventSource' in globalThis)) return () => undefined
  const source = new EventSource(`${url}updates`)
  source.addEventListener('build', event => onBuild(textOf(event)))
  source.addEventListener('problem', event => onProblem(textOf(event)))
  return () => source.close()
}

/** `until`: end of the permission, in ms since the epoch; null when it lasts as long as the tab. */
type Verdict = { isAllowed: true; until: number | null } | { isAllowed: false; reason: RefusalReason }

const refused = (reason: RefusalReason): Verdict => ({ isAllowed: false, reason })

const isListed = (url: string): boolean =>
  URL.canParse(url) && useRemotes.getState().origins.includes(new URL(url).origin)

const checkProof = async ({ name, url }: OverrideRequest, proof: string): Promise<Verdict> => {
  try {
    const allowed = await api.post('/api/Release/CheckOverride', { body: { proof } })
    if (allowed.name !== name || asFolder(allowed.url) !== url) return refused('proof')
    return { isAllowed: true, until: Date.parse(allowed.expiresAt) }
  } catch (error) {
    return refused(error instanceof ApiError && error.status === 400 ? 'proof' : 'unchecked')
  }
}

/**
 * Returns whether this tab may run a remote from that address. The origin must be on the list. Unless the deployment
 * is open, the person must also be the operator or bring a link signed for exactly this override.
 */
const checkOverrideRequest = async (request: OverrideRequest): Promise<Verdict> => {
  if (!isListed(request.url)) return refused('origin')
  const isOpen = useOverrides.getState().mode === 'open'
  if (isOpen || isOperator(useSession.getState().user)) return { isAllowed: true, until: null }
  return request.proof === null ? refused('unproven') : checkProof(request, request.proof)
}

/** Reads the current build. The running version stays when there is no new one. */
export const readAgain = async (name: string): Promise<void> => {
  const before = overrideOf(name)
  if (!before) return
  const build = await readBuild({ name, url: before.url })
  const current = overrideOf(name)
  if (!current || current.url !== before.url) return
  const next: Override =
    'version' in build
      ? { ...current, version: build.version, failure: null, buildProblem: null }
      : { ...current, failure: current.version ? null : build.failure }
  noteOverride(name, next)
}

const handleBuild = ({ name, version }: { name: string; version: string }): void => {
  const running = overrideOf(name)
  if (running?.version?.version === `${version} override`)
    noteOverride(name, { ...running, buildProblem: null })
  else void readAgain(name)
}

const handleProblem = ({ name, problem }: { name: string; problem: string }): void => {
  const running = overrideOf(name)
  if (running) noteOverride(name, { ...running, buildProblem: problem })
}

const endAt = (name: string, until: number | null): (() => void) => {
  if (until === null) return () => undefined
  const timer = setTimeout(() => {
    const url = overrideOf(name)?.url ?? ''
    endOverride(name)
    noteRefusal({ name, url, reason: 'proof' })
  }, until - serverNow())
  return () => clearTimeout(timer)
}

const start = async ({ name, url, until }: { name: string; url: string; until: number | null }) => {
  endOverrideSubscriptions(name)
  noteOverride(name, { url, version: null, failure: null, buildProblem: null })
  const ending = endAt(name, until)
  await readAgain(name)
  const unwatch = watchBuilds({
    url,
    onBuild: version => handleBuild({ name, version }),
    onProblem: problem => handleProblem({ name, problem }),
  })
  whenEnded(name, () => {
    ending()
    unwatch()
  })
}

// Without consent, the author of a link, e.g. with a deploy token, could run any code as the person who opens it.
const isAgreed = ({ agreedBy }: OverrideRequest): boolean =>
  useOverrides.getState().mode === 'open' || agreedBy === (useSession.getState().userId ?? NaN)

const refuse = ({ name }: OverrideRequest, refusal: RefusedOverride): void => {
  stopOverride(name)
  noteRefusal(refusal)
  // An unchecked link may be valid; all others would be refused again on every page.
  if (refusal.reason !== 'unchecked') removeOverrideRequest(name)
}

const runPreview = async (request: OverrideRequest): Promise<void> => {
  const { name } = request
  // A guest may be a person with access after sign-in.
  if (useSession.getState().userId === null) return
  const answer = await askPreview(request)
  if ('refused' in answer) return refuse(request, answer.refused)
  const { facts } = answer
  if (!isAgreed(request)) return noteQuestion({ name, url: facts.preview, preview: facts })
  startPreview(request, answer)
}

const runBuild = async (request: OverrideRequest): Promise<void> => {
  const verdict = await checkOverrideRequest(request)
  if (verdict.isAllowed && !isAgreed(request)) return noteQuestion({ name: request.name, url: request.url })
  if (verdict.isAllowed) return start({ ...request, until: verdict.until })
  refuse(request, { name: request.name, url: request.url, reason: verdict.reason })
}

const run = (request: OverrideRequest): Promise<void> =>
  request.preview === undefined ? runBuild(request) : runPreview(request)

let following: (() => void) | null = null

/** Ends overrides at a change of person and checks the requests again for the next one. */
const followPerson = (): void => {
  following ??= useSession.subscribe(({ userId }, { userId: before }) => {
    if (userId === before) return
    Object.keys(useOverrides.getState().running).forEach(stopOverride)
    useOverrides.setState({ asked: [] })
    if (userId !== null) void Promise.all(readOverrideRequests().map(run))
  })
}

/** Runs the override requests of the address and of this tab as far as they are allowed. */
export const runOverrideRequests = async (): Promise<void> => {
  takeOverrideRequestsFromAddress()
  followPerson()
  await Promise.all(readOverrideRequests().map(run))
}

const agree = async (request: OverrideRequest): Promise<void> => {
  const agreed = { ...request, agreedBy: useSession.getState().userId ?? undefined }
  storeOverrideRequest(agreed)
  await run(agreed)
}

/** Runs a remote from an address that a person typed. */
export const requestOverride = async ({ name, url }: { name: string; url: string }): Promise<void> => {
  followPerson()
  await agree({ name, url: asFolder(url), proof: null })
}

/** Runs the override of a link after the person's consent. */
export const acceptOverrideRequest = async (name: string): Promise<void> => {
  const request = readOverrideRequests().find(each => each.name === name)
  dropQuestion(name)
  if (request) await agree(request)
}

/** Drops the override request of a link. */
export const declineOverrideRequest = (name: string): void => {
  removeOverrideRequest(name)
  dropQuestion(name)
}
