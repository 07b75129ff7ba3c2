import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import type { ImportAnswer, ImportPicturesAnswer } from '@sufra/shared/contracts/menu-import'
import type { Product } from '@sufra/shared/contracts/product'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { importForm, picturesForm } from '#src/testing/import-form.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { packZip, zipPart } from '#src/testing/pack-zip.ts'

let api: TestApp
let menu: Menu
let admin: { authorization: string }
let jpg: Buffer[] = []

const pictureOf = (background: string, format: 'jpeg' | 'webp' | 'gif' = 'jpeg') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .toFormat(format)
    .toBuffer()

beforeAll(async () => {
  api = await createTestApp()
  admin = await api.signIn('admin')
  jpg = await Promise.all(['#111', '#333', '#555', '#777', '#999'].map(color => pictureOf(color)))
})
beforeEach(async () => {
  menu = await addMenu(api.foundation.database, 1, [
    { sku: 'K-1', ar: 'كبسة لحم', en: 'Lamb Kabsa', price: 30 },
    { ar: 'مندي دجاج', en: 'Chicken Mandi', price: 25 },
    { ar: 'توأم', en: 'Twin' },
    { ar: 'توأم', en: 'Twin' },
  ])
})
afterAll(() => api.close())

const upload = (zip: Buffer, headers: object = admin) => {
  const form = picturesForm(zip)
  return api.app.inject({
    method: 'POST',
    url: '/api/Product/ImportPictures',
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  })
}
const zipOf = (...names: string[]): Buffer =>
  packZip(names.map((name, at) => zipPart(name, jpg[at % jpg.length] ?? '')))
const uploaded = async (...names: string[]): Promise<ImportPicturesAnswer['pictures']> =>
  (await upload(zipOf(...names))).json().pictures

const send = (options: object, file?: string, headers: object = admin) => {
  const form = importForm({ serviceProviderId: menu.serviceProviderId, ...options }, file)
  const { payload } = form
  return api.app.inject({
    method: 'POST',
    url: '/api/Product/Import',
    payload,
    headers: { ...headers, ...form.headers },
  })
}
const read = async (options: object, file?: string): Promise<ImportAnswer> => {
  const answer = await send(options, file)
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.json()
}
const pictures = async (): Promise<Record<string, string | null>> => {
  const url = `/api/Product/Get?ServiceProviderId=${menu.serviceProviderId}`
  const products: Product[] = (await api.app.inject({ url, headers: admin })).json().data
  return Object.fromEntries(products.map(({ name, imageUrl }) => [JSON.parse(name).en, imageUrl]))
}
const outcomes = ({ pictures: told }: ImportAnswer) => told.map(({ name, code }) => [name, code])

/** Returns a picture whose header declares thirty thousand by thirty thousand pixels. */
const claiming = async (): Promise<Buffer> => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(30_000, 16)
  png.writeUInt32BE(30_000, 20)
  return png
}

it('stores pictures as usual, and returns the reasons for the other files', async () => {
  const [black = Buffer.alloc(0)] = jpg
  const moving = await sharp([black, black], { join: { animated: true } })
    .webp()
    .toBuffer()
  const zip = packZip([
    zipPart('a.jpg', black),
    zipPart('moving.webp', moving),
    zipPart('really-a-gif.jpg', await pictureOf('#000', 'gif')),
    zipPart('nested.zip', packZip([zipPart('b.jpg', black)])),
    zipPart('huge.png', await claiming()),
    zipPart('notes.txt', 'shopping list'),
  ])
  const answer: ImportPicturesAnswer = (await upload(zip)).json()
  expect(answer.pictures).toEqual([
    { name: 'a.jpg', imageUrl: expect.stringMatching(/^\/images\/[0-9a-f]{40}\.webp$/) },
    { name: 'moving.webp', imageUrl: expect.stringMatching(/^\/images\/[0-9a-f]{40}\.webp$/) },
  ])
  expect(answer.refused.map(({ name, code }) => [name, code])).toEqual([
    ['really-a-gif.jpg', 'import_picture_type'],
    ['nested.zip', 'import_picture_type'],
    ['huge.png', expect.stringMatching(/^import_picture_(too_many_pixels|type)$/)],
    ['notes.txt', 'import_picture_type'],
  ])
  const served = await api.app.inject({ url: answer.pictures[0]?.imageUrl })
  expect(served.headers['content-type']).toBe('image/webp')
})

it('refuses an invalid and a missing zip at its part', async () => {
  for (const zip of [Buffer.from('nothing'), Buffer.alloc(0)]) {
    const answer = await upload(zip)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['File']])
  }
})

