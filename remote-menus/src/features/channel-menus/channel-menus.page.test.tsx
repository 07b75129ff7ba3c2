import { samplePage } from '@sufra/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { KABSA, diff, publication, row, serve, show } from './testing/channels-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('previews a rule on a dish during input, and saves it', async () => {
  const callsTo = serve()
  const { user } = show()
  const card = within(await screen.findByRole('form', { name: 'Jahez' }))
  const percent = card.getByLabelText('Change of price, %')
  await user.clear(percent)
  await user.type(percent, '١٥')
  await user.selectOptions(card.getByLabelText('Round up to'), '0.50')
  expect(await card.findByText(/Kabsa: .*20\.00.* in house → .*23\.00.* there/)).toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(callsTo('PUT /api/ChannelPricing/Update')).toHaveLength(1))
  expect(callsTo('PUT /api/ChannelPricing/Update')[0]?.body).toEqual({
    serviceProviderId: 7,
    channelId: 2,
    percent: 15,
    roundUpTo: 0.5,
    commissionPercent: 0,
    rowVersion: 0,
  })
})

it('does not save an invalid percentage', async () => {
  serve()
  const { user } = show()
  const card = within(await screen.findByRole('form', { name: 'Jahez' }))
  await user.clear(card.getByLabelText('Change of price, %'))
  await user.type(card.getByLabelText('Change of price, %'), '-51')
  expect(card.getByText('From -50 to 200')).toBeInTheDocument()
  expect(card.getByRole('button', { name: 'Save' })).toBeDisabled()
})

it('shows the differences on a platform: old and new price there, and the net amount', async () => {
  const changed = row({ change: 'changed', publishedPrice: 27, fields: ['price'] })
  serve({ diffs: [diff(1, { rows: [changed], counts: { new: 0, changed: 1, gone: 0, same: 4 } }), diff(2)] })
  show()
  const line = within(await screen.findByRole('row', { name: /Kabsa/ }))
  for (const amount of ['25.00', '29.00', '27.00', '23.20'])
    expect(line.getByText(amount)).toBeInTheDocument()
  expect(line.getByText('Changed')).toBeInTheDocument()
})

