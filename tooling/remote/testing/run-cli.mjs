import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { repositoryRoot } from '../../federation/common.mjs'

/**
 * Runs `pnpm remote` as a separate process, in this repository or in another one, so that the test's server can
 * answer meanwhile.
 */
export const runCli = (args, env = {}, cwd = repositoryRoot) =>
  new Promise(resolve => {
    execFile(
      process.execPath,
      ['tooling/remote/cli.mjs', ...args],
      { cwd, env: { ...process.env, SUFRA_DEPLOY_TOKEN: 'secret', ...env } },
      (error, stdout, stderr) => resolve({ status: error ? error.code : 0, stdout, stderr }),
    )
  })

const bodyOf = async request => {
  const parts = []
  for await (const part of request) parts.push(part)
  const bytes = Buffer.concat(parts)
  return request.headers['content-type'] === 'application/json' ? JSON.parse(bytes.toString()) : bytes
}

const NOT_FOUND = { status: 404, body: { code: 'not_found', title: 'Not found.' } }

/**
 * Starts a server with answers from the test: `replies` has `{status, body}` by method and path, e.g. 'POST
 * /api/Release/Rollback', or a function of the body; `isLost` answers nothing. Other requests get 404. `asked` lists
 * the requests.
 */
export const startServer = async () => {
  const asked = []
  const replies = {}
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url, 'http://localhost')
    const body = await bodyOf(request)
    const { authorization } = request.headers
    asked.push({ call: `${request.method} ${pathname}`, search, authorization, body })
    const known = replies[`${request.method} ${pathname}`] ?? NOT_FOUND
    const reply = typeof known === 'function' ? known(body) : known
    if (reply.isLost) return request.socket.destroy()
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    api: `http://127.0.0.1:${server.address().port}`,
    asked,
    replies,
    stop: () => new Promise(resolve => server.close(resolve)),
  }
}
