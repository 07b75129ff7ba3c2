import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '#src/env.ts'
import { StartError } from '#src/errors/errors.ts'
import { startS3 } from '#src/testing/s3-server.ts'
import type { S3Server } from '#src/testing/s3-server.ts'
import { copyStore } from './copy-to-bucket.ts'
import { createFolderStore } from './folder-store.ts'
import { createBucketStore } from './stores.ts'

let folder: string
let server: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sufra-copy-'))
  server = await startS3()
  await mkdir(join(folder, 'menus/1'), { recursive: true })
})
afterAll(async () => {
  await server?.close()
  await rm(folder, { recursive: true })
})

const ignore = () => undefined
const settings = () => readEnv(server.variables('copy'))
const openTarget = () => createBucketStore(String(settings().IMAGE_STORE), settings())
const write = (path: string, text: string) => writeFile(join(folder, path), text)

it('copies every file, and continues a copy that was cut off', async () => {
  for (const name of ['a.webp', 'b.webp', 'menus/1/page.js', 'registry.json', 'registry.beta.json'])
    await write(name, name)
  const [source, target] = [createFolderStore(folder), openTarget()]
  await target.put('a.webp', Buffer.from('a.webp'))
  const writes: string[] = []
  const counted = {
    ...target,
    put: async (path: string, bytes: Uint8Array) => {
      const isNew = await target.put(path, bytes)
      if (isNew) writes.push(path)
      return isNew
    },
  }
  const lines: string[] = []
  const outcome = await copyStore({ source, target: counted }, line => void lines.push(line))
  expect(outcome).toEqual({ copied: 3, bytes: 27, differences: [] })
  expect(writes.sort()).toEqual(['b.webp', 'menus/1/page.js'])
  expect(lines).toEqual(['3 of 3 files, 0 MB'])
  expect(String(await target.read('menus/1/page.js'))).toBe('menus/1/page.js')
  expect(await target.has('registry.json')).toBe(false)
})

it('names the files that differ, and changes them neither in the folder nor in the bucket', async () => {
  await write('a.webp', 'changed')
  await write('c d.webp', 'c')
  await write('e.webp', 'e')
  const [source, target] = [createFolderStore(folder), openTarget()]
  const damaging = {
    ...target,
    put: (path: string, bytes: Uint8Array) =>
      target.put(path, path === 'e.webp' ? Buffer.from('damaged') : bytes),
  }
  const { copied, differences } = await copyStore({ source, target: damaging }, ignore)
  expect([copied, differences]).toEqual([
    2,
    [
      'a.webp has other content in the bucket',
      'c d.webp is no name that Sufra serves',
      'e.webp did not arrive unchanged in the bucket',
    ],
  ])
  expect(String(await target.read('a.webp'))).toBe('a.webp')
  expect(String(await source.read('a.webp'))).toBe('changed')
})

it('stops with one line when the bucket cannot be reached', async () => {
  const target = createBucketStore('s3://images', {
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_REGION: 'us-east-1',
  })
  const copy = copyStore({ source: createFolderStore(folder), target }, ignore)
  await expect(copy).rejects.toThrow(StartError)
  await expect(copy).rejects.toThrow(/^The bucket cannot be used: .*Run the command again to continue\.$/)
})
