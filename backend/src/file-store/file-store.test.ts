import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { readEnv } from '#src/env.ts'
import { startS3 } from '#src/testing/s3-server.ts'
import type { S3Server } from '#src/testing/s3-server.ts'
import { StoreConflict } from './file-store.ts'
import { createS3Store } from './s3-store.ts'
import { createRemoteStore } from './stores.ts'
import type { FileStore } from './file-store.ts'

const HOUR_MS = 3_600_000

let folder: string
let servers: Record<'s3' | 'old', S3Server>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sufra-store-'))
  servers = { s3: await startS3(), old: await startS3({ isOld: true }) }
})
afterAll(async () => {
  await Promise.all(Object.values(servers).map(server => server.close()))
  await rm(folder, { recursive: true })
})

const storeIn = (variables: Record<string, string>) =>
  createRemoteStore(readEnv({ DATA_DIR: folder, ...variables }))

const BACK_ENDS = {
  'a folder': () => storeIn({}),
  'an S3 bucket': () => storeIn(servers.s3.variables('')),
  'a part of an S3 bucket': () => storeIn(servers.s3.variables('one/part')),
  'an S3 server without conditional writes': () => storeIn(servers.old.variables('')),
}

const bytes = (content: string) => Buffer.from(content)

describe.each(Object.entries(BACK_ENDS))('the store in %s', (name, open) => {
  let store: FileStore
  beforeAll(() => {
    store = open()
  })

  it('stores a file unchanged, and returns whether it was new', async () => {
    const odd = Buffer.from([0, 255, 10, 13, 128])
    expect(await store.put('menus/1/odd.bin', odd)).toBe(true)
    expect(await store.put('menus/1/odd.bin', odd)).toBe(false)
    expect(await store.read('menus/1/odd.bin')).toEqual(odd)
    expect(await store.put('menus/1/empty.css', bytes(''))).toBe(true)
    expect(await store.read('menus/1/empty.css')).toEqual(bytes(''))
  })

  it('never replaces a file with other bytes', async () => {
    await store.put('menus/1/kept.js', bytes('one'))
    await expect(store.put('menus/1/kept.js', bytes('two'))).rejects.toThrow(StoreConflict)
    expect(await store.read('menus/1/kept.js')).toEqual(bytes('one'))
  })

  it('accepts the same file from eight writers at once', async () => {
    const puts = Array.from({ length: 8 }, () => store.put('menus/1/same.js', bytes('same')))
    await Promise.all(puts)
    expect(await store.read('menus/1/same.js')).toEqual(bytes('same'))
  })

  // A server that ignores the condition cannot decide this.
  if (!name.includes('without')) {
    it('accepts one of eight different files at once', async () => {
      const puts = Array.from({ length: 8 }, (_none, at) => store.put('menus/1/race.js', bytes(`${at}`)))
      const results = await Promise.allSettled(puts)
      const won = results.findIndex(({ status }) => status === 'fulfilled')
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(StoreConflict)
      expect(await store.read('menus/1/race.js')).toEqual(bytes(`${won}`))
    })
  }

  it('returns whether a file exists', async () => {
    await store.put('menus/1/here.js', bytes('here'))
    expect(await store.has('menus/1/here.js')).toBe(true)
    for (const absent of ['menus/1/there.js', 'menus/1', 'menus/1/here.js/below.js', 'nobody']) {
      expect([absent, await store.has(absent)]).toEqual([absent, false])
      expect(await store.read(absent)).toBeUndefined()
      expect(await store.open(absent)).toBeUndefined()
    }
  })

  it('opens a file as a stream with its size', async () => {
    await store.put('menus/1/long.js', bytes('x'.repeat(300_000)))
    const file = await store.open('menus/1/long.js')
    expect(file?.size).toBe(300_000)
    expect(file && (await text(file.stream))).toHaveLength(300_000)
  })

  it('lists the files of a folder, without a neighbour whose name has the same prefix', async () => {
    for (const path of ['list/1/b.js', 'list/1/a/c.js', 'list/10/d.js']) await store.put(path, bytes(path))
    expect(await store.list('list/1')).toEqual(['list/1/a/c.js', 'list/1/b.js'])
    expect(await store.list('list/2')).toEqual([])
  })

  it('removes a folder and nothing else, even a missing one', async () => {
    for (const path of ['gone/1/a.js', 'gone/1/b/c.js', 'gone/10/d.js']) await store.put(path, bytes(path))
    await store.remove('gone/1')
    await store.remove('gone/1')
    expect(await store.list('gone')).toEqual(['gone/10/d.js'])
  })

  it('lists all files with their sizes', async () => {
    for (const path of ['all-1.webp', 'all/2.webp']) await store.put(path, bytes(path))
    const sizes = new Map<string, number>()
    for await (const { path, size, storedAt } of store.entries()) {
      sizes.set(path, size)
      expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(HOUR_MS)
    }
    expect([sizes.get('all-1.webp'), sizes.get('all/2.webp')]).toEqual([10, 10])
  })

  it('removes a file only if it was stored before the given time', async () => {
    await store.renew('aging.webp', bytes('a'))
    await store.removeFile('aging.webp', new Date(Date.now() - HOUR_MS))
    expect(await store.has('aging.webp')).toBe(true)
    await store.removeFile('aging.webp', new Date(Date.now() + HOUR_MS))
    await store.removeFile('aging.webp', new Date(Date.now() + HOUR_MS))
    expect(await store.has('aging.webp')).toBe(false)
  })

  it('moves a file of this machine in', async () => {
    const file = join(folder, 'large.part')
    await writeFile(file, 'x'.repeat(300_000))
    await store.moveIn('moved/large.zip', file)
    expect((await store.open('moved/large.zip'))?.size).toBe(300_000)
    await expect(access(file)).rejects.toThrow(/ENOENT/)
    await store.removeFile('moved/large.zip')
    expect(await store.has('moved/large.zip')).toBe(false)
  })

  it('replaces a changeable file', async () => {
    await store.replace('registry.json', bytes('1'))
    await store.replace('registry.json', bytes('2'))
    expect(await store.read('registry.json')).toEqual(bytes('2'))
  })

  it.each([
    '',
    '/',
    '/etc/passwd',
    '../secret',
    'a/../../secret',
    'a/..',
    'a//b',
    'a/./b',
    'a/',
    '.hidden',
    'a/.hidden',
    'a\\b',
    'a\0b',
    'a b',
    'ق/a',
    'x'.repeat(401),
  ])('refuses the path %p', async path => {
    const asked = [
      async () => store.put(path, bytes('x')),
      async () => store.replace(path, bytes('x')),
      async () => store.read(path),
      async () => store.open(path),
      async () => store.has(path),
      async () => store.list(path),
      async () => store.remove(path),
      async () => store.renew(path, bytes('x')),
      async () => store.removeFile(path, new Date()),
    ]
    for (const ask of asked) await expect(ask()).rejects.toThrow(TypeError)
  })
})

