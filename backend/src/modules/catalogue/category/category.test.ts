import sharp from 'sharp'
import type { Category } from '@sufra/shared/contracts/category'
import { refusal } from '#src/testing/json-calls.ts'
import { productForm } from '#src/testing/product-form.ts'
import { openThreeMenus } from '#src/testing/three-menus.ts'
import type { ThreeMenus } from '#src/testing/three-menus.ts'

let api: ThreeMenus['api']
let own: ThreeMenus['own']
let sister: ThreeMenus['sister']
let foreign: ThreeMenus['foreign']
let admin: ThreeMenus['admin']
let call: ThreeMenus['call']

beforeAll(async () => {
  ;({ api, own, sister, foreign, admin, call } = await openThreeMenus([{ en: 'Kabsa' }, { en: 'Mandi' }]))
})
afterAll(() => api?.close())

const request = (changes: object = {}) => ({
  serviceProviderId: own.serviceProviderId,
  name: { ar: 'فطور', en: 'Breakfast' },
  ...changes,
})
const add = async (changes: object = {}): Promise<Category> =>
  (await call.post('Category/Add', request(changes))).json()
const read = async (id: number): Promise<Category> => (await call.get(`Category/Get/Id?Id=${id}`)).json()
const storedPicture = async (): Promise<string> => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c96' } })
    .png()
    .toBuffer()
  const form = productForm('{}', { name: 'a.png', type: 'image/png', bytes })
  const headers = { ...form.headers, ...admin }
  return (
    await api.app.inject({ method: 'POST', url: '/api/Image/Add', payload: form.payload, headers })
  ).json().imageUrl
}
describe('adding', () => {
  it('stores all fields and returns the stored category', async () => {
    const schedule = {
      periods: [{ dayOfWeek: 5, from: '06:00', to: '11:00' }],
      startsOn: '2026-02-18',
      endsOn: null,
    }
    const description = { ar: 'حتى الظهر\nكل يوم', en: ' Until noon ' }
    const imageUrl = await storedPicture()
    const added = await add({ description, schedule, imageUrl, index: 3 })
    expect(added).toMatchObject({ index: 3, isVisible: true, imageUrl, schedule, rowVersion: 1 })
    expect(added).toMatchObject({ parentId: null, hiddenBranchesIds: [] })
    expect(JSON.parse(added.description ?? '')).toEqual({ ar: 'حتى الظهر\nكل يوم', en: 'Until noon' })
    expect(await read(added.id)).toEqual(added)
  })

  it.each([
    [{ name: { ar: '', en: 'x'.repeat(80) } }, 200],
    [{ name: { ar: '', en: 'x'.repeat(81) } }, 400],
    [{ name: { ar: '', en: 'x' } }, 400],
    [{ name: { ar: '', en: '' } }, 400],
    [{ description: { ar: '', en: 'x'.repeat(500) } }, 200],
    [{ description: { ar: '', en: 'x'.repeat(501) } }, 400],
    [{ description: { ar: '', en: 'a\u202Eb' } }, 400],
    [{ index: 1 }, 200],
    [{ index: 0 }, 400],
    [{ index: 1_000_001 }, 400],
    [{ schedule: { periods: [] } }, 400],
  ])('answers %j with %i', async (changes, status) => {
    expect((await call.post('Category/Add', request(changes))).statusCode).toBe(status)
  })

  it('answers a foreign category like an unknown one', async () => {
    const parents = [foreign.categoryId, sister.categoryId, 900_001]
    for (const parentId of parents)
      expect(refusal(await call.post('Category/Add', request({ parentId })))).toEqual([
        400,
        'validation_failed',
        ['parentId'],
      ])
    for (const serviceProviderId of [foreign.serviceProviderId, 900_001])
      expect(refusal(await call.post('Category/Add', request({ serviceProviderId })))).toEqual([
        400,
        'validation_failed',
        ['serviceProviderId'],
      ])
    const imageUrl = `/images/${'a'.repeat(40)}.webp`
    expect(refusal(await call.post('Category/Add', request({ imageUrl })))).toEqual([
      400,
      'validation_failed',
      ['imageUrl'],
    ])
  })

  it('lets the operator add to the account of the brand, with parents of that brand only', async () => {
    const operator = await api.signIn('operator')
    const body = request({ parentId: own.categoryId })
    const added: Category = (await call.post('Category/Add', body, operator)).json()
    expect(await read(added.id)).toMatchObject({ parentId: own.categoryId })
    const astray = await call.post('Category/Add', request({ parentId: foreign.categoryId }), operator)
    expect(refusal(astray)).toEqual([400, 'validation_failed', ['parentId']])
  })
})

