import { S3 } from '@aws-sdk/client-s3'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { productForm } from '#src/testing/product-form.ts'
import { startS3 } from '#src/testing/s3-server.ts'
import type { S3Server } from '#src/testing/s3-server.ts'
import { DELETE_UNUSED_IMAGES } from './unused-images.ts'

const TWO_DAYS_MS = 2 * 86_400_000
const PREFIX = 'shop'

let server: S3Server
let api: TestApp
let menu: Menu
let admin: { authorization: string }
beforeAll(async () => {
  server = await startS3()
  api = await createTestApp(server.variables(PREFIX))
  menu = await addMenu(api.foundation.database, 1, [{ en: 'Lamb Kabsa' }])
  admin = await api.signIn('admin')
})
afterAll(async () => {
  await api?.close()
  await server?.close()
})

const send = async (bytes: Uint8Array): Promise<string> => {
  const form = productForm({}, { name: 'a.png', type: 'image/png', bytes })
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/Image/Add',
    payload: form.payload,
    headers: { ...form.headers, ...admin },
  })
  return answer.json().imageUrl
}
const upload = async (background: string): Promise<string> =>
  send(
    await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  )
const nameOf = (imageUrl: string): string => imageUrl.replace('/images/', '')
const age = (imageUrl: string): Promise<void> =>
  server.setStoredAt(`images/${PREFIX}/${nameOf(imageUrl)}`, new Date(Date.now() - TWO_DAYS_MS))
const sendCategory = (imageUrl: string) =>
  api.app.inject({
    method: 'PUT',
    url: '/api/Category/Update',
    headers: admin,
    payload: {
      serviceProviderId: menu.serviceProviderId,
      id: menu.categoryId,
      name: { ar: 'فئة', en: 'Category' },
      imageUrl,
    },
  })
const statusOf = async (imageUrl: string) => (await api.app.inject(imageUrl)).statusCode

it('serves an uploaded picture from the bucket with the headers of a folder', async () => {
  const url = await upload('#100')
  const answer = await api.app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(answer.rawPayload.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 8 })
  const head = await api.app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
    200,
    answer.headers['content-length'],
    '',
  ])
  const again = await api.app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } })
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
    304,
    '',
    'public, max-age=31536000, immutable',
  ])
  expect(existsSync(join(api.foundation.env.DATA_DIR, 'images'))).toBe(false)
})

it('stores the type and the caching of a picture with its object', async () => {
  const url = await upload('#200')
  const s3 = new S3({ endpoint: api.foundation.env.S3_ENDPOINT, region: 'us-east-1', forcePathStyle: true })
  expect(await s3.headObject({ Bucket: 'images', Key: `${PREFIX}/${nameOf(url)}` })).toMatchObject({
    ContentType: 'image/webp',
    CacheControl: 'public, max-age=31536000, immutable',
  })
})

it('deletes pictures that are unused for a day from the bucket, and no others', async () => {
  const [unused, used, sentAgain, young] = [
    await upload('#300'),
    await upload('#400'),
    await upload('#500'),
    await upload('#600'),
  ]
  for (const url of [unused, used, sentAgain]) await age(url)
  expect((await sendCategory(used)).statusCode).toBe(200)
  expect(await send((await api.app.inject(sentAgain)).rawPayload)).toBe(sentAgain)
  await api.foundation.jobs.run(DELETE_UNUSED_IMAGES)
  expect([await statusOf(unused), await statusOf(used)]).toEqual([404, 200])
  expect([await statusOf(sentAgain), await statusOf(young)]).toEqual([200, 200])
  expect((await sendCategory(unused)).statusCode).toBe(400)
})

it('exports the pictures of the bucket with the data of the merchant', async () => {
  const url = await upload('#700')
  const added = await api.app.inject({ method: 'POST', url: '/api/AccountExport/Add', headers: admin })
  await api.foundation.jobs.drain()
  const file = await api.app.inject({ url: `/api/AccountExport/File/${added.json().id}`, headers: admin })
  expect(Object.keys(unzipSync(file.rawPayload))).toContain(`images/${nameOf(url)}`)
})
