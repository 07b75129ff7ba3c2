import { delayedResponse, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { KABSA, rule, serve, show } from './testing/channels-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const RULES = 'GET /api/ChannelPricing/Get'
const SAVE_RULE = 'PUT /api/ChannelPricing/Update'
const EXCEPTIONS = 'GET /api/PriceException/Get'
const SAVE_EXCEPTIONS = 'PUT /api/PriceException/Update'
const LOST: HttpAnswer = { status: 504 }
type User = ReturnType<typeof show>['user']

describe('a rule that is saved without an answer', () => {
  const write = async (user: User) => {
    const card = within(await screen.findByRole('form', { name: 'Jahez' }))
    await user.clear(card.getByLabelText('Change of price, %'))
    await user.type(card.getByLabelText('Change of price, %'), '15')
    await user.click(card.getByRole('button', { name: 'Save' }))
    return card
  }

  it('is treated as saved if it was stored, and the next save uses the new version', async () => {
    const stored = { ...rule(2, 'Jahez'), percent: 10, rowVersion: 1 }
    let isLost = true
    const callsTo = serve(
      {},
      {
        [RULES]: () => ({ body: { channels: [{ ...stored }] } }),
        [SAVE_RULE]: ({ body }) => {
          Object.assign(stored, body, { rowVersion: stored.rowVersion + 1 })
          const answer = isLost ? LOST : { body: { ...stored } }
          isLost = false
          return answer
        },
      },
    )
    const { user } = show()
    const card = await write(user)
    expect(await screen.findByText(/it may be saved or not/)).toBeInTheDocument()
    expect(screen.queryByText(/It was not saved/)).not.toBeInTheDocument()
    await waitFor(() => expect(callsTo(RULES)).toHaveLength(2))
    await waitFor(() => expect(card.getByRole('button', { name: 'Save' })).toBeDisabled())
    expect(card.getByLabelText('Change of price, %')).toHaveValue('15')
    await user.type(card.getByLabelText('Commission, %'), '5')
    await user.click(card.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(callsTo(SAVE_RULE)).toHaveLength(2))
    expect(callsTo(SAVE_RULE)[1]?.body).toMatchObject({ percent: 15, rowVersion: 2 })
  })

  it('accepts an equal value that another user has saved', async () => {
    const stored = { ...rule(2, 'Jahez'), percent: 10, rowVersion: 1 }
    const callsTo = serve(
      {},
      {
        [RULES]: () => ({ body: { channels: [{ ...stored }] } }),
        [SAVE_RULE]: () => {
          Object.assign(stored, { percent: 15, rowVersion: 4 })
          return { status: 409, body: { code: 'stale_version' } }
        },
      },
    )
    const { user } = show()
    const card = await write(user)
    await screen.findByText(/Somebody changed this in the meantime/)
    await waitFor(() => expect(callsTo(RULES)).toHaveLength(2))
    await waitFor(() => expect(card.getByRole('button', { name: 'Save' })).toBeDisabled())
    expect(card.getByLabelText('Change of price, %')).toHaveValue('15')
  })

  it('keeps its input for another save if it was not stored', async () => {
    const stored = { ...rule(2, 'Jahez'), percent: 10, rowVersion: 1 }
    const callsTo = serve({}, { [RULES]: () => ({ body: { channels: [stored] } }), [SAVE_RULE]: LOST })
    const { user } = show()
    const card = await write(user)
    await screen.findByText(/it may be saved or not/)
    await waitFor(() => expect(card.getByRole('button', { name: 'Save' })).toBeEnabled())
    await user.click(card.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(callsTo(SAVE_RULE)).toHaveLength(2))
    expect(callsTo(SAVE_RULE)[1]?.body).toMatchObject({ percent: 15, rowVersion: 1 })
  })
})

describe('a price exception', () => {
  const AT_JAHEZ = { productId: 1, name: KABSA, channelId: 2, branchId: null, price: 31 }
  const write = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Add a price' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a price' }))
    await user.click(dialog.getByRole('combobox', { name: /^Dish/ }))
    await user.click(await screen.findByRole('option', { name: /Kabsa/ }))
    await user.type(dialog.getByLabelText(/^Price/), '29.5')
    await user.selectOptions(dialog.getByLabelText('Platform'), 'Jahez')
    return dialog
  }

  it('is reported as unsure when removed without an answer, and the table shows the result', async () => {
    let list = [AT_JAHEZ]
    serve(
      {},
      {
        [EXCEPTIONS]: call => ({ body: samplePage(list, call) }),
        [SAVE_EXCEPTIONS]: () => {
          list = []
          return LOST
        },
      },
    )
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Remove the price of Kabsa' }))
    expect(await screen.findByText(/it may be saved or not/)).toBeInTheDocument()
    expect(screen.queryByText(/It was not saved/)).not.toBeInTheDocument()
    expect(await screen.findByText('Every dish follows the rules.')).toBeInTheDocument()
  })

  it('is reported as unsure when saved without an answer, and its dialog stays open', async () => {
    serve({}, { [SAVE_EXCEPTIONS]: LOST })
    const { user } = show()
    const dialog = await write(user)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/it may be saved or not/)).toBeInTheDocument()
    expect(dialog.getByLabelText(/^Price/)).toHaveValue('29.50')
  })

  it('leaves the next dialog untouched when its answer arrives after its own was closed', async () => {
    const late = delayedResponse({ body: { exceptions: [] } })
    const callsTo = serve({}, { [SAVE_EXCEPTIONS]: late.answer })
    const { user } = show()
    const first = await write(user)
    await user.click(first.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(callsTo(SAVE_EXCEPTIONS)).toHaveLength(1))
    await user.click(first.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
    const second = await write(user)
    late.come()
    await screen.findByText('Saved')
    expect(second.getByLabelText(/^Price/)).toHaveValue('29.50')
    expect(screen.getByRole('dialog', { name: 'Add a price' })).toBeInTheDocument()
  })
})