describe('parents', () => {
  it('have one level: neither a child nor a parent can be inserted', async () => {
    const [top, child] = [await add(), await add()]
    const move = (id: number, parentId: number) => call.put('Category/Update', request({ id, parentId }))
    expect((await move(child.id, top.id)).json()).toMatchObject({ parentId: top.id, rowVersion: 2 })
    const other = await add()
    for (const [id, parentId] of [
      [other.id, child.id],
      [top.id, other.id],
      [top.id, top.id],
    ] as const)
      expect(refusal(await move(id, parentId))).toEqual([400, 'validation_failed', ['parentId']])
  })

  it('stay one level when two people move two categories into each other', async () => {
    const [one, other] = [await add(), await add()]
    const answers = await Promise.all([
      call.put('Category/Update', request({ id: one.id, parentId: other.id })),
      call.put('Category/Update', request({ id: other.id, parentId: one.id })),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })
})

describe('updating', () => {
  it('replaces everything but the picture, which only null removes', async () => {
    const imageUrl = await storedPicture()
    const { id } = await add({ imageUrl, index: 7, description: { ar: 'وصف', en: 'Words' } })
    const updated: Category = (
      await call.put('Category/Update', request({ id, name: '{"ar":"","en":"Brunch"}' }))
    ).json()
    expect(updated).toMatchObject({ imageUrl, index: 12, description: null, name: '{"ar":"","en":"Brunch"}' })
    expect((await call.put('Category/Update', request({ id, imageUrl: null }))).json()).toMatchObject({
      imageUrl: null,
    })
  })

  it('refuses a stale version with the current category', async () => {
    const { id, rowVersion } = await add()
    const first: Category = (await call.put('Category/Update', request({ id, rowVersion, index: 5 }))).json()
    const second = await call.put('Category/Update', request({ id, rowVersion, index: 6 }))
    expect(refusal(second)).toEqual([409, 'stale_version'])
    expect(second.json().current).toEqual(first)
    expect(await read(id)).toEqual(first)
  })

  it('finds a category only in its own brand', async () => {
    for (const key of [
      { id: sister.categoryId },
      { id: own.categoryId, serviceProviderId: sister.serviceProviderId },
    ])
      expect(refusal(await call.put('Category/Update', request(key)))).toEqual([404, 'not_found'])
  })
})

describe('hiding', () => {
  const hide = (changes: object) =>
    call.put('Category/hide/branch', {
      serviceProviderId: own.serviceProviderId,
      isHidden: true,
      branchIds: [],
      ...changes,
    })

  it('adds branches and showing removes them, without duplicates', async () => {
    const { id: categoryId } = await add()
    const { branchId, otherBranchId } = own
    await hide({ categoryId, branchIds: [otherBranchId, otherBranchId] })
    const both: Category = (await hide({ categoryId, branchIds: [branchId, otherBranchId] })).json()
    expect(both).toMatchObject({ hiddenBranchesIds: [branchId, otherBranchId], isVisible: true })
    const one = await hide({ categoryId, branchIds: [branchId], isHidden: false })
    expect(one.json()).toMatchObject({ hiddenBranchesIds: [otherBranchId] })
  })

  it('everywhere sets isVisible', async () => {
    const { id: categoryId } = await add()
    expect((await hide({ categoryId })).json()).toMatchObject({ isVisible: false, hiddenBranchesIds: [] })
    expect((await hide({ categoryId, isHidden: false })).json()).toMatchObject({ isVisible: true })
  })

  it('refuses branches of other brands, even beside an own one', async () => {
    const { id: categoryId } = await add()
    for (const astray of [sister.branchId, foreign.branchId, 900_001]) {
      const answer = await hide({ categoryId, branchIds: [own.branchId, astray] })
      expect(refusal(answer)).toEqual([400, 'validation_failed', ['branchIds']])
    }
    expect((await read(categoryId)).hiddenBranchesIds).toEqual([])
  })
})

describe('many at once', () => {
  const bulk = (categories: object[], changes: object = {}) =>
    call.post('Category/BulkCreateUpdate', {
      serviceProviderId: own.serviceProviderId,
      categories,
      ...changes,
    })
  const named = (en: string, changes: object = {}) => ({ name: { ar: '', en }, ...changes })

  it('saves valid rows and returns the errors of the others by row', async () => {
    const { id } = await add({ index: 9 })
    const answer = await bulk([
      named('Soups', { index: 4 }),
      named('Ghost', { id: 900_001 }),
      named('Renamed', { id, parentId: own.categoryId }),
      named('Again', { id }),
      named('Theirs', { id: foreign.categoryId }),
      named('Astray', { parentId: sister.categoryId }),
      named('Deep', { parentId: id }),
    ])
    const { created, updated, failed } = answer.json()
    expect(created).toMatchObject([{ name: '{"ar":"","en":"Soups"}', index: 4, rowVersion: 1 }])
    expect(updated).toMatchObject([
      { id, name: '{"ar":"","en":"Renamed"}', parentId: own.categoryId, rowVersion: 2 },
    ])
    expect(
      failed.map(({ row, errors }: { row: number; errors: object }) => [row, ...Object.keys(errors)]),
    ).toEqual([
      [1, 'id'],
      [3, 'id'],
      [4, 'id'],
      [5, 'parentId'],
      [6, 'parentId'],
    ])
    expect(await read(id)).toEqual(updated[0])
  })

  it('keeps fields that are not sent: branches without it, and the picture', async () => {
    const imageUrl = await storedPicture()
    const { id } = await add({ imageUrl })
    const hide = { serviceProviderId: own.serviceProviderId, categoryId: id, isHidden: true }
    await call.put('Category/hide/branch', { ...hide, branchIds: [own.branchId] })
    const { updated } = (await bulk([named('Kept', { id })])).json()
    expect(updated).toMatchObject([{ imageUrl, hiddenBranchesIds: [own.branchId] }])
  })

  it('moves a category by id and index only, and keeps concurrent changes of others', async () => {
    const { id } = await add({ parentId: own.categoryId, index: 9, imageUrl: await storedPicture() })
    const changes = { name: { ar: '', en: 'Renamed' }, description: { ar: 'وصف', en: 'Words' } }
    const periods = [{ dayOfWeek: 5, from: '06:00', to: '11:00' }]
    const schedule = { periods, startsOn: null, endsOn: '2026-03-19' }
    const { parentId, imageUrl } = await read(id)
    await call.put(
      'Category/Update',
      request({ id, parentId, imageUrl, ...changes, schedule, isVisible: false }),
    )
    const before = await read(id)
    expect(before).toMatchObject({ parentId: own.categoryId, isVisible: false })
    const { updated, failed } = (
      await bulk([
        { id, index: 2 },
        { id, index: 3 },
        { id: 900_001, index: 4 },
      ])
    ).json()
    expect(updated).toEqual([{ ...before, index: 2, rowVersion: 3, updatedAt: updated[0].updatedAt }])
    expect(failed).toMatchObject([
      { row: 1, errors: { id: ['given_twice'] } },
      { row: 2, errors: { id: ['not_found'] } },
    ])
  })

  it.each([
    [{ id: 1, index: 0 }, ['categories.0.index']],
    [{ id: 1 }, ['categories.0.name']],
    [{ index: 2 }, ['categories.0.name']],
    [{ id: 1, index: 2, isVisible: false }, ['categories.0.isVisible']],
    [{ id: 1, index: 2, name: { ar: '', en: '' } }, ['categories.0.name']],
    [{ name: { ar: '', en: 'Soups' }, place: 2 }, ['categories.0.place']],
  ])('returns the errors of %j', async (row, fields) => {
    expect(refusal(await bulk([row]))).toEqual([400, 'validation_failed', fields])
  })

  it('accepts at most 200 rows', async () => {
    const rows = Array.from({ length: 201 }, (_, at) => named(`Category ${at}`))
    expect((await bulk(rows.slice(1))).json().created).toHaveLength(200)
    expect((await bulk(rows)).statusCode).toBe(400)
    expect((await bulk([])).statusCode).toBe(400)
  })
})
