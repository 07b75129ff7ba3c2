import { samplePage } from '@sufra/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { diff, publication, row, serve, show } from '../testing/channels-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const DIFF = 'GET /api/MenuPublication/Diff'
const SENT = 'GET /api/MenuPublication/Get'
const ADD = 'POST /api/MenuPublication/Add'
const name = (text: string) => JSON.stringify({ ar: text, en: text })
const rowOf = async (dish: RegExp) => within(await screen.findByRole('row', { name: dish }))

it('reloads the differences when one publication ends as another one starts', async () => {
  jest.useFakeTimers()
  const here = publication({ id: 1, channelId: 1, state: 'Sending' })
  let sent = [here]
  const callsTo = serve({}, { [SENT]: call => ({ body: samplePage(sent, call) }) })
  show()
  await act(() => jest.advanceTimersByTimeAsync(100))
  const looks = callsTo(DIFF).length
  // Another user published to the other platform at the same time.
  sent = [publication({ id: 2, channelId: 2, state: 'Queued' }), { ...here, state: 'Online' }]
  await act(() => jest.advanceTimersByTimeAsync(2500))
  expect(screen.getByText('Online')).toBeInTheDocument()
  expect(callsTo(DIFF).length).toBeGreaterThan(looks)
})

it('switches platforms by tabs and keeps the choice in the address', async () => {
  const there = row({ productId: 2, name: name('Mandi') })
  serve(
    {},
    {
      [DIFF]: ({ query }) => ({
        body: {
          channels: [diff(1), diff(2, query.get('ChannelId') === '2' ? { rows: [there] } : {})],
        },
      }),
    },
  )
  const { user, location } = show()
  expect(await rowOf(/Kabsa/)).toBeDefined()
  await user.click(screen.getByRole('tab', { name: /Jahez/ }))
  expect(await rowOf(/Mandi/)).toBeDefined()
  expect(screen.queryByRole('row', { name: /Kabsa/ })).not.toBeInTheDocument()
  expect(location()).toBe('/?platform=2')
  expect(screen.getByRole('button', { name: 'Publish to Jahez' })).toBeInTheDocument()
})

it('shows the number of differences of each platform on its tab', async () => {
  const counts = { new: 1, changed: 2, gone: 3, same: 40 }
  serve({ diffs: [diff(1, { counts }), diff(2, { counts: { ...counts, new: 5 } })] })
  show()
  expect(await screen.findByRole('tab', { name: /HungerStation.*6/ })).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: /Jahez.*10/ })).toBeInTheDocument()
})

it('shows unchanged dishes on request and keeps that in the address', async () => {
  const same = row({ productId: 2, name: name('Mandi'), change: 'same', publishedPrice: 29 })
  serve(
    {},
    {
      [DIFF]: ({ query }) => ({
        body: { channels: [diff(1, query.get('OnlyDifferences') === 'false' ? { rows: [same] } : {})] },
      }),
    },
  )
  const { user, location } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Only differences' }))
  expect((await rowOf(/Mandi/)).getByText('Unchanged')).toBeInTheDocument()
  expect(location()).toBe('/?all=1')
  await user.click(screen.getByRole('checkbox', { name: 'Only differences' }))
  expect(await rowOf(/Kabsa/)).toBeDefined()
  expect(location()).toBe('/')
})

it('shows the current price of a removed dish and the old name of a renamed one', async () => {
  const gone = row({ change: 'gone', housePrice: null, price: null, leftOver: null, publishedPrice: 27 })
  const renamed = row({
    productId: 2,
    name: name('Mandi'),
    change: 'changed',
    publishedPrice: 29,
    publishedName: name('Madhbi'),
    fields: ['name', 'description'],
  })
  serve({ diffs: [diff(1, { rows: [gone, renamed] }), diff(2)] })
  show()
  const first = await rowOf(/Kabsa/)
  expect(first.getByText('Goes')).toBeInTheDocument()
  expect(first.getByText('27.00')).toBeInTheDocument()
  expect(first.getAllByRole('cell', { name: '—' })).toHaveLength(2)
  const second = await rowOf(/Mandi/)
  expect(second.getByText('Madhbi')).toBeInTheDocument()
  expect(second.getByText('Name, Description')).toBeInTheDocument()
  expect(second.getAllByText('29.00')).toHaveLength(1)
})

