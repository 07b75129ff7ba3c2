import pg from 'pg'
import type { Product } from '@sufra/shared/contracts/product'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import type { Menu } from '#src/testing/menu-fixture.ts'
import { inputOf, productForm } from '#src/testing/product-form.ts'
import { WAKE_TIMER } from './availability.service.ts'

type Headers = { authorization: string }

let api: TestApp
let owner: pg.Pool
let own: Menu
let kitchen: Headers
let staff: Headers
let bread = 0
let foreignChoice = 0

const option = (id: number, changes: object = {}) => ({
  id,
  optionNameEn: `Option ${id}`,
  optionNameAr: `خيار ${id}`,
  price: 0,
  isAvailable: true,
  ...changes,
})
const size = {
  id: 4,
  name: { ar: 'الحجم', en: 'Size' },
  options: [option(1), option(2)],
  min: 1,
  max: 1,
  required: true,
}

const addChoice = async ({ accountId, serviceProviderId }: Menu): Promise<number> => {
  const { rows } = await owner.query(
    `insert into choice (account_id, service_provider_id, name, min, max, is_required, options)
      values ($1, $2, '{"ar":"الخبز","en":"Bread"}', 1, 1, true, $3) returning id`,
    [accountId, serviceProviderId, JSON.stringify([1, 2, 3].map(id => option(id, { snoozedUntil: null })))],
  )
  return rows[0].id
}

beforeAll(async () => {
  api = await createTestApp()
  owner = new pg.Pool({ connectionString: api.ownerUrl, max: 1 })
  own = await addMenu(api.foundation.database, 1, [{ en: 'Burger' }, { en: 'Shawarma' }, { en: 'Juice' }])
  const foreign = await addMenu(api.foundation.database, 2, [{ en: 'Foreign' }])
  bread = await addChoice(own)
  foreignChoice = await addChoice(foreign)
  await owner.query(
    `insert into user_branch (account_id, user_id, branch_id)
      select account_id, id, $1 from app_user where email = 'staff@sufra.test'`,
    [own.branchId],
  )
  kitchen = await api.signIn('kitchen')
  staff = await api.signIn('staff')
})
beforeEach(async () => {
  const [burger = 0, shawarma = 0] = own.productIds
  await owner.query(`update choice set options = $1`, [
    JSON.stringify([1, 2, 3].map(id => option(id, { snoozedUntil: null }))),
  ])
  await owner.query(`update product set choices_ids = $2 where id = any ($1)`, [[burger, shawarma], [bread]])
  await owner.query(`update product set modifiers = $2, row_version = 1 where id = $1`, [
    burger,
    JSON.stringify([size]),
  ])
})
afterAll(async () => {
  await owner.end()
  await api.close()
})

const put = async (path: string, payload: object, headers = kitchen) =>
  (await api.app.inject({ method: 'PUT', url: `/api/Product/${path}`, payload, headers })).json()
const snooze = (payload: object, headers?: Headers) => put('SnoozeOptions', payload, headers)
const activate = (payload: object, headers?: Headers) => put('ActivateOptions', payload, headers)
const list = async (): Promise<Product[]> => {
  const query = { ServiceProviderId: String(own.serviceProviderId) }
  return (await api.app.inject({ url: '/api/Product/Get', query, headers: kitchen })).json().data
}
const burgerNow = async (): Promise<Product> => {
  const [burger] = await list()
  if (!burger) throw new Error('The menu is empty')
  return burger
}
const toggle = (form: object) => {
  const { payload, headers } = productForm(form)
  const all = { ...headers, ...kitchen }
  return api.app.inject({ method: 'PUT', url: '/api/Product/Update', payload, headers: all })
}
const lastEvent = async () => {
  const { rows } = await owner.query(
    'select type, payload from stream_event where account_id = 1 order by id desc limit 1',
  )
  return { type: rows[0].type, ...JSON.parse(rows[0].payload) }
}
const BREAD = { kind: 'choice', name: '{"ar":"الخبز","en":"Bread"}' }

describe('an option of a choice', () => {
  it('is snoozed for all products that use it, with an end', async () => {
    const { choice } = await snooze({ choiceId: bread, optionIds: [2], preset: '1h' })
    expect(choice.options.map((each: { isAvailable: boolean }) => each.isAvailable)).toEqual([
      true,
      false,
      true,
    ])
    const ahead = Date.parse(choice.options[1].snoozedUntil) - Date.now()
    expect(Math.abs(ahead - 3_600_000)).toBeLessThan(120_000)
    expect(await lastEvent()).toEqual({ type: 'choice.availability', choices: [choice] })
  })

  it('makes every product unavailable whose choice has none left, with the reason', async () => {
    expect((await list()).map(({ lacks }) => lacks)).toEqual([[], [], []])
    const { choice } = await snooze({ choiceId: bread, preset: '30m' })
    const lack = { ...BREAD, id: bread }
    expect(choice.lack).toEqual(lack)
    expect((await list()).map(({ lacks }) => lacks)).toEqual([[lack], [lack], []])
    expect((await lastEvent()).choices).toMatchObject([{ id: bread, lack }])
    await activate({ choiceId: bread, optionIds: [3] })
    expect((await list()).map(({ lacks }) => lacks)).toEqual([[], [], []])
    expect((await lastEvent()).choices).toMatchObject([{ id: bread, lack: null }])
  })

  it('ends alone, automatically, without an author', async () => {
    await snooze({ choiceId: bread, optionIds: [1, 2], preset: '1h' })
    await snooze({ choiceId: bread, optionIds: [2], until: new Date(Date.now() + 500).toISOString() })
    await owner.query(
      `update choice set options = jsonb_set(options, '{1,snoozedUntil}', '"2026-01-01T00:00:00.000Z"') where id = $1`,
      [bread],
    )
    await api.foundation.timers.run(WAKE_TIMER)
    const { choices } = await lastEvent()
    expect(choices[0].options).toMatchObject([
      { id: 1, isAvailable: false },
      { id: 2, isAvailable: true, snoozedUntil: null },
      { id: 3, isAvailable: true },
    ])
    const { rows } = await owner.query(
      `select by_user_id, after from menu_revision where entity = 'choice' order by id desc limit 1`,
    )
    expect(rows).toMatchObject([{ by_user_id: null }])
    expect(Object.keys(rows[0].after)).toEqual(['options'])
  })

  it('gets no end from a snooze of the whole choice when it is off for good', async () => {
    await snooze({ choiceId: bread, optionIds: [1] })
    const { choice } = await snooze({ choiceId: bread, preset: '1h' })
    expect(choice.options[0]).toEqual({ id: 1, isAvailable: false, snoozedUntil: null })
    expect(choice.options[1].snoozedUntil).not.toBeNull()
  })
})

