import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createExportStore } from '#src/file-store/stores.ts'
import { openShop } from '#src/testing/open-shop.ts'
import type { OpenShop } from '#src/testing/open-shop.ts'
import { startS3 } from '#src/testing/s3-server.ts'
import type { S3Server } from '#src/testing/s3-server.ts'

let server: S3Server
let open: OpenShop
beforeAll(async () => {
  server = await startS3()
  open = await openShop(server.variables('shop'))
})
afterAll(async () => {
  await open?.close()
  await server?.close()
})

const build = async (): Promise<string> => {
  const answer = await open.test.app.inject({
    method: 'POST',
    url: '/api/AccountExport/Add',
    headers: open.admin,
  })
  await open.test.foundation.jobs.drain()
  return `/api/AccountExport/File/${answer.json().id}`
}
const get = (url: string) => open.test.app.inject({ url, headers: open.admin })

it('serves an export from the bucket, without a file on the node that wrote it, and deletes it there', async () => {
  const url = await build()
  expect(await readdir(join(open.test.foundation.env.DATA_DIR, 'exports'))).toEqual([])
  const answer = await get(url)
  expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, `${answer.rawPayload.length}`])
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
  await open.owner.query(`update account_export set expires_at = now() - interval '1 second'`)
  await open.test.foundation.jobs.run('delete-account-exports')
  const left: string[] = []
  for await (const { path } of createExportStore(open.test.foundation.env).entries()) left.push(path)
  expect(left).toEqual([])
})

it('answers 404 for an export whose file is gone', async () => {
  const url = await build()
  const store = createExportStore(open.test.foundation.env)
  for await (const { path } of store.entries()) await store.removeFile(path)
  const answer = await get(url)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
})
