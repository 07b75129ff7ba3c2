import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { publishBuild } from './publish.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sufra-publish-'))
writeFileSync(path.join(folder, 'remoteEntry.js'), 'code')

const asked = []
let reply = { status: 200, body: { revision: 8, stable: '1.0.0-abcdef1234', previous: null } }
const server = createServer(async (request, response) => {
  const parts = []
  for await (const part of request) parts.push(part)
  const { pathname } = new URL(request.url, 'http://localhost')
  const isUpload = pathname === '/api/Release/Upload'
  const text = Buffer.concat(parts).toString()
  asked.push({ pathname, headers: request.headers, body: isUpload ? text : JSON.parse(text) })
  const { status, body } = isUpload ? { status: 200, body: { isNew: true } } : reply
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})

let options
beforeAll(async () => {
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  options = {
    built: { name: 'orders', folder, contract: { version: '1.0.0-abcdef1234' }, integrity: 'sha384-x' },
    api: `http://127.0.0.1:${server.address().port}`,
    token: 'secret',
  }
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('publishing', () => {
  it('uploads the files first, then calls the API with the deploy token', async () => {
    const result = await publishBuild(options)
    expect(result).toMatchObject({
      name: 'orders',
      revision: 8,
      isNew: true,
      baseUrl: '/remotes/orders/1.0.0-abcdef1234/',
    })
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/Release/Upload', '/api/Release/Publish'])
    expect(asked[1]).toMatchObject({
      headers: { authorization: 'Deploy secret' },
      body: { name: 'orders', version: '1.0.0-abcdef1234', integrity: 'sha384-x' },
    })
    for (const absent of ['expectedRevision', 'channel', 'why'])
      expect(asked[1].body).not.toHaveProperty(absent)
  })

  it('sends an address, a channel, a reason and the expected revision if given', async () => {
    const change = { channel: 'beta', why: 'to try', expectedRevision: 8 }
    await publishBuild({ ...options, baseUrl: 'https://cdn.example/{name}/{version}/', ...change })
    expect(asked.at(-1).body).toMatchObject({
      baseUrl: 'https://cdn.example/orders/1.0.0-abcdef1234/',
      ...change,
    })
  })

  it.each([
    { status: 409, body: { title: 'The registry moved on' }, exitCode: 4, text: 'The registry moved on' },
    { status: 409, body: { errors: { version: ['It exists'] } }, exitCode: 3, text: 'version: It exists' },
    {
      status: 409,
      body: { code: 'already_exists', errors: { 'contract.nav': ['menus (menus)'] } },
      exitCode: 5,
      text: 'contract.nav: menus (menus)',
    },
    { status: 401, body: { code: 'token_invalid' }, exitCode: 6, text: 'wrong or revoked' },
    {
      status: 400,
      body: { title: 'Wrong', errors: { version: ['too short'] } },
      exitCode: 5,
      text: 'version: too short',
    },
    { status: 500, body: {}, exitCode: 5, text: 'HTTP 500' },
  ])(
    'turns the answer $status into one line and exit code $exitCode',
    async ({ status, body, exitCode, text }) => {
      reply = { status, body }
      const refusal = { exitCode, message: expect.stringContaining(text) }
      await expect(publishBuild(options)).rejects.toMatchObject(refusal)
    },
  )

  it('reports an unreachable API', async () => {
    await expect(publishBuild({ ...options, api: 'http://127.0.0.1:9' })).rejects.toMatchObject({
      exitCode: 5,
    })
  })
})
