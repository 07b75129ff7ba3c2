import { createServer } from 'node:http'
import { ask, askJson, refusalOf } from './api.mjs'
import { Refusal } from './refusal.mjs'

const asked = []
let replies = []
let api
let server
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts = []
    for await (const part of request) parts.push(part)
    const { method, url, headers } = request
    asked.push({ method, url, headers, body: Buffer.concat(parts).toString() })
    const { status = 200, headers: more = {}, body = '{}' } = replies.shift() ?? {}
    response.writeHead(status, more).end(body)
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  api = `http://127.0.0.1:${server.address().port}`
})
afterAll(() => new Promise(resolve => server.close(resolve)))
beforeEach(() => {
  asked.length = 0
  replies = []
})

const failure = work => work.then(() => null).catch(error => error)

describe('a request', () => {
  it('is a GET without a body, with the token as bearer', async () => {
    await ask({ api, token: 'secret' }, { path: '/api/Release/Hosts' })
    expect(asked).toMatchObject([{ method: 'GET', url: '/api/Release/Hosts', body: '' }])
    expect(asked[0].headers.authorization).toBe('Deploy secret')
    expect(asked[0].headers).not.toHaveProperty('content-type')
  })

  it('has no authorization header without a token', async () => {
    await ask({ api }, { path: '/api/Release/Hosts' })
    await ask({ api, token: '' }, { path: '/api/Release/Hosts' })
    for (const { headers } of asked) expect(headers).not.toHaveProperty('authorization')
  })

  it.each([
    ['JSON', { json: { name: 'orders' } }, 'application/json', '{"name":"orders"}'],
    ['bytes', { bytes: Buffer.from('code') }, 'application/octet-stream', 'code'],
    ['the bytes of an empty file', { bytes: Buffer.alloc(0) }, 'application/octet-stream', ''],
  ])('is a POST with %s', async (...[, request, type, body]) => {
    await ask({ api }, { path: '/api/Release/Upload', ...request })
    expect(asked).toMatchObject([{ method: 'POST', body }])
    expect(asked[0].headers['content-type']).toBe(type)
  })

  it('waits as long as a 429 says, and is repeated once with the same body', async () => {
    replies = [
      { status: 429, headers: { 'retry-after': '1' } },
      { status: 200, body: '{"revision":7}' },
    ]
    const answer = await ask({ api }, { path: '/x', json: { name: 'orders' } })
    expect(await answer.json()).toEqual({ revision: 7 })
    expect(asked.map(({ body }) => body)).toEqual(['{"name":"orders"}', '{"name":"orders"}'])
  })

  it('is not repeated after a second 429', async () => {
    replies = [{ status: 429 }, { status: 429 }, { status: 200 }]
    expect((await ask({ api }, { path: '/x' })).status).toBe(429)
    expect(asked).toHaveLength(2)
  })

  it('without an answer is reported with the address and exit code 5, and may be repeated', async () => {
    const error = await failure(ask({ api: 'http://127.0.0.1:9' }, { path: '/x' }))
    expect(error).toBeInstanceOf(Refusal)
    expect(error).toMatchObject({ exitCode: 5, mayPass: true })
    expect(error.message).toMatch(/the API at http:\/\/127\.0\.0\.1:9 cannot be reached/)
  })
})

describe('a refusal of the API', () => {
  const refusal = (status, problem, exitCodeOf) =>
    refusalOf({ answer: Response.json(problem, { status }), doing: 'publish orders', exitCodeOf })

  it.each([
    [401, 6],
    [403, 6],
    [400, 5],
    [404, 5],
    [409, 5],
    [500, 5],
  ])('%i ends with exit code %i', async (status, exitCode) => {
    expect(await refusal(status, { title: 'No.' })).toMatchObject({ exitCode })
  })

  it.each([
    [500, true],
    [503, true],
    [409, false],
    [429, false],
  ])('allows a retry of %i: %s', async (status, mayPass) => {
    expect(await refusal(status, {})).toMatchObject({ mayPass })
  })

  it('a command may give a code its own meaning, except for a token without the right', async () => {
    const exitCodeOf = ({ code }) => (code === 'stale_version' ? 4 : 5)
    expect(await refusal(409, { code: 'stale_version' }, exitCodeOf)).toMatchObject({ exitCode: 4 })
    expect(await refusal(403, { code: 'stale_version' }, exitCodeOf)).toMatchObject({ exitCode: 6 })
  })

  it('is one line: the code, the reason, the fields, and the remedy', async () => {
    const problem = {
      code: 'stale_version',
      detail: 'The registry is at revision 9.',
      title: 'Conflict',
      errors: { expectedRevision: ['is 8', 'and too low'] },
    }
    const { message, code } = await refusal(409, problem)
    expect(code).toBe('stale_version')
    expect(message).toBe(
      'the API did not publish orders (409 stale_version): The registry is at revision 9; ' +
        'expectedRevision: is 8 and too low; look at it with pnpm remote list, and decide again',
    )
  })

  it.each([
    ['a page of a proxy', '<html>502</html>', 502, '(502): HTTP 502'],
    ['nothing', '', 500, '(500): HTTP 500'],
    ['the word null', 'null', 502, '(502): HTTP 502'],
    ['a list', '[]', 502, '(502): HTTP 502'],
    ['a number as the reason', '{"detail":7}', 400, '(400): 7'],
    [
      'a field with one text',
      '{"title":"No.","errors":{"name":"is taken"}}',
      400,
      '(400): No; name: is taken',
    ],
    ['an invalid errors field', '{"title":"No.","errors":null}', 400, '(400): No'],
    [
      'a code that is a name of JavaScript',
      '{"code":"constructor","title":"Odd."}',
      400,
      '(400 constructor): Odd',
    ],
    ['an unknown code of a newer server', '{"code":"new_code","title":"New."}', 409, '(409 new_code): New'],
  ])('%s is reported as far as it is readable', async (...[, body, status, words]) => {
    const { message } = await refusalOf({ answer: new Response(body, { status }), doing: 'do it' })
    expect(message).toBe(`the API did not do it ${words}`)
  })
})

describe('an expected JSON answer', () => {
  const request = { path: '/api/Release/Hosts' }

  it('is parsed', async () => {
    replies = [{ body: '[1,2]' }]
    expect(await askJson({ caller: { api }, request, doing: 'tell' })).toEqual([1, 2])
  })

  it('that is a page means no API: exit code 5, with its address', async () => {
    replies = [{ body: '<!doctype html>' }]
    const error = await failure(askJson({ caller: { api }, request, doing: 'tell' }))
    expect(error).toMatchObject({ exitCode: 5 })
    expect(error.message).toContain(`${api} answered something that is no JSON`)
  })

  it('that is refused is reported as a refusal', async () => {
    replies = [{ status: 403, body: '{"code":"forbidden_remote"}' }]
    const error = await failure(askJson({ caller: { api }, request, doing: 'tell' }))
    expect(error).toMatchObject({ exitCode: 6, code: 'forbidden_remote' })
    expect(error.message).toContain('this deploy token is for another remote or channel')
  })
})
