import { openCache } from './files.ts'
import { remoteFile } from './remotes.ts'
import { PAGE, renewPage, shellFile } from './shell.ts'
import type { Shell } from './shell.ts'
import type { Route } from './route.ts'
import type { PageRequestEvent } from './worker-scope.ts'

// Where the network hangs, a tablet must not.
const ANSWER_LIMIT_MS = 3000
// More than a page takes over a good line, and less than the first round trip over a slow one, where each file that is asked for again
// costs another.
const PAGE_LIMIT_MS = 300

// Where the browser knows its line (Chromium): over one whose round trip takes longer than that, to wait is for nothing.
const pageLimit = (): number => ((navigator.connection?.rtt ?? 0) > PAGE_LIMIT_MS ? 0 : PAGE_LIMIT_MS)

const HEARD = 'sufra-heard'
const CONFIG = '/config.json'

// Pages that began with what is kept take the rest of their build from there too.
const keptPages = new Set<string>()

// A gateway whose server is away; anything else is the server's word.
const isAnswer = ({ status }: Response): boolean => status < 502 || status > 504

const within = async (limit: number, asked: Promise<Response>): Promise<Response | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(resolve, limit, undefined)
  })
  const answer = await Promise.race([asked, late]).catch(() => undefined)
  clearTimeout(timer)
  return answer && isAnswer(answer) ? answer : undefined
}

const askFor = async ({ request, preloadResponse }: PageRequestEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request)

const renewLater = async (shell: Shell, asked: Promise<Response>): Promise<void> => {
  const answer = await within(ANSWER_LIMIT_MS, asked)
  if (answer?.ok) await renewPage(shell, answer)
}

const answerPage = async (event: PageRequestEvent, shell: Shell): Promise<Response> => {
  const asked = askFor(event)
  const answer = await within(pageLimit(), asked)
  if (answer) return answer
  const kept = await shellFile(shell, PAGE)
  if (!kept) return asked
  keptPages.add(event.resultingClientId)
  event.waitUntil(renewLater(shell, asked))
  return kept
}

const hear = async (path: string, answer: Response): Promise<void> => {
  const cache = await openCache(HEARD)
  await cache?.put(path, answer).catch(() => undefined)
}

// No part of a build, and the same for everybody: as it was when the server last said it.
const lastHeard = async (path: string): Promise<Response | undefined> => (await openCache(HEARD))?.match(path)

/** From the server, and heard for the next time where the answer is no part of a build. */
const askAnew = async (event: PageRequestEvent, asked: Promise<Response>): Promise<Response | undefined> => {
  const { pathname } = new URL(event.request.url)
  const answer = await within(ANSWER_LIMIT_MS, asked)
  if (answer?.ok && pathname === CONFIG) event.waitUntil(hear(pathname, answer.clone()))
  return answer
}

const answerLatest = async (event: PageRequestEvent, shell: Shell): Promise<Response> => {
  const { pathname } = new URL(event.request.url)
  const isConfig = pathname === CONFIG
  const kept = () => (isConfig ? lastHeard(pathname) : shellFile(shell, pathname))
  if (keptPages.has(event.clientId)) {
    const found = await kept()
    // The next page goes by what the server says now.
    if (found && isConfig) event.waitUntil(askAnew(event, fetch(event.request)))
    if (found) return found
  }
  const asked = fetch(event.request)
  return (await askAnew(event, asked)) ?? (await kept()) ?? asked
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
