import { screen, waitFor, within } from '@testing-library/react'
import type { Choice } from '@sufra/shared/contracts/choice'
import type { Product } from '@sufra/shared/contracts/product'
import { samplePage } from '@sufra/shared/testing'
import type { HttpCall } from '@sufra/shared/testing'
import { menuServer, renderMenu } from '../testing/menu-server.tsx'
import { sampleProduct } from '#src/testing/sample-products.ts'

const option = (id: number, optionNameEn: string) => ({
  id,
  optionNameEn,
  optionNameAr: optionNameEn,
  price: 0,
  isAvailable: true,
})
const SIZE: Product['modifiers'][number] = {
  id: 4,
  name: { en: 'Size', ar: 'الحجم' },
  min: 1,
  max: 1,
  required: true,
  options: [option(1, 'Small'), option(2, 'Large')],
}
const BREAD: Choice = {
  id: 9,
  serviceProviderId: 7,
  name: '{"en":"Bread","ar":"الخبز"}',
  min: 1,
  max: 1,
  isRequired: true,
  options: [option(1, 'Saj'), option(2, 'Tannour')].map(each => ({ ...each, snoozedUntil: null })),
  productCount: 2,
  rowVersion: 1,
  updatedAt: '2026-11-20T08:00:00.000Z',
}
// The tests of a suite run minutes after their files are loaded.
const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000).toISOString()
const LACK = { kind: 'choice' as const, id: 9, name: BREAD.name }

const named = ({ body }: HttpCall): { optionIds: number[] } => Object(body)

type Modifier = Product['modifiers'][number]

const serve = () => {
  const products = [
    sampleProduct({ modifiers: [SIZE], choicesIds: [9] }),
    sampleProduct({ id: 2, en: 'Shawarma', choicesIds: [9] }),
  ]
  const answer = (isAvailable: boolean) => (call: HttpCall) => {
    const { optionIds } = named(call)
    const snoozedUntil = isAvailable ? null : inTwoHours()
    const changed = <Each extends { id?: number }>(each: Each) =>
      optionIds.includes(each.id ?? 0) ? { ...each, isAvailable, snoozedUntil } : each
    if ('choiceId' in Object(call.body)) {
      const options = BREAD.options.map(changed)
      const lack = options.some(each => each.isAvailable) ? null : LACK
      const choice = { id: 9, serviceProviderId: 7, lack, options, rowVersion: 2 }
      return { body: { product: null, choice } }
    }
    const size: Modifier = { ...SIZE, options: SIZE.options.map(changed) }
    return { body: { product: server.change(1, { modifiers: [size] }).body, choice: null } }
  }
  const server = menuServer(products, {
    'GET /api/Choice/Get': (call: HttpCall) => ({ body: samplePage([BREAD], call) }),
    'PUT /api/Product/SnoozeOptions': answer(false),
    'PUT /api/Product/ActivateOptions': answer(true),
  })
  return server
}