const FILE = `sku,name en,category,picture
K-1,Lamb Kabsa,Category,shared.jpg
N-1,Cheese Kunafa,Sweets,shared.jpg
N-2,Basbousa,Sweets,lost.png
`

it('assigns pictures by SKU, then by name, then by the sheet, and reports each', async () => {
  const sent = await uploaded('k_1.JPG', 'كبسه لحم.png', 'chicken-mandi.jpg', 'Shared.webp', 'other.jpg')
  const more = await uploaded('TWIN.jpg')
  const dry = await read({ dryRun: true, pictures: [...sent, ...more] }, FILE)
  expect(outcomes(dry)).toEqual([
    ['other.jpg', 'import_picture_unmatched'],
    ['k_1.JPG', null],
    ['كبسه لحم.png', 'import_picture_second'],
    ['chicken-mandi.jpg', null],
    ['TWIN.jpg', 'import_picture_many'],
    ['Shared.webp', null],
    ['lost.png', 'import_picture_missing'],
  ])
  expect(dry.changes.find(({ row }) => row === null)).toMatchObject({
    fields: [{ field: 'picture', before: '', after: sent[2]?.imageUrl }],
  })
  expect(Object.values(await pictures())).toEqual([null, null, null])

  await read({ dryRun: false, pictures: sent }, FILE)
  expect(await pictures()).toEqual({
    'Lamb Kabsa': sent[0]?.imageUrl,
    'Chicken Mandi': sent[2]?.imageUrl,
    Twin: null,
    'Cheese Kunafa': sent[3]?.imageUrl,
    Basbousa: null,
  })
})

it('accepts pictures without a sheet, and undo removes them', async () => {
  const first = await uploaded('Lamb Kabsa.jpg')
  await read({ dryRun: false, pictures: first })
  const second = (await upload(packZip([zipPart('K-1.jpg', jpg[4] ?? '')]))).json().pictures
  const { changeId, undoUntil, counts } = await read({ dryRun: false, pictures: second })
  expect(counts).toMatchObject({ rows: 0, changed: 1, added: 0 })
  expect(Date.parse(undoUntil ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000)
  expect(await pictures()).toMatchObject({ 'Lamb Kabsa': second[0]?.imageUrl })
  const payload = { serviceProviderId: menu.serviceProviderId, undoToken: changeId }
  const undo = () => api.app.inject({ method: 'PUT', url: '/api/Product/BulkUndo', payload, headers: admin })
  expect((await undo()).json()).toEqual({ restored: 1, changedSince: 0, leftOut: 0 })
  expect(await pictures()).toMatchObject({ 'Lamb Kabsa': first[0]?.imageUrl })
})

it('can be undone for a day, and returns an error afterwards', async () => {
  const { changeId } = await read({ dryRun: false }, 'sku,price\nK-1,99\n')
  const owner = new pg.Client({ connectionString: api.ownerUrl })
  await owner.connect()
  const age = (hours: number) =>
    owner.query(`update menu_revision set at = now() - make_interval(hours => $1) where change_id = $2`, [
      hours,
      changeId,
    ])
  const payload = { serviceProviderId: menu.serviceProviderId, undoToken: changeId }
  const undo = () => api.app.inject({ method: 'PUT', url: '/api/Product/BulkUndo', payload, headers: admin })
  await age(25)
  const late = await undo()
  expect([late.statusCode, late.json().code]).toEqual([409, 'undo_expired'])
  await age(23)
  expect((await undo()).json()).toEqual({ restored: 1, changedSince: 0, leftOut: 0 })
  await owner.end()
})

it('refuses pictures of another merchant, and saves nothing with a wrong row in the sheet', async () => {
  const [own] = await uploaded('K-1.jpg')
  const second = await api.signIn('second')
  const foreign = (await upload(packZip([zipPart('K-1.jpg', await pictureOf('#f0f'))]), second)).json()
    .pictures
  for (const picture of [foreign[0], { name: 'K-1.jpg', imageUrl: 'https://example.com/a.webp' }]) {
    const refused = await send({ dryRun: false, pictures: [picture] })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['pictures']])
  }
  const faulty = await send({ dryRun: false, pictures: [own] }, 'sku,price\nK-1,dear\n')
  expect(faulty.statusCode).toBe(400)
  expect(await pictures()).toMatchObject({ 'Lamb Kabsa': null })
})

it('leaves no partial picture in the folder', async () => {
  const names = await readdir(join(api.foundation.env.DATA_DIR, 'images'))
  expect(names.filter(name => !/^[0-9a-f]{40}\.webp$/.test(name))).toEqual([])
})
