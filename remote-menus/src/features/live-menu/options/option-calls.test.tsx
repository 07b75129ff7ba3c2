import { screen, waitFor, within } from '@testing-library/react'
import type { Choice } from '@sufra/shared/contracts/choice'
import { samplePage } from '@sufra/shared/testing'
import type { HttpCall } from '@sufra/shared/testing'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { menuServer, renderMenu } from '../testing/menu-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const SNOOZE = 'PUT /api/Product/SnoozeOptions'
const ACTIVATE = 'PUT /api/Product/ActivateOptions'
const CHOICES = 'GET /api/Choice/Get'
// The tests of a suite run minutes after their files are loaded.
const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000).toISOString()

type Option = Choice['options'][number]
const option = (id: number, optionNameEn: string, changes: Partial<Option> = {}): Option => ({
  id,
  optionNameEn,
  optionNameAr: optionNameEn,
  price: 0,
  isAvailable: true,
  snoozedUntil: null,
  ...changes,
})
const bread = (options: Option[]): Choice => ({
  id: 9,
  serviceProviderId: 7,
  name: '{"en":"Bread","ar":"الخبز"}',
  min: 1,
  max: 1,
  isRequired: true,
  options,
  productCount: 2,
  rowVersion: 1,
  updatedAt: '2026-11-20T08:00:00.000Z',
})
const idsIn = ({ body }: HttpCall): number[] => Object(body).optionIds

/** Fakes a server with one product and this modifier group; `wait` delays the answers to option calls. */
const choiceServer = (options: Option[], wait: (ids: number[]) => Promise<void> = async () => {}) => {
  let stored = options
  let rowVersion = 1
  const answer = (isAvailable: boolean) => async (call: HttpCall) => {
    const ids = idsIn(call)
    await wait(ids)
    const change = { isAvailable, snoozedUntil: isAvailable ? null : inTwoHours() }
    stored = stored.map(each => (ids.includes(each.id) ? { ...each, ...change } : each))
    rowVersion += 1
    const choice = { id: 9, serviceProviderId: 7, lack: null, options: stored, rowVersion }
    return { body: { product: null, choice } }
  }
  return menuServer([sampleProduct({ choicesIds: [9] })], {
    [CHOICES]: (call: HttpCall) => ({ body: samplePage([bread(stored)], call) }),
    [SNOOZE]: answer(false),
    [ACTIVATE]: answer(true),
  })
}

const openOptions = async () => {
  const rendered = renderMenu({ role: 'Kitchen' })
  await rendered.user.click(await screen.findByRole('button', { name: 'More for Lamb Kabsa' }))
  await rendered.user.click(screen.getByRole('menuitem', { name: 'Options' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Options of Lamb Kabsa' }))
  const optionOf = async (name: string) => within(await drawer.findByRole('group', { name }))
  const snooze = async (name: string, end = '2 h') => {
    await rendered.user.click((await optionOf(name)).getByRole('button', { name: 'Snooze' }))
    await rendered.user.click(screen.getByRole('menuitem', { name: end }))
  }
  return { ...rendered, drawer, optionOf, snooze }
}

it("keeps an option's pending look until its answer arrives, also while another option is snoozed", async () => {
  const releases = new Map<number, () => void>()
  const server = choiceServer(
    [option(1, 'Saj'), option(2, 'Tannour')],
    ([id = 0]) => new Promise(resolve => releases.set(id, resolve)),
  )
  const { optionOf, snooze } = await openOptions()
  const saj = await optionOf('Saj')
  const tannour = await optionOf('Tannour')
  const isOff = (row: typeof saj) => row.queryByText('Until it is activated') !== null
  await snooze('Saj')
  await snooze('Tannour')
  await waitFor(() => expect(server.callsTo(SNOOZE)).toHaveLength(2))
  expect([isOff(saj), isOff(tannour)]).toEqual([true, true])
  releases.get(1)?.()
  expect(await saj.findByText('Back in 2 h')).toBeInTheDocument()
  expect(isOff(tannour)).toBe(true)
  releases.get(2)?.()
  expect(await tannour.findByText('Back in 2 h')).toBeInTheDocument()
})

it('keeps options that are off until activated when all options are snoozed for a while', async () => {
  const server = choiceServer([option(1, 'Saj'), option(2, 'Tannour', { isAvailable: false })])
  const { drawer, user } = await openOptions()
  await user.click(await drawer.findByRole('button', { name: 'Snooze all' }))
  await user.click(screen.getByRole('menuitem', { name: '1 h' }))
  await waitFor(() => expect(server.callsTo(SNOOZE).map(idsIn)).toEqual([[1]]))
  expect(await drawer.findByText('Saj is snoozed')).toBeInTheDocument()
})

it('disables snoozing all options if all are off until activated', async () => {
  choiceServer([option(1, 'Saj', { isAvailable: false })])
  const { drawer } = await openOptions()
  expect(await drawer.findByRole('button', { name: 'Snooze all' })).toBeDisabled()
})

it('activates an option, and the undo restores its previous end', async () => {
  const until = inTwoHours()
  const server = choiceServer([option(1, 'Saj', { isAvailable: false, snoozedUntil: until })])
  const { drawer, user, optionOf } = await openOptions()
  await user.click((await optionOf('Saj')).getByRole('button', { name: 'Activate' }))
  expect(await drawer.findByText('Saj is active')).toBeInTheDocument()
  await user.click(drawer.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(server.callsTo(SNOOZE).map(({ body }) => body)).toEqual([{ choiceId: 9, optionIds: [1], until }]),
  )
})

it('keeps an option without an end off sale until somebody activates it', async () => {
  const server = choiceServer([option(1, 'Saj'), option(2, 'Tannour')])
  const { snooze } = await openOptions()
  await snooze('Tannour', "I'll do it")
  await waitFor(() =>
    expect(server.callsTo(SNOOZE).map(({ body }) => body)).toEqual([{ choiceId: 9, optionIds: [2] }]),
  )
})

it('shows own options with an error and a retry when shared ones fail to load', async () => {
  let isDown = true
  const size = { id: 4, name: { en: 'Size', ar: 'الحجم' }, min: 1, max: 1, required: true }
  menuServer([sampleProduct({ modifiers: [{ ...size, options: [option(1, 'Small')] }], choicesIds: [9] })], {
    [CHOICES]: (call: HttpCall) =>
      isDown ? { status: 500, body: { code: 'internal_error' } } : { body: samplePage([bread([])], call) },
  })
  const { drawer, user } = await openOptions()
  expect(await drawer.findByText('The shared options did not load')).toBeInTheDocument()
  expect(drawer.getByRole('region', { name: 'Size' })).toBeInTheDocument()
  isDown = false
  await user.click(drawer.getByRole('button', { name: 'Try again' }))
  expect(await drawer.findByRole('region', { name: 'Bread' })).toBeInTheDocument()
})
