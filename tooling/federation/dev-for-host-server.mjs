import { createServer } from 'node:http'
import path from 'node:path'
import { FILE_TYPES } from './file-types.mjs'

const TYPES = { ...FILE_TYPES, '.map': FILE_TYPES['.json'] }

// Pages of any origin may read these files, and caches must not store them.
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
}

// An open page may still request a screen of an earlier build.
const KEPT_BUILDS = 5
const PULSE_MS = 15_000

const eventText = ({ event, data }) =>
  `event: ${event}\n${data
    .split('\n')
    .map(line => `data: ${line}`)
    .join('\n')}\n\n`

const answer = (response, { status = 200, type = 'text/plain; charset=utf-8', body = '', ...headers }) => {
  response.writeHead(status, { ...OPEN, 'content-type': type, ...headers })
  response.end(body)
}

/** Open event streams. Each gets the current state first, and then every change. */
class Listeners {
  constructor(news) {
    this.news = news
    this.responses = new Set()
  }

  add(response) {
    response.writeHead(200, { ...OPEN, 'content-type': 'text/event-stream' })
    response.write(': ready\n\n')
    this.news().forEach(message => response.write(eventText(message)))
    this.responses.add(response)
    response.once('close', () => this.responses.delete(response))
  }

  tell(message) {
    this.responses.forEach(response => response.write(eventText(message)))
  }

  start() {
    const beat = () => this.responses.forEach(response => response.write(': pulse\n\n'))
    this.pulse = setInterval(beat, PULSE_MS)
  }

  stop() {
    clearInterval(this.pulse)
  }
}

/** The last builds by version, and the current compile error. */
class Builds {
  files = new Map()
  newest = null
  problem = null

  add({ version, files }) {
    this.files.delete(version)
    this.files.set(version, files)
    for (const old of [...this.files.keys()].slice(0, -KEPT_BUILDS)) this.files.delete(old)
    this.newest = version
    this.problem = null
  }

  news() {
    return [
      ...(this.newest ? [{ event: 'build', data: this.newest }] : []),
      ...(this.problem ? [{ event: 'problem', data: this.problem }] : []),
    ]
  }

  answer(response, file) {
    if (!this.newest)
      return answer(response, { status: 503, body: this.problem ?? 'The first build is not ready yet.' })
    if (file === 'contract.json')
      return answer(response, { status: 302, location: `/builds/${this.newest}/contract.json` })
    const [, version = this.newest, name = file] = /^builds\/([^/]+)\/(.+)$/.exec(file) ?? []
    const body = this.files.get(version)?.get(name)
    if (!body) return answer(response, { status: 404, body: `There is no ${name} in ${version}.` })
    answer(response, { type: TYPES[path.extname(name)] ?? 'application/octet-stream', body })
  }
}

/**
 * Creates a server of builds for a host elsewhere: each build in a folder of its own, `/contract.json` redirecting to
 * the newest, and `/updates` with server-sent events (`build` with its version, `problem` with the errors).
 */
export const createBuildServer = () => {
  const builds = new Builds()
  const listeners = new Listeners(() => builds.news())

  const route = (request, response) => {
    if (request.method === 'OPTIONS') return answer(response, { status: 204 })
    const file = decodeURIComponent(new URL(request.url, 'http://localhost').pathname).slice(1)
    if (file === 'updates') return listeners.add(response)
    builds.answer(response, file)
  }
  const server = createServer((request, response) => {
    try {
      route(request, response)
    } catch {
      answer(response, { status: 400, body: 'No address.' })
    }
  })

  return {
    /** Resolves with the port, which the system chooses for 0. Rejects if the port is in use. */
    listen: port =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, 'localhost', () => {
          listeners.start()
          resolve(server.address().port)
        })
      }),
    /** @param {{version: string, files: Map<string, Buffer>}} build */
    addBuild: build => {
      builds.add(build)
      listeners.tell({ event: 'build', data: build.version })
    },
    addProblem: text => {
      builds.problem = text
      listeners.tell({ event: 'problem', data: text })
    },
    close: () => {
      listeners.stop()
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}
