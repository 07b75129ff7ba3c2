import { openCache } from './files.ts'
import { remoteFile } from './remotes.ts'
import { PAGE, shellFile } from './shell.ts'
import type { Shell } from './shell.ts'
import type { Route } from './route.ts'
import type { PageRequestEvent } from './worker-scope.ts'

/** Where the network hangs, a tablet must not. */
export const ANSWER_LIMIT_MS = 3000

const HEARD = 'sufra-heard'
const CONFIG = '/config.json'

// Pages that began with what is kept take the rest of their build from there too.
const keptPages = new Set<string>()

// A gateway whose server is away; anything else is the server's word.
const isAnswer = ({ status }: Response): boolean => status < 502 || status > 504

const withinLimit = async (asked: Promise<Response>): Promise<Response | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(resolve, ANSWER_LIMIT_MS, undefined)
  })
  const answer = await Promise.race([asked, late]).catch(() => undefined)
  clearTimeout(timer)
  return answer && isAnswer(answer) ? answer : undefined
}

const askFor = async ({ request, preloadResponse }: PageRequestEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request)

const answerPage = async (event: PageRequestEvent, shell: Shell): Promise<Response> => {
  const asked = askFor(event)
  const answer = await withinLimit(asked)
  if (answer) return answer
  const kept = await shellFile(shell, PAGE)
  if (!kept) return asked
  keptPages.add(event.resultingClientId)
  return kept
}

const hear = async (path: string, answer: Response): Promise<void> => {
  const cache = await openCache(HEARD)
  await cache?.put(path, answer).catch(() => undefined)
}

// No part of a build, and the same for everybody: as it was when the server last said it.
const lastHeard = async (path: string): Promise<Response | undefined> => (await openCache(HEARD))?.match(path)

const answerLatest = async (event: PageRequestEvent, shell: Shell): Promise<Response> => {
  const { pathname } = new URL(event.request.url)
  const kept = () => (pathname === CONFIG ? lastHeard(pathname) : shellFile(shell, pathname))
  if (keptPages.has(event.clientId)) {
    const found = await kept()
    if (found) return found
  }
  const asked = fetch(event.request)
  const answer = await withinLimit(asked)
  if (answer?.ok && pathname === CONFIG) event.waitUntil(hear(pathname, answer.clone()))
  return answer ?? (await kept()) ?? asked
}

/** The answer to a request, by its route. Rejects as the network does when there is neither an answer nor a whole copy. */
export const answerTo = async (
  event: PageRequestEvent,
  { shell, route }: { shell: Shell; route: Exclude<Route, 'network'> },
): Promise<Response> => {
  if (route === 'page') return answerPage(event, shell)
  if (route === 'latest') return answerLatest(event, shell)
  const { url } = event.request
  // A browser whose storage broke is one without a copy.
  const find = route === 'remote' ? remoteFile(url) : shellFile(shell, new URL(url).pathname)
  return (await find.catch(() => undefined)) ?? fetch(event.request)
}
