import { mkdir, readFile, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { tenant } from '#src/database/database.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { productForm } from '#src/testing/product-form.ts'
import { DELETE_UNUSED_IMAGES } from './unused-images.ts'

const TWO_DAYS_MS = 2 * 86_400_000

let api: TestApp
let menu: Menu
let admin: { authorization: string }
let folder: string
beforeAll(async () => {
  api = await createTestApp()
  menu = await addMenu(api.foundation.database, 1, [{ en: 'Lamb Kabsa' }])
  admin = await api.signIn('admin')
  folder = join(api.foundation.env.DATA_DIR, 'images')
  await mkdir(folder, { recursive: true })
})
afterAll(() => api.close())

const fileOf = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()

const call = async (method: 'POST' | 'PUT', path: string, payload: object) => {
  const answer = await api.app.inject({ method, url: `/api/${path}`, payload, headers: admin })
  return { status: answer.statusCode, body: answer.json() }
}
const send = async (file: { name: string; type: string; bytes: Uint8Array }): Promise<string> => {
  const form = productForm({}, file)
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/Image/Add',
    payload: form.payload,
    headers: { ...form.headers, ...admin },
  })
  return answer.json().imageUrl
}
const upload = async (background: string): Promise<string> =>
  send({ name: 'a.png', type: 'image/png', bytes: await fileOf(background) })
const age = async (name: string) => {
  const then = new Date(Date.now() - TWO_DAYS_MS)
  await utimes(join(folder, name), then, then)
}
const nameOf = (imageUrl: string) => imageUrl.replace('/images/', '')
/** Stores a picture in a unique colour and makes it two days old. */
const stored = async (background: string): Promise<string> => {
  const imageUrl = await upload(background)
  await age(nameOf(imageUrl))
  return imageUrl
}
const sweep = () => api.foundation.jobs.run(DELETE_UNUSED_IMAGES)
const kept = async (imageUrl: string) => (await readdir(folder)).includes(nameOf(imageUrl))

const category = (imageUrl: string | null) => ({
  serviceProviderId: menu.serviceProviderId,
  id: menu.categoryId,
  name: { ar: 'فئة', en: 'Category' },
  imageUrl,
})

it('deletes an unused picture after a day and refuses later use', async () => {
  const [unused, young] = [await stored('#100'), await upload('#200')]
  await sweep()
  expect(await kept(unused)).toBe(false)
  expect(await kept(young)).toBe(true)
  const refused = await call('PUT', 'Category/Update', category(unused))
  expect(refused).toMatchObject({ status: 400, body: { errors: { imageUrl: expect.anything() } } })
  expect((await call('PUT', 'Category/Update', category(young))).status).toBe(200)
})

it('restarts the day when a picture is uploaded again', async () => {
  const imageUrl = await stored('#300')
  const bytes = await readFile(join(folder, nameOf(imageUrl)))
  expect(await send({ name: 'a.webp', type: 'image/webp', bytes })).toBe(imageUrl)
  await sweep()
  expect(await kept(imageUrl)).toBe(true)
})

describe('a picture stays while it is used', () => {
  it('by a category, or by an earlier version that can be restored', async () => {
    const [earlier, now] = [await stored('#400'), await stored('#500')]
    for (const imageUrl of [earlier, now]) await call('PUT', 'Category/Update', category(imageUrl))
    await sweep()
    expect([await kept(earlier), await kept(now)]).toEqual([true, true])
  })

  it('by a product, deleted or not', async () => {
    const form = productForm(
      {
        name: '{"ar":"","en":"Soup"}',
        categoryId: menu.categoryId,
        serviceProviderId: menu.serviceProviderId,
      },
      { name: 'a.png', type: 'image/png', bytes: await fileOf('#600') },
    )
    const added = await api.app.inject({
      method: 'POST',
      url: '/api/Product/Add',
      payload: form.payload,
      headers: { ...form.headers, ...admin },
    })
    const { id, imageUrl } = added.json()
    await age(nameOf(imageUrl))
    await sweep()
    expect(await kept(imageUrl)).toBe(true)
    await api.app.inject({ method: 'DELETE', url: `/api/Product/Delete?Id=${id}`, headers: admin })
    await sweep()
    expect(await kept(imageUrl)).toBe(true)
  })

  it('by a brand as its logo', async () => {
    const logoUrl = await stored('#700')
    const brand = { id: menu.serviceProviderId, name: { ar: 'تجربة', en: 'Trial' }, logoUrl }
    expect((await call('PUT', 'ServiceProvider/Update', brand)).status).toBe(200)
    await sweep()
    expect(await kept(logoUrl)).toBe(true)
    await call('PUT', 'ServiceProvider/Update', { ...brand, logoUrl: null })
    await sweep()
    expect(await kept(logoUrl)).toBe(false)
  })

  it("by a platform's menu", async () => {
    const imageUrl = await stored('#800')
    await api.foundation.database.run(tenant(1), db =>
      db.execute(sql`insert into menu_publication (account_id, service_provider_id, channel_id, state, menu)
        values (1, ${menu.serviceProviderId}, 1, 'Online', ${JSON.stringify({ categories: [], items: [{ imageUrl }] })}::jsonb)`),
    )
    await sweep()
    expect(await kept(imageUrl)).toBe(true)
  })
})

it('deletes a part of very many in one night, and the rest in the next', async () => {
  const [rest, most] = [40, 2000]
  const before = (await readdir(folder)).length
  for (let at = 0; at < most + rest; at += 1) {
    const name = `${at.toString(16).padStart(40, '0')}.webp`
    await writeFile(join(folder, name), 'x')
    await age(name)
  }
  await sweep()
  expect(await readdir(folder)).toHaveLength(before + rest)
  await sweep()
  expect(await readdir(folder)).toHaveLength(before)
})
