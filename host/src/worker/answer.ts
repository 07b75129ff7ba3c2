import { hear, lastHeard } from './heard.ts'
import { noteLine, pageLimit } from './line.ts'
import { remoteFile } from './remotes.ts'
import { PAGE, renewPage, shellFile } from './shell.ts'
import type { Shell } from './shell.ts'
import type { Route } from './route.ts'
import type { PageRequestEvent } from './worker-scope.ts'

// Where the network hangs, a tablet must not.
const ANSWER_LIMIT_MS = 3000
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

/** The next page goes by what this one waited for: an answer that is still out counts, one that cannot come says nothing of the line. */
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
