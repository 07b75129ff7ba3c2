import { storeResponse, lastResponse } from './stored-responses.ts'
import { noteLine, pageLimit } from './line.ts'
import { remoteFile } from './remotes.ts'
import { PAGE, renewPage, shellFile } from './shell.ts'
import type { Shell } from './shell.ts'
import type { Route } from './route.ts'
import type { PageRequestEvent } from './worker-scope.ts'

// Upper limit for a hanging network.
const ANSWER_LIMIT_MS = 3000
const CONFIG = '/config.json'

// Clients whose page came from the cache: they take the rest of their build from it too.
const keptPages = new Set<string>()

// 502 to 504: a gateway without its server. Any other status is the server's answer.
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

/**
 * Records the response time for the next page. A response still pending at the limit counts as slow; a failed one
 * says nothing about the connection.
 */
const noteAnswer = async (asked: Promise<Response>): Promise<void> => {
  const start = performance.now()
  const answer = await within(ANSWER_LIMIT_MS, asked)
  const took = performance.now() - start
  if (answer || took >= ANSWER_LIMIT_MS) await noteLine(took)
}

const answerPage = async (event: PageRequestEvent, shell: Shell): Promise<Response> => {
  const asked = askFor(event)
  event.waitUntil(noteAnswer(asked))
  const answer = await within(await pageLimit(), asked)
  if (answer) return answer
  const kept = await shellFile(shell, PAGE)
  if (!kept) return asked
  keptPages.add(event.resultingClientId)
  event.waitUntil(renewLater(shell, asked))
  return kept
}

/** Requests from the server, and stores the configuration for the next page. */
const askAnew = async (event: PageRequestEvent, asked: Promise<Response>): Promise<Response | undefined> => {
  const { pathname } = new URL(event.request.url)
  const answer = await within(ANSWER_LIMIT_MS, asked)
  if (answer?.ok && pathname === CONFIG) event.waitUntil(storeResponse(pathname, answer.clone()))
  return answer
}

const answerLatest = async (event: PageRequestEvent, shell: Shell): Promise<Response> => {
  const { pathname } = new URL(event.request.url)
  const isConfig = pathname === CONFIG
  const kept = () => (isConfig ? lastResponse(pathname) : shellFile(shell, pathname))
  if (keptPages.has(event.clientId)) {
    const found = await kept()
    // The next page uses the server's current configuration.
    if (found && isConfig) event.waitUntil(askAnew(event, fetch(event.request)))
    if (found) return found
  }
  const asked = fetch(event.request)
  return (await askAnew(event, asked)) ?? (await kept()) ?? asked
}

/**
 * Answers a request by its route. Rejects with the network's error when there is
 * neither a response nor a valid cached file.
 */
export const answerTo = async (
  event: PageRequestEvent,
  { shell, route }: { shell: Shell; route: Exclude<Route, 'network'> },
): Promise<Response> => {
  if (route === 'page') return answerPage(event, shell)
  if (route === 'latest') return answerLatest(event, shell)
  const { url } = event.request
  // A broken cache storage counts as an empty one.
  const find = route === 'remote' ? remoteFile(url) : shellFile(shell, new URL(url).pathname)
  return (await find.catch(() => undefined)) ?? fetch(event.request)
}