it('lists more files than one answer of a bucket contains', async () => {
  const store = storeIn(servers.s3.variables('many'))
  const paths = Array.from({ length: 1010 }, (_none, at) => `many/1/${String(at).padStart(4, '0')}.js`)
  for (let at = 0; at < paths.length; at += 20)
    await Promise.all(paths.slice(at, at + 20).map(path => store.replace(path, bytes('x'))))
  expect(await store.list('many/1')).toEqual(paths)
})

it('leaves no temporary file in a folder', async () => {
  const store = storeIn({})
  await Promise.allSettled(['1', '2', '3'].map(content => store.put('draft/1/a.js', bytes(content))))
  expect(await readdir(join(folder, 'remotes/draft/1'))).toEqual(['a.js'])
})

it('returns 503 when the bucket cannot be reached', async () => {
  const store = storeIn({ REMOTE_STORE: 's3://remotes', S3_ENDPOINT: 'http://127.0.0.1:9' })
  await expect(store.read('menus/1/a.js')).rejects.toMatchObject({ facts: { status: 503 } })
  await expect(store.put('menus/1/a.js', bytes('x'))).rejects.toMatchObject({ facts: { status: 503 } })
})

it('returns 503 when the bucket accepts a request and never answers', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.int() }).parse(silent.address())
  const endpoint = `http://127.0.0.1:${port}`
  const store = createS3Store({ bucket: 'remotes', prefix: '', endpoint, region: 'us-east-1', answerMs: 50 })
  try {
    await expect(store.read('menus/1/a.js')).rejects.toMatchObject({ facts: { status: 503 } })
  } finally {
    silent.closeAllConnections()
    silent.close()
  }
})