it('publishes the menu to the shown platform or to all, once per press', async () => {
  const callsTo = serve()
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Publish to HungerStation' }))
  await waitFor(() => expect(callsTo('POST /api/MenuPublication/Add')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Publish to all' }))
  await waitFor(() => expect(callsTo('POST /api/MenuPublication/Add')).toHaveLength(2))
  const [one, all] = callsTo('POST /api/MenuPublication/Add')
  expect(one?.body).toEqual({ serviceProviderId: 7, channelIds: [1] })
  expect(all?.body).toEqual({ serviceProviderId: 7, channelIds: [1, 2] })
  expect(one?.headers.get('Idempotency-Key')).not.toBe(all?.headers.get('Idempotency-Key'))
})

it('shows complaints of the platform, and problems before anything is sent', async () => {
  const complaints = [
    { productId: 1, code: 'name_too_long', message: 'The name is too long' },
    { productId: null, code: 'not_connected', message: 'not connected' },
  ]
  const dishes = [{ productId: 9, name: '{"ar":"شاي","en":"Tea"}' }]
  const problem = { code: 'no_price' as const, language: null, isBlocking: true, dishes }
  serve({
    diffs: [diff(1, { problems: [problem] }), diff(2)],
    publications: [publication({ state: 'Failed', complaints })],
  })
  show()
  expect(await screen.findByText('Kabsa: the name is too long')).toBeInTheDocument()
  expect(screen.getByText("Sufra is not connected to this platform's menus yet.")).toBeInTheDocument()
  expect(screen.getByText(/1 dish has no price and will not be sent/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Tea' })).toHaveAttribute(
    'href',
    '/menus/new-meal?id=9&serviceProviderId=7',
  )
})

it('names and links the groups that must be corrected before publishing', async () => {
  const sugar = { kind: 'modifier' as const, id: 1, name: '{"ar":"السكر","en":"Sugar"}' }
  const milk = { kind: 'choice' as const, id: 4, name: '{"ar":"الحليب","en":"Milk"}' }
  const groups = [
    { ...sugar, code: 'min_above_options' as const },
    { ...milk, code: 'no_options' as const },
  ]
  const dishes = [{ productId: 9, name: '{"ar":"شاي","en":"Tea"}', groups }]
  const problem = { code: 'impossible_group' as const, language: null, isBlocking: true, dishes }
  serve({ diffs: [diff(1, { problems: [problem] }), diff(2)] })
  show()
  expect(await screen.findByText(/1 dish has a group that nobody can choose from/)).toHaveTextContent(
    'Tea — Sugar: it asks for more choices than it has options — Milk: it has no options',
  )
  const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(linkOf('Tea')).toBe('/menus/new-meal?id=9&serviceProviderId=7')
  expect(linkOf('Milk')).toBe('/menus/dialog?serviceProviderId=7')
})

it('names a dish that the platform refuses even if it has no differences', async () => {
  const soup = { productId: 5, name: '{"ar":"شوربة","en":"Soup"}', change: 'same' as const }
  const complaint = (productId: number) => ({ productId, code: 'unmapped', message: 'Not mapped' })
  serve(
    { publications: [publication({ state: 'Failed', complaints: [complaint(5), complaint(99)] })] },
    {
      'GET /api/MenuPublication/Diff': ({ query }) => ({
        body: { channels: [diff(1, query.get('OnlyDifferences') === 'true' ? {} : { rows: [row(soup)] })] },
      }),
    },
  )
  show()
  expect(await screen.findByText('Soup: Not mapped')).toBeInTheDocument()
  // A dish that is on no menu any more has no name.
  expect(screen.getByText('#99: Not mapped')).toBeInTheDocument()
})

it("removes one price exception and keeps the dish's others", async () => {
  const own = { productId: 1, name: KABSA, branchId: null }
  const callsTo = serve({
    exceptions: [
      { ...own, channelId: 1, price: 30 },
      { ...own, channelId: 2, price: 31 },
    ],
  })
  const { user } = show()
  const [first] = await screen.findAllByRole('button', { name: 'Remove the price of Kabsa' })
  if (!first) throw new Error('There is none')
  await user.click(first)
  await waitFor(() => expect(callsTo('PUT /api/PriceException/Update')).toHaveLength(1))
  expect(callsTo('PUT /api/PriceException/Update')[0]?.body).toEqual({
    serviceProviderId: 7,
    productId: 1,
    exceptions: [{ channelId: 2, branchId: null, price: 31 }],
  })
})

it.each([
  ['stale_version', 409, 'Somebody changed this in the meantime. Look again, then save.'],
  ['validation_failed', 400, 'It was not saved. Check the fields and try again.'],
] as const)('explains what to do when a rule is refused with %s', async (code, status, text) => {
  serve({}, { 'PUT /api/ChannelPricing/Update': { status, body: { code } } })
  const { user } = show()
  const card = within(await screen.findByRole('form', { name: 'Jahez' }))
  await user.type(card.getByLabelText('Commission, %'), '5')
  await user.click(card.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(text)).toBeInTheDocument()
})

it('follows a publication and then reloads the differences', async () => {
  jest.useFakeTimers()
  const sent = publication({ state: 'Sending' })
  let newest = sent
  const callsTo = serve(
    {},
    { 'GET /api/MenuPublication/Get': call => ({ body: samplePage([newest], call) }) },
  )
  show()
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(screen.getByRole('button', { name: 'Publish to HungerStation' })).toBeDisabled()
  const looks = callsTo('GET /api/MenuPublication/Diff').length
  newest = { ...sent, state: 'Online' }
  await act(() => jest.advanceTimersByTimeAsync(2500))
  expect(screen.getByText('Online')).toBeInTheDocument()
  expect(callsTo('GET /api/MenuPublication/Diff').length).toBeGreaterThan(looks)
  const asked = callsTo('GET /api/MenuPublication/Get').length
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(callsTo('GET /api/MenuPublication/Get')).toHaveLength(asked)
  jest.useRealTimers()
})

it('shows prices read-only to users who may only publish', async () => {
  serve()
  show({ role: 'Custom', permissions: ['menu.publish'] })
  const card = within(await screen.findByRole('form', { name: 'Jahez' }))
  expect(card.getByLabelText('Change of price, %')).toBeDisabled()
  expect(card.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  expect(screen.getByText(/which your role does not have/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add a price' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Publish to all' })).toBeEnabled()
})

it('shows differences in modifier groups and category names, before and after', async () => {
  const name = (text: string) => JSON.stringify({ ar: text, en: text })
  const changed = row({
    change: 'changed',
    publishedPrice: 29,
    fields: ['modifierGroups'],
    details: [
      { of: 'category', name: name('Grills'), what: 'name', before: name('Charcoal'), after: name('Grills') },
      { of: 'option', name: name('Rice'), what: 'price', before: '3', after: '4.5' },
      { of: 'option', name: name('Bread'), what: 'removed', before: null, after: null },
    ],
  })
  serve({ diffs: [diff(1, { rows: [changed], counts: { new: 0, changed: 1, gone: 0, same: 0 } }), diff(2)] })
  show()
  const line = within(await screen.findByRole('row', { name: /Kabsa/ }))
  const [category, rice, bread] = line.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(category).toMatch(/^Category.*Charcoal.*to.*Grills$/)
  expect(rice).toMatch(/^Option.*Rice.*3\.00.*to.*4\.50/)
  expect(bread).toMatch(/^Option.*Bread.*is gone$/)
})