describe("an option of a product's own modifier", () => {
  const own1 = (optionIds?: number[]) => ({ productId: own.productIds[0], modifierId: 4, optionIds })

  it('is snoozed in that product only, and is part of the event', async () => {
    const { product } = await snooze({ ...own1([1]), preset: '2h' })
    const [first, second] = product.modifiers[0].options
    expect(first).toMatchObject({ id: 1, isAvailable: false })
    expect(second).toMatchObject({ id: 2, isAvailable: true })
    expect(product).toMatchObject({ lacks: [], rowVersion: 2 })
    const { products } = await lastEvent()
    expect(products).toMatchObject([
      {
        id: own.productIds[0],
        modifierOptions: [{ id: 4, options: [{ id: 1, isAvailable: false }, { id: 2 }] }],
      },
    ])
    expect(products[0]).not.toHaveProperty('isEdited')
  })

  it('makes the product unavailable when its modifier has none left, and ends automatically', async () => {
    const { product } = await snooze({ ...own1(), preset: '2h' })
    const lack = { kind: 'modifier', id: 4, name: '{"ar":"الحجم","en":"Size"}' }
    expect(product.lacks).toEqual([lack])
    await owner.query(
      `update product set modifiers = jsonb_set(modifiers, '{0,options,0,snoozedUntil}', '"2026-01-01T00:00:00.000Z"')
        where id = $1`,
      [own.productIds[0]],
    )
    await api.foundation.timers.run(WAKE_TIMER)
    expect(await burgerNow()).toMatchObject({
      lacks: [],
      modifiers: [{ options: [{ isAvailable: true }, { isAvailable: false }] }],
      rowVersion: 3,
    })
    expect((await lastEvent()).products[0].modifierOptions[0].options[0]).toMatchObject({ isAvailable: true })
  })

  it('keeps its end when the kitchen, which cannot set one, toggles the product', async () => {
    await snooze({ ...own1([1]), preset: '2h' })
    const before = await burgerNow()
    const withoutEnds = before.modifiers.map(modifier => ({
      ...modifier,
      options: modifier.options.map(option => ({ ...option, snoozedUntil: undefined })),
    }))
    const answer = await toggle(inputOf(before, { isVisible: false, modifiers: withoutEnds }))
    expect(answer.json()).toMatchObject({ isVisible: false, modifiers: before.modifiers })
    const back = await toggle(inputOf({ ...before, modifiers: before.modifiers }, { isVisible: true }))
    expect(back.json()).toMatchObject({ isVisible: true, modifiers: before.modifiers })
  })

  it('loses its end when a full update switches it on', async () => {
    await snooze({ ...own1([1]), preset: '2h' })
    const { payload, headers } = productForm(inputOf(await burgerNow(), { modifiers: [size] }))
    const admin = await api.signIn('admin')
    const all = { ...headers, ...admin }
    await api.app.inject({ method: 'PUT', url: '/api/Product/Update', payload, headers: all })
    expect((await burgerNow()).modifiers[0]?.options[0]?.snoozedUntil ?? null).toBeNull()
  })
})

describe('all or nothing', () => {
  it.each([
    ['a choice of another merchant', () => ({ choiceId: foreignChoice })],
    ['an unknown choice', () => ({ choiceId: 900_001 })],
    ['an option outside of the choice', () => ({ choiceId: bread, optionIds: [1, 9] })],
    [
      'an option of another group',
      () => ({ productId: own.productIds[0], modifierId: 4, optionIds: [1, 3] }),
    ],
    ['a modifier outside of the product', () => ({ productId: own.productIds[1], modifierId: 4 })],
    ['an unknown product', () => ({ productId: 900_001, modifierId: 4 })],
  ])('%s is not found', async (_what, group) => {
    expect((await snooze({ ...group(), preset: '1h' })).code).toBe('not_found')
    expect((await activate(group())).code).toBe('not_found')
    const { rows } = await owner.query(`select options::text as text from choice where id = $1`, [bread])
    expect(rows[0].text).not.toContain('false')
  })

  it.each([
    ['no group', {}],
    ['two groups', { choiceId: 1, productId: 1, modifierId: 1 }],
    ['half a group', { productId: 1 }],
    ['an end in the past', { choiceId: 1, until: '2020-01-01T00:00:00Z' }],
  ])('%s is refused', async (_what, request) => {
    expect((await snooze(request)).code).toBe('validation_failed')
  })

  it('refuses changes of options, which all branches share, to a user limited to one', async () => {
    const product = { productId: own.productIds[0], modifierId: 4 }
    for (const act of [snooze, activate])
      for (const group of [{ choiceId: bread }, product])
        expect((await act(group, staff)).code).toBe('forbidden_branch')
  })
})