it('shows four of many details and counts the rest, with limits and availability as text', async () => {
  const option = (id: number) => ({
    of: 'option' as const,
    name: name(`Bread ${id}`),
    before: null,
    after: null,
  })
  const details = [
    { of: 'group' as const, name: name('Sauce'), what: 'limits' as const, before: '0–1', after: '1–3' },
    { ...option(1), what: 'availability' as const, before: 'true', after: 'false' },
    ...[2, 3, 4, 5].map(id => ({ ...option(id), what: 'added' as const })),
  ]
  serve({ diffs: [diff(1, { rows: [row({ change: 'changed', fields: ['modifierGroups'], details })] })] })
  show()
  const items = (await rowOf(/Kabsa/)).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toHaveLength(5)
  expect(items[0]).toMatch(/^Group.*Sauce.*0–1.*to.*1–3$/)
  expect(items[1]).toMatch(/^Option.*Bread 1.*available.*to.*not available$/)
  expect(items[4]).toBe('and 2 more')
})

it.each([
  ['is the same there', { new: 0, changed: 0, gone: 0, same: 4 }, 'HungerStation shows exactly this menu'],
  [
    'has no dish that could be sent',
    { new: 0, changed: 0, gone: 0, same: 0 },
    'No dish can be published yet',
  ],
] as const)('shows a message instead of the table for a menu that %s', async (_when, counts, says) => {
  serve({ diffs: [diff(1, { rows: [], counts })] })
  show()
  expect(await screen.findByText(says)).toBeInTheDocument()
})

it('shows an error for differences that failed to load, and retries', async () => {
  let isDown = true
  serve(
    {},
    {
      [DIFF]: () =>
        isDown ? { status: 503, body: { code: 'unavailable' } } : { body: { channels: [diff(1)] } },
    },
  )
  const { user } = show()
  expect(await screen.findByText('The menus could not be loaded')).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rowOf(/Kabsa/)).toBeDefined()
})

it('shows a failed publication and can retry it', async () => {
  let isDown = true
  const callsTo = serve(
    {},
    {
      [ADD]: () => (isDown ? { status: 409, body: { code: 'conflict' } } : { body: { publications: [] } }),
    },
  )
  const { user } = show()
  const publish = await screen.findByRole('button', { name: 'Publish to HungerStation' })
  await user.click(publish)
  expect(await screen.findByText('Nothing was sent. Try again.')).toBeInTheDocument()
  isDown = false
  await waitFor(() => expect(publish).toBeEnabled())
  await user.click(publish)
  expect(await screen.findByText('The menu is on its way')).toBeInTheDocument()
  expect(callsTo(ADD)).toHaveLength(2)
})

it('lists twenty complaints and counts the rest, with the time of the last success', async () => {
  const complaints = Array.from({ length: 23 }, (_none, place) => ({
    productId: null,
    code: `odd_${place}`,
    message: place === 0 ? '' : `Complaint ${place}`,
  }))
  serve({
    diffs: [diff(1, { publishedAt: '2026-03-01T09:00:00.000Z' }), diff(2)],
    publications: [publication({ state: 'Failed', complaints })],
  })
  show()
  expect(await screen.findByText('What HungerStation says')).toBeInTheDocument()
  // A complaint without a text shows its code.
  expect(screen.getByText('odd_0')).toBeInTheDocument()
  expect(screen.getByText('Complaint 19')).toBeInTheDocument()
  expect(screen.queryByText('Complaint 20')).not.toBeInTheDocument()
  expect(screen.getByText(/and 3 more/)).toBeInTheDocument()
  expect(screen.getByText(/^Published 1 Mar.*12:00/)).toBeInTheDocument()
})

it('links five dishes of a problem, a nameless one by its number', async () => {
  const dishes = Array.from({ length: 7 }, (_none, place) => ({
    productId: place + 1,
    name: place === 0 ? name('') : name(`Dish ${place}`),
  }))
  const problem = { code: 'no_name' as const, language: 'ar' as const, isBlocking: false, dishes }
  serve({ diffs: [diff(1, { problems: [problem] })] })
  show()
  const banner = await screen.findByText(/7 dishes have no Arabic name/)
  expect(
    within(banner)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([...['#1', 'Dish 1', 'Dish 2', 'Dish 3', 'Dish 4']])
  expect(banner).toHaveTextContent(/and 2 more$/)
})

it('does not report a publication as unsent when its answer was lost', async () => {
  serve({}, { [ADD]: () => ({ status: 503, body: { code: 'unavailable' } }) })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Publish to HungerStation' }))
  expect(await screen.findByText(/^No answer came, so the menu may be on its way or not/)).toBeInTheDocument()
  expect(screen.queryByText('Nothing was sent. Try again.')).not.toBeInTheDocument()
})
