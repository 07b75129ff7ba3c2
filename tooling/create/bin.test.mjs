import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import path from 'node:path'

const BIN = path.join(import.meta.dirname, 'bin.mjs')

let served
const sufra = createServer((request, response) => {
  const code = served[request.url]
  response.writeHead(code === undefined ? 404 : 200).end(code ?? '')
})
let origin
beforeAll(async () => {
  await new Promise(resolve => sufra.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${sufra.address().port}`
})
afterAll(() => new Promise(resolve => sufra.close(resolve)))

const run = (address, ...words) =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [BIN, ...words], {
      env: { PATH: process.env.PATH, npm_config_package: address },
    })
    const found = { stdout: '', stderr: '' }
    for (const stream of ['stdout', 'stderr']) child[stream].on('data', text => (found[stream] += text))
    child.once('close', status => resolve({ ...found, status }))
  })

describe('the command that npm caches', () => {
  it('runs the current program of the Sufra that served it, and exits with its code', async () => {
    served = {
      '/tools/create-remote.mjs':
        "export const createRemote = async ({ from, words }) => { process.stdout.write(JSON.stringify({ from, words }) + ' سفرة'); return 7 }",
    }
    const from = `${origin}/tools/create-remote.tgz`
    expect(await run(from, 'kitchen', '--label-ar', 'المطبخ')).toEqual({
      status: 7,
      stdout: `${JSON.stringify({ from, words: ['kitchen', '--label-ar', 'المطبخ'] })} سفرة`,
      stderr: '',
    })
  })

  it.each([
    ['if nothing answers', () => 'http://127.0.0.1:9/tools/create-remote.tgz'],
    ['if there are no tools', () => `${origin}/elsewhere/create-remote.tgz`],
  ])('exits with 5 and the reason %s', async (_where, address) => {
    served = {}
    expect(await run(address())).toEqual({
      status: 5,
      stdout: '',
      stderr: `No Sufra answers at ${address()}.\n`,
    })
  })
})
