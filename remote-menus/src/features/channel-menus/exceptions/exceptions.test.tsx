import { sampleBranch, samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { KABSA, serve, show } from '../testing/channels-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

describe('a price exception', () => {
  const AT_JAHEZ = { productId: 1, name: KABSA, channelId: 2, branchId: null, price: 31 }
  const UPDATE = 'PUT /api/PriceException/Update'

  const write = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Add a price' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a price' }))
    const save = dialog.getByRole('button', { name: 'Save' })
    expect(save).toBeDisabled()
    await user.click(dialog.getByRole('combobox', { name: /^Dish/ }))
    await user.click(await screen.findByRole('option', { name: /Kabsa/ }))
    await user.type(dialog.getByLabelText(/^Price/), '٢٩٫٥')
    expect(save).toBeDisabled()
    await user.selectOptions(dialog.getByLabelText('Branch'), 'Olaya')
    return { save, dialog }
  }

  it("is added to the dish's others even if the screen failed to load them", async () => {
    let isDown = true
    const callsTo = serve(
      {},
      {
        'GET /api/PriceException/Get': call =>
          isDown ? { status: 500, body: { code: 'internal_error' } } : { body: samplePage([AT_JAHEZ], call) },
      },
    )
    const { user } = show()
    expect(await screen.findByText('The prices of their own could not be loaded')).toBeInTheDocument()
    expect(screen.queryByText('Every dish follows the rules.')).not.toBeInTheDocument()
    isDown = false
    const { save } = await write(user)
    await user.click(save)
    await waitFor(() => expect(callsTo(UPDATE)).toHaveLength(1))
    expect(callsTo(UPDATE)[0]?.body).toEqual({
      serviceProviderId: 7,
      productId: 1,
      exceptions: [
        { channelId: 2, branchId: null, price: 31 },
        { channelId: null, branchId: 3, price: 29.5 },
      ],
    })
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument()
  })

  it("replaces the dish's exception for the same place", async () => {
    const callsTo = serve({
      exceptions: [{ ...AT_JAHEZ, channelId: null, branchId: 3, price: 20 }, AT_JAHEZ],
    })
    const { user } = show()
    const { save } = await write(user)
    await user.click(save)
    await waitFor(() => expect(callsTo(UPDATE)).toHaveLength(1))
    expect(callsTo(UPDATE)[0]?.body).toMatchObject({
      exceptions: [
        { channelId: 2, price: 31 },
        { branchId: 3, price: 29.5 },
      ],
    })
  })

  it.each([
    {
      when: 'when the dish’s exceptions could not be loaded',
      address: 'GET /api/PriceException/Get',
      status: 503,
      code: 'unavailable',
    },
    { when: 'when the server refuses it', address: UPDATE, status: 400, code: 'validation_failed' },
    { when: 'when the role was changed meanwhile', address: UPDATE, status: 403, code: 'forbidden_role' },
  ] as const)('keeps the dialog and its input $when', async ({ address, status, code }) => {
    let isRefusing = false
    const refuse = { status, body: { code } }
    const known = {
      'GET /api/PriceException/Get': { body: samplePage([AT_JAHEZ], { query: new URLSearchParams() }) },
    }
    const callsTo = serve(
      {},
      { ...known, [address]: () => (isRefusing ? refuse : (known['GET /api/PriceException/Get'] ?? {})) },
    )
    const { user } = show()
    await screen.findByRole('button', { name: 'Remove the price of Kabsa' })
    const { save, dialog } = await write(user)
    isRefusing = true
    await user.click(save)
    expect(await screen.findByText('It was not saved. Check the fields and try again.')).toBeInTheDocument()
    expect(dialog.getByLabelText(/^Price/)).toHaveValue('29.50')
    await waitFor(() => expect(save).toBeEnabled())
    if (address !== UPDATE) expect(callsTo(UPDATE)).toEqual([])
  })
})

describe('the table of price exceptions', () => {
  const IN_OLAYA = { productId: 1, name: KABSA, channelId: null, branchId: 3, price: 31 }
  const rowOf = async () => within(await screen.findByRole('row', { name: /Kabsa.*31\.00/ }))

  it('shows the branch of an exception and that it holds on every platform', async () => {
    serve({ exceptions: [IN_OLAYA] })
    show()
    expect(await (await rowOf()).findByRole('cell', { name: 'Olaya' })).toBeInTheDocument()
    expect((await rowOf()).getByRole('cell', { name: 'Every platform' })).toBeInTheDocument()
  })

  it('does not show "all branches" when the branches failed to load', async () => {
    const callsTo = serve(
      { exceptions: [{ ...IN_OLAYA, channelId: 99 }] },
      { 'GET /api/Branch/Get': { status: 500, body: { code: 'internal_error' } } },
    )
    show()
    const row = await rowOf()
    await waitFor(() => expect(callsTo('GET /api/Branch/Get')).not.toHaveLength(0))
    expect(row.queryByRole('cell', { name: 'Every branch' })).not.toBeInTheDocument()
    expect(row.getByRole('cell', { name: '#3' })).toBeInTheDocument()
    expect(row.getByRole('cell', { name: '#99' })).toBeInTheDocument()
  })

  it('keeps an exception that could not be removed and shows an error', async () => {
    serve(
      { exceptions: [IN_OLAYA] },
      {
        'PUT /api/PriceException/Update': { status: 403, body: { code: 'forbidden_role' } },
      },
    )
    const { user } = show()
    const row = await rowOf()
    await user.click(row.getByRole('button', { name: 'Remove the price of Kabsa' }))
    expect(await screen.findByText(/It was not saved/)).toBeInTheDocument()
    expect((await rowOf()).getByRole('button', { name: 'Remove the price of Kabsa' })).toBeEnabled()
  })
})

it('shows an error for branches that failed to load, and retries', async () => {
  let isDown = true
  serve(
    {},
    {
      'GET /api/Branch/Get': call =>
        isDown
          ? { status: 500, body: { code: 'internal_error' } }
          : { body: samplePage([sampleBranch({ id: 3 })], call) },
    },
  )
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Add a price' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a price' }))
  expect(await dialog.findByText('The branches could not be loaded')).toBeInTheDocument()
  isDown = false
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('option', { name: 'Olaya' })).toBeInTheDocument()
  expect(dialog.queryByText('The branches could not be loaded')).not.toBeInTheDocument()
})