const openOptions = async () => {
  const rendered = renderMenu({ role: 'Kitchen' })
  await rendered.user.click(await screen.findByRole('button', { name: 'More for Lamb Kabsa' }))
  await rendered.user.click(screen.getByRole('menuitem', { name: 'Options' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Options of Lamb Kabsa' }))
  await drawer.findByRole('region', { name: 'Bread' })
  const group = (name: string) => within(drawer.getByRole('region', { name }))
  const choose = async (button: HTMLElement, end: string) => {
    await rendered.user.click(button)
    await rendered.user.click(screen.getByRole('menuitem', { name: end }))
  }
  return { ...rendered, drawer, group, choose }
}

it("lists a product's own options and those of its shared groups for a kitchen user", async () => {
  serve()
  const { group } = await openOptions()
  expect(
    group('Size')
      .getAllByRole('group')
      .map(row => row.getAttribute('aria-label')),
  ).toEqual(['Small', 'Large'])
  expect(group('Bread').getByText('In 2 items')).toBeInTheDocument()
  expect(group('Bread').getByText('Required')).toBeInTheDocument()
})

it('snoozes one option with an end and undoes it', async () => {
  const server = serve()
  const { user, group, choose, drawer } = await openOptions()
  const large = within(group('Size').getByRole('group', { name: 'Large' }))
  await choose(large.getByRole('button', { name: 'Snooze' }), '2 h')
  expect(await large.findByText('Back in 2 h')).toBeInTheDocument()
  expect(server.callsTo('PUT /api/Product/SnoozeOptions').map(({ body }) => body)).toEqual([
    { productId: 1, modifierId: 4, optionIds: [2], preset: '2h' },
  ])
  await user.click(drawer.getByRole('button', { name: 'Undo' }))
  expect(await large.findByRole('button', { name: 'Snooze' })).toBeInTheDocument()
  expect(server.callsTo('PUT /api/Product/ActivateOptions').map(({ body }) => body)).toEqual([
    { productId: 1, modifierId: 4, optionIds: [2] },
  ])
})

it('continues an undo when one of its calls is refused', async () => {
  const until = inTwoHours()
  const tannour = { ...option(2, 'Tannour'), isAvailable: false, snoozedUntil: until }
  const choice = { ...BREAD, options: [{ ...option(1, 'Saj'), snoozedUntil: null }, tannour] }
  const answer = { body: { product: null, choice: null } }
  const server = menuServer([sampleProduct({ choicesIds: [9] })], {
    'GET /api/Choice/Get': (call: HttpCall) => ({ body: samplePage([choice], call) }),
    'PUT /api/Product/SnoozeOptions': answer,
    'PUT /api/Product/ActivateOptions': { status: 403, body: { code: 'forbidden_branch' } },
  })
  const { group, choose, drawer, user } = await openOptions()
  await choose(group('Bread').getByRole('button', { name: 'Snooze all' }), '1 h')
  await user.click(await drawer.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText("The options' availability could not be changed")).toBeInTheDocument()
  expect(server.callsTo('PUT /api/Product/ActivateOptions').map(({ body }) => body)).toEqual([
    { choiceId: 9, optionIds: [1] },
  ])
  expect(server.callsTo('PUT /api/Product/SnoozeOptions').at(-1)?.body).toEqual({
    choiceId: 9,
    optionIds: [2],
    until,
  })
})

it('activates an option whose previous end has passed by the time of the undo', async () => {
  const past = new Date(Date.now() - 1000).toISOString()
  const saj = { ...option(1, 'Saj'), isAvailable: false, snoozedUntil: past }
  const server = menuServer([sampleProduct({ choicesIds: [9] })], {
    'GET /api/Choice/Get': (call: HttpCall) => ({
      body: samplePage([{ ...BREAD, options: [saj] }], call),
    }),
    'PUT /api/Product/ActivateOptions': { body: { product: null, choice: null } },
  })
  const { group, drawer, user } = await openOptions()
  await user.click(group('Bread').getByRole('button', { name: 'Activate' }))
  await user.click(await drawer.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(server.callsTo('PUT /api/Product/ActivateOptions').map(({ body }) => body)).toEqual([
      { choiceId: 9, optionIds: [1] },
      { choiceId: 9, optionIds: [1] },
    ]),
  )
})

it('snoozes a whole shared group, and every product that uses it shows why it is unavailable', async () => {
  const server = serve()
  const { group, choose } = await openOptions()
  await choose(group('Bread').getByRole('button', { name: 'Snooze all' }), '1 h')
  await waitFor(() => expect(group('Bread').getAllByRole('button', { name: 'Activate' })).toHaveLength(2))
  expect(server.callsTo('PUT /api/Product/SnoozeOptions').map(({ body }) => body)).toEqual([
    { choiceId: 9, optionIds: [1, 2], preset: '1h' },
  ])
  // The cards update a moment later.
  expect(await screen.findAllByText('Unavailable: no option left in “Bread”')).toHaveLength(2)
})

it('restores the look of an option that the server refuses to change, with an error', async () => {
  menuServer([sampleProduct({ modifiers: [SIZE] })], {
    'PUT /api/Product/SnoozeOptions': { status: 404, body: { code: 'not_found' } },
  })
  const { user } = renderMenu()
  await user.click(await screen.findByRole('button', { name: 'More for Lamb Kabsa' }))
  await user.click(screen.getByRole('menuitem', { name: 'Options' }))
  const small = within(await screen.findByRole('group', { name: 'Small' }))
  await user.click(small.getByRole('button', { name: 'Snooze' }))
  await user.click(screen.getByRole('menuitem', { name: 'Tomorrow' }))
  expect(await screen.findByText("The options' availability could not be changed")).toBeInTheDocument()
  expect(small.getByRole('button', { name: 'Snooze' })).toBeInTheDocument()
})
