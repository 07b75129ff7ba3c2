import { sampleBranch, samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { KABSA, serve, show } from '../testing/channels-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

describe('a price of its own', () => {
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

  it('is written beside those that the dish has, also where the screen could not load them', async () => {
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

  it('takes the place of the one that the dish had there', async () => {
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
      when: 'when what the dish has could not be read',
      address: 'GET /api/PriceException/Get',
      status: 503,
      code: 'unavailable',
    },
    { when: 'when the server refuses it', address: UPDATE, status: 400, code: 'validation_failed' },
    { when: 'when the role was changed meanwhile', address: UPDATE, status: 403, code: 'forbidden_role' },
  ] as const)('is not lost $when: the dialog stays as it was written', async ({ address, status, code }) => {
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

describe('a price that stands above the rules', () => {
  const IN_OLAYA = { productId: 1, name: KABSA, channelId: null, branchId: 3, price: 31 }
  const rowOf = async () => within(await screen.findByRole('row', { name: /Kabsa.*31\.00/ }))

  it('says in which branch it counts, and that it does so on every platform', async () => {
    serve({ exceptions: [IN_OLAYA] })
    show()
    expect(await (await rowOf()).findByRole('cell', { name: 'Olaya' })).toBeInTheDocument()
    expect((await rowOf()).getByRole('cell', { name: 'Every platform' })).toBeInTheDocument()
  })

  it('never seems to count in every branch because the branches did not come', async () => {
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

  it('that could not be removed stays, and it is told', async () => {
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

it('branches that did not come for a price of its own are told, and can be asked for again', async () => {
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
