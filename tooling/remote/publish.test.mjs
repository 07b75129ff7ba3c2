import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { publishBuild } from './publish.mjs'

const place = mkdtempSync(path.join(os.tmpdir(), 'sufra-publish-'))
const folder = path.join(place, 'dist')
mkdirSync(folder)
writeFileSync(path.join(folder, 'remoteEntry.js'), 'code')

const asked = []
let reply = { status: 200, body: { revision: 8, stable: '1.0.0-abcdef1234', previous: null } }
const server = createServer(async (request, response) => {
  const parts = []
  for await (const part of request) parts.push(part)
  asked.push({
    url: request.url,
    headers: request.headers,
    body: JSON.parse(Buffer.concat(parts).toString()),
  })
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
})

let options
beforeAll(async () => {
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  options = {
    built: { name: 'orders', folder, contract: { version: '1.0.0-abcdef1234' }, integrity: 'sha384-x' },
    store: path.join(place, 'store'),
    api: `http://127.0.0.1:${server.address().port}`,
    token: 'secret',
  }
})
afterAll(() => {
  server.close()
  rmSync(place, { recursive: true, force: true })
})

describe('publishing', () => {
  test('lays the files down first, then asks the API with the deploy token', async () => {
    const result = await publishBuild(options)
    expect(result).toMatchObject({
      name: 'orders',
      revision: 8,
      isNew: true,
      baseUrl: '/remotes/orders/1.0.0-abcdef1234/',
    })
    expect(existsSync(path.join(options.store, 'orders/1.0.0-abcdef1234/remoteEntry.js'))).toBe(true)
    expect(asked[0]).toMatchObject({
      url: '/api/Release/Publish',
      headers: { authorization: 'Deploy secret' },
      body: { name: 'orders', version: '1.0.0-abcdef1234', integrity: 'sha384-x' },
    })
    expect(asked[0].body).not.toHaveProperty('expectedRevision')
  })

  test('names another address and the expected revision when told to', async () => {
    await publishBuild({ ...options, baseUrl: 'https://cdn.example/{name}/{version}/', expectedRevision: 8 })
    expect(asked.at(-1).body).toMatchObject({
      baseUrl: 'https://cdn.example/orders/1.0.0-abcdef1234/',
      expectedRevision: 8,
    })
  })

  test.each([
    { status: 409, body: { title: 'The registry moved on' }, exitCode: 4, text: 'The registry moved on' },
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

  test('says when nobody answers', async () => {
    await expect(publishBuild({ ...options, api: 'http://127.0.0.1:9' })).rejects.toMatchObject({
      exitCode: 5,
    })
  })
})
