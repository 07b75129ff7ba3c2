import type { ChannelPricing, PriceException } from '@sufra/shared/contracts/pricing'
import type { ChannelDiff, MenuDiffRow, Publication } from '@sufra/shared/contracts/publication'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { RenderUiOptions } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, waitFor, within } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { ChannelMenusPage } from './channel-menus.page.tsx'

const KABSA = '{"ar":"كبسة","en":"Kabsa"}'

const rule = (channelId: number, name: string): ChannelPricing => ({
  ...{ serviceProviderId: 7, channelId, percent: 0, roundUpTo: 0, commissionPercent: 0, rowVersion: 0 },
  channel: {
    id: channelId,
    key: channelId === 2 ? 'jahez' : 'hungerstation',
    name: JSON.stringify({ ar: name, en: name }),
    logoUrl: '/channels/marks.svg#jahez',
  },
})
const row = (change: Partial<MenuDiffRow>): MenuDiffRow => ({
  ...{ productId: 1, name: KABSA, change: 'new', housePrice: 25, price: 29, publishedPrice: null },
  ...{ publishedName: null, leftOver: 23.2, fields: [], details: [] },
  ...change,
})
const diff = (channelId: number, changes: Partial<ChannelDiff> = {}): ChannelDiff => ({
  ...{ channelId, publishedAt: null, counts: { new: 1, changed: 0, gone: 0, same: 0 }, problems: [] },
  rows: [row({})],
  ...changes,
})
const publication = (changes: Partial<Publication>): Publication => ({
  ...{ id: 1, serviceProviderId: 7, channelId: 1, state: 'Online', itemCount: 1, complaints: [] },
  ...{ createdAt: '2026-03-01T12:00:00.000Z', endedAt: null },
  ...changes,
})

interface Served {
  diffs?: ChannelDiff[]
  publications?: Publication[]
  exceptions?: PriceException[]
}

const serve = ({ diffs = [diff(1), diff(2)], publications = [], exceptions = [] }: Served = {}) => {
  const brand = { id: 7, accountId: 1, name: '{"ar":"مطابخ","en":"Kitchens"}', logoUrl: null, color: null }
  const dish = sampleProduct({ id: 1, name: KABSA, price: 20 })
  const http = answerHttp({
    'GET /api/ServiceProvider/Get': call => ({
      body: samplePage([{ ...brand, typeId: null, phone: null, isActive: true }], call),
    }),
    'GET /api/Branch/Get': call => ({ body: samplePage([], call) }),
    'GET /api/Product/Get': call => ({ body: samplePage([dish], call) }),
    'GET /api/ChannelPricing/Get': { body: { channels: [rule(1, 'HungerStation'), rule(2, 'Jahez')] } },
    'PUT /api/ChannelPricing/Update': ({ body }) => ({ body }),
    'GET /api/PriceException/Get': call => ({ body: samplePage(exceptions, call) }),
    'PUT /api/PriceException/Update': { body: { exceptions: [] } },
    'GET /api/MenuPublication/Diff': { body: { channels: diffs } },
    'GET /api/MenuPublication/Get': call => ({ body: samplePage(publications, call) }),
    'POST /api/MenuPublication/Add': { body: { publications: [] } },
  })
  return (name: string) => http.calls.filter(call => `${call.method} ${call.path}` === name)
}

const show = (options: Pick<RenderUiOptions, 'role' | 'permissions' | 'language'> = {}) =>
  renderUi(
    <>
      <ChannelMenusPage />
      <Toaster />
    </>,
    { language: 'en', role: 'Admin', namespaces: { menus: { ar, en } }, ...options },
  )

it('shows what the rule makes of a dish while it is being written, and saves it', async () => {
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
    ...{ serviceProviderId: 7, channelId: 2, percent: 15, roundUpTo: 0.5, commissionPercent: 0 },
    rowVersion: 0,
  })
})

it('does not save a percentage that is none', async () => {
  serve()
  const { user } = show()
  const card = within(await screen.findByRole('form', { name: 'Jahez' }))
  await user.clear(card.getByLabelText('Change of price, %'))
  await user.type(card.getByLabelText('Change of price, %'), '-51')
  expect(card.getByText('From -50 to 200')).toBeInTheDocument()
  expect(card.getByRole('button', { name: 'Save' })).toBeDisabled()
})

it('shows what differs on a platform: the price there, before and after, and what is left of it', async () => {
  const changed = row({ change: 'changed', publishedPrice: 27, fields: ['price'] })
  serve({ diffs: [diff(1, { rows: [changed], counts: { new: 0, changed: 1, gone: 0, same: 4 } }), diff(2)] })
  show()
  const line = within(await screen.findByRole('row', { name: /Kabsa/ }))
  for (const amount of ['25.00', '29.00', '27.00', '23.20'])
    expect(line.getByText(amount)).toBeInTheDocument()
  expect(line.getByText('Changed')).toBeInTheDocument()
})

it('sends the menu of the platform that is looked at, or of all, each press once', async () => {
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

it('says what the platform says against a dish, and what is wrong before anything is sent', async () => {
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

it('takes one price of its own away and keeps the others of the dish', async () => {
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
    ...{ serviceProviderId: 7, productId: 1 },
    exceptions: [{ channelId: 2, branchId: null, price: 31 }],
  })
})

it('lets whoever may only publish look at prices and not change them', async () => {
  serve()
  show({ role: 'Custom', permissions: ['menu.publish'] })
  const card = within(await screen.findByRole('form', { name: 'Jahez' }))
  expect(card.getByLabelText('Change of price, %')).toBeDisabled()
  expect(card.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  expect(screen.getByText(/which your role does not have/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add a price' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Publish to all' })).toBeEnabled()
})

it('shows what differs in the groups of a dish and the name of its category, before and after', async () => {
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
