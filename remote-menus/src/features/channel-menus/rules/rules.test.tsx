import { screen, waitFor, within } from '@testing-library/react'
import { rule, serve, show } from '../testing/channels-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const UPDATE = 'PUT /api/ChannelPricing/Update'
const RULES = 'GET /api/ChannelPricing/Get'
type User = ReturnType<typeof show>['user']

const cardOf = async (name: string) => within(await screen.findByRole('form', { name }))
type Card = Awaited<ReturnType<typeof cardOf>>
const percentOf = (card: Card) => card.getByLabelText('Change of price, %')
const write = async (user: User, box: HTMLElement, text: string) => {
  await user.clear(box)
  await user.type(box, text)
}

/** Answer of the server that accepts a rule of HungerStation. */
const taken = (body: unknown) => ({ body: { ...rule(1, 'HungerStation'), ...Object(body) } })

/** Fakes a server that stores the rule of Jahez as last saved by any user. */
const ruleServer = (answers: Parameters<typeof serve>[1] = {}) => {
  const stored = { ...rule(2, 'Jahez'), percent: 10, rowVersion: 1 }
  const callsTo = serve(
    {},
    {
      [RULES]: () => ({ body: { channels: [rule(1, 'HungerStation'), { ...stored }] } }),
      [UPDATE]: ({ body }) => {
        Object.assign(stored, body, { rowVersion: stored.rowVersion + 1 })
        return { body: { ...stored } }
      },
      ...answers,
    },
  )
  return { callsTo, stored }
}

it('keeps input made during a save, and saves it with the next press', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const { callsTo, stored } = ruleServer({
    [UPDATE]: async ({ body }) => {
      await held
      Object.assign(stored, body, { rowVersion: stored.rowVersion + 1 })
      return { body: { ...stored } }
    },
  })
  const { user } = show()
  const card = await cardOf('Jahez')
  await write(user, percentOf(card), '15')
  await user.click(card.getByRole('button', { name: 'Save' }))
  await write(user, card.getByLabelText('Commission, %'), '20')
  release()
  await screen.findByText('Saved')
  await waitFor(() => expect(callsTo(RULES)).toHaveLength(2))
  const after = await cardOf('Jahez')
  await waitFor(() => expect(after.getByRole('button', { name: 'Save' })).toBeEnabled())
  expect(percentOf(after)).toHaveValue('15')
  expect(after.getByLabelText('Commission, %')).toHaveValue('20')
  await user.click(after.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(callsTo(UPDATE).at(-1)?.body).toMatchObject({ percent: 15, commissionPercent: 20, rowVersion: 2 }),
  )
})

it('keeps the input when another user saves the rule, and does not overwrite that rule', async () => {
  const { callsTo, stored } = ruleServer({
    [UPDATE]: ({ body }) => {
      if (Object(body).channelId === 1) return taken(body)
      return { status: 409, body: { code: 'stale_version' } }
    },
  })
  const { user } = show()
  await write(user, percentOf(await cardOf('Jahez')), '15')
  // Every save reloads all rules.
  Object.assign(stored, { percent: 30, rowVersion: 2 })
  const other = await cardOf('HungerStation')
  await write(user, percentOf(other), '5')
  await user.click(other.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(callsTo(RULES)).toHaveLength(2))
  await screen.findByText('Saved')
  const card = await cardOf('Jahez')
  expect(percentOf(card)).toHaveValue('15')
  await user.click(card.getByRole('button', { name: 'Save' }))
  expect(callsTo(UPDATE).at(-1)?.body).toMatchObject({ channelId: 2, percent: 15, rowVersion: 1 })
  expect(await screen.findByText(/Somebody changed this in the meantime/)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByDisplayValue('30')).toBeInTheDocument())
})

it('updates a rule without input when another user saves it', async () => {
  const { stored } = ruleServer({ [UPDATE]: ({ body }) => taken(body) })
  const { user } = show()
  await cardOf('Jahez')
  Object.assign(stored, { percent: 30, rowVersion: 2 })
  const other = await cardOf('HungerStation')
  await write(user, percentOf(other), '5')
  await user.click(other.getByRole('button', { name: 'Save' }))
  expect(await screen.findByDisplayValue('30')).toBeInTheDocument()
  expect((await cardOf('Jahez')).getByRole('button', { name: 'Save' })).toBeDisabled()
})

it('rejects a commission above 100 per cent', async () => {
  ruleServer()
  const { user } = show()
  const card = await cardOf('Jahez')
  await write(user, card.getByLabelText('Commission, %'), '101')
  expect(card.getByLabelText('Commission, %')).toHaveAccessibleDescription('From 0 to 100')
  expect(card.queryByText(/left for you/)).not.toBeInTheDocument()
  expect(card.getByRole('button', { name: 'Save' })).toBeDisabled()
})

it('shows an error for rules that failed to load, and retries', async () => {
  let isDown = true
  ruleServer({
    [RULES]: () =>
      isDown ? { status: 500, body: { code: 'internal_error' } } : { body: { channels: [rule(2, 'Jahez')] } },
  })
  const { user } = show()
  expect(await screen.findByText('The menus could not be loaded')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Publish to all' })).not.toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('form', { name: 'Jahez' })).toBeInTheDocument()
})
