import { screen, waitFor, within } from '@testing-library/react'
import type { DriftRow } from '@sufra/shared/contracts/drift'
import { Link } from '@sufra/shared/router'
import { delayedResponse, samplePage } from '@sufra/shared/testing'
import { secondsAgo, burger, closed, rowOf, shop, show, silent } from './testing/show-radar.tsx'

const SUMMARY = 'GET /api/Drift/Summary'
const LIST = 'GET /api/Drift/Get'
const REPAIR = 'POST /api/Drift/Repair'
const PAGE = '/integrations/radar'
const GRID = `${PAGE}?view=grid`
const NONE = { 'GET /api/Drift/Get': { body: samplePage<DriftRow>([], { query: new URLSearchParams() }) } }
const well = { ...shop, different: 0 }
const failing = { status: 500, body: { code: 'internal_error', status: 500 } }

afterEach(() => jest.restoreAllMocks())

describe('without a difference', () => {
  it('shows nothing until the readings are known', async () => {
    const late = delayedResponse({ body: { shops: [well], lost: { orders: 0, sum: 0 } } })
    const { queryClient } = show({ rows: [] }, { [SUMMARY]: late.answer })
    // The list has arrived, the readings have not.
    await waitFor(() => expect(queryClient.isFetching()).toBe(1))
    expect(screen.getByRole('table')).toBeVisible()
    expect(screen.queryByText('No platform is connected yet')).not.toBeInTheDocument()
    late.come()
    expect(await screen.findByText('Every platform shows what you want')).toBeVisible()
    expect(screen.getByText('No order was lost')).toBeVisible()
  })

  it('reports readings that failed to load and retries on request', async () => {
    const { user, answers } = show({ rows: [] }, { [SUMMARY]: failing })
    expect(await screen.findByText('The differences did not load')).toBeVisible()
    answers[SUMMARY] = { body: { shops: [well], lost: { orders: 0, sum: 0 } } }
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Every platform shows what you want')).toBeVisible()
  })

  it('does not report unread platforms as correct', async () => {
    show({ rows: [], shops: [{ ...well, readAt: null, checks: 0 }] })
    expect(await screen.findByText(/In a minute you see here/)).toBeVisible()
    expect(screen.queryByText('Every platform shows what you want')).not.toBeInTheDocument()
  })

  it('reports the readable platforms as correct when another does not answer', async () => {
    show({ rows: [], shops: [well, { ...silent, channelId: 3, channelKey: 'keeta' }] })
    expect(await screen.findByText('Every platform that answers shows what you want')).toBeVisible()
    expect(screen.getByText(/^Checked .+ ago, where platforms answer$/)).toBeVisible()
  })

  it.each([undefined, GRID])('explains that there is no platform yet, at %s', async route => {
    show({ rows: [], shops: [], route })
    expect(await screen.findByText('No platform is connected yet')).toBeVisible()
    expect(screen.queryByText(/being read for the first time/)).not.toBeInTheDocument()
  })

  it('states that one kind does not differ, and clears the filter with one press', async () => {
    const { user, location } = show({ rows: [], route: '/integrations/radar?kind=price' })
    expect(await screen.findByText('Nothing differs there.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show everything' }))
    expect(location()).toBe('/integrations/radar')
  })
})

const spanWith = (pattern: RegExp) =>
  screen.findByText((_, element) => element?.localName === 'span' && pattern.test(element.textContent))

describe('a platform that does not answer', () => {
  it.each([
    ['no_answer', /Jahez · Nakheel does not answer, and was never read\.$/],
    ['busy', /asks us to wait a while, and was never read\.$/],
    ['credential', /does not accept this shop's secret key, and was never read\.$/],
    ['refused', /refuses to show its menu, and was never read\.$/],
  ] as const)('has no time of the last reading when it was never read: %s', async (problem, pattern) => {
    show({ shops: [{ ...silent, readAt: null, problem }] })
    expect(await spanWith(pattern)).toBeVisible()
  })

  it('is not shown as being read for the first time', async () => {
    show({ rows: [], shops: [silent] })
    expect(await screen.findByText('What they show is known once one of them answers.')).toBeVisible()
    expect(screen.queryByText(/for the first time/)).not.toBeInTheDocument()
  })

  it('does not affect another one that is about to be read', async () => {
    show({
      rows: [],
      shops: [silent, { ...well, channelId: 3, channelKey: 'keeta', readAt: null, checks: 0 }],
    })
    expect(await screen.findByText(/In a minute you see here/)).toBeVisible()
  })
})

describe('the share of correct values', () => {
  it('covers all platforms and excludes unreadable ones', async () => {
    show({
      shops: [
        { ...shop, pending: 4 },
        { ...silent, channelId: 3, channelKey: 'keeta', checks: 20 },
      ],
    })
    const summary = within(await screen.findByRole('region', { name: 'How much is as you want it' }))
    const counts = summary.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(counts).toEqual([...['54 as you want them', '4 on their way', '2 different', 'of 80 comparisons']])
    expect(summary.getByText('214.00')).toBeVisible()
  })

  it('is stated with the Arabic number forms', async () => {
    show({ language: 'ar', shops: [{ ...shop, checks: 2, different: 1 }], lost: { orders: 2, sum: 40 } })
    const summary = within(await screen.findByRole('region', { name: 'كم يطابق ما تريده' }))
    expect(summary.getByText('1 مختلف')).toBeVisible()
    expect(summary.getByText('من مقارنتين')).toBeVisible()
    expect(summary.getByText('طلبان مرفوضان أو فائتان')).toBeVisible()
  })

  it.each([
    ['busy', /HungerStation · Nakheel.*us to wait a while. It was read 4 min/],
    ['credential', /does not accept this shop's secret key/],
    ['refused', /refuses to show its menu/],
  ] as const)('states the reason why a platform cannot be read: %s', async (problem, pattern) => {
    show({
      shops: [{ ...silent, readAt: secondsAgo(240), problem, channelId: 1, channelKey: 'hungerstation' }],
    })
    expect(await spanWith(pattern)).toBeVisible()
  })
})

describe('a repair', () => {
  const press = async (user: ReturnType<typeof show>['user']) =>
    user.click((await rowOf(/Burger/)).getByRole('button', { name: 'Correct the price: Burger' }))

  it.each([
    ['forbidden_branch', 403, 'This branch is not one of yours.'],
    ['not_found', 404, 'This branch is not there any more.'],
    ['internal_error', 500, 'That did not work. See how it stands now, and try again in a moment.'],
  ])('refused with %s states the reason and can be pressed again', async (code, status, words) => {
    const { user } = show({}, { [REPAIR]: { status, body: { code, status } } })
    await press(user)
    expect(await screen.findByText(words)).toBeVisible()
    const again = (await rowOf(/Burger/)).getByRole('button', { name: 'Correct the price: Burger' })
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'))
  })

  it('under way is shown and cannot be pressed twice', async () => {
    const { user, answers } = show()
    await rowOf(/Burger/)
    const mending = { ...burger, verdict: 'pending' as const, repairAt: secondsAgo(1) }
    answers[LIST] = call => ({ body: samplePage([mending], call) })
    await press(user)
    expect(await screen.findByText('Being fixed')).toBeVisible()
    expect((await rowOf(/Burger/)).queryByRole('button')).not.toBeInTheDocument()
  })

  it('of everything covers only the filtered platform and kind', async () => {
    const keeta = { ...shop, branchId: 6, channelId: 3, channelKey: 'keeta' as const }
    const { user, repaired } = show({
      shops: [shop, keeta],
      route: '/integrations/radar?channel=3&kind=price',
    })
    await user.click(await screen.findByRole('button', { name: 'Fix all' }))
    await waitFor(() => expect(repaired()).toEqual([{ branchIds: [6], channelId: 3, kind: 'price' }]))
  })

  it('of everything never covers the last merchant', async () => {
    const late = delayedResponse({ body: { shops: [{ ...shop, branchId: 8 }], lost: { orders: 0, sum: 0 } } })
    const beside = <Link to="/integrations/radar?merchant=2">Another merchant</Link>
    const { user, answers, repaired } = show({ beside, route: '/integrations/radar?merchant=1' })
    await screen.findByRole('button', { name: 'Fix all' })
    answers[SUMMARY] = late.answer
    await user.click(screen.getByRole('link', { name: 'Another merchant' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Fix all' })).not.toBeInTheDocument())
    expect(screen.queryByText('3 orders refused or missed')).not.toBeInTheDocument()
    late.come()
    await user.click(await screen.findByRole('button', { name: 'Fix all' }))
    await waitFor(() => expect(repaired()).toEqual([{ branchIds: [8] }]))
  })

  it.each([
    ['for nothing', { permissions: [], route: PAGE }, false],
    ['for prices, filtered by price', { permissions: ['menu.price'], route: `${PAGE}?kind=price` }, true],
    [
      'for prices, filtered by shop state',
      { permissions: ['menu.price'], route: `${PAGE}?kind=state` },
      false,
    ],
  ] as const)('decides whether "Fix all" is offered, with permission %s', async (_who, person, isOffered) => {
    show({ role: 'Custom', ...person })
    await screen.findByText('3 orders refused or missed')
    expect(screen.queryAllByRole('button', { name: 'Fix all' })).toHaveLength(isOffered ? 1 : 0)
  })

  it.each([
    ['en', 'Fix all', 'No difference is left there that you can fix'],
    ['ar', 'إصلاح الكل', 'لم يبقَ هناك اختلاف يمكنك إصلاحه'],
  ] as const)(
    'claims no repair under way when nothing was left to repair: %s',
    async (language, all, said) => {
      const { user } = show({ language }, { [REPAIR]: { body: { repairing: 0 } } })
      await user.click(await screen.findByRole('button', { name: all }))
      expect(await screen.findByText(said)).toBeVisible()
    },
  )

  it('keeps each of two presses busy until its own response', async () => {
    const [first, second] = [
      delayedResponse({ body: { repairing: 1 } }),
      delayedResponse({ body: { repairing: 1 } }),
    ]
    const { user } = show(
      {},
      { [REPAIR]: ({ body }) => (Reflect.get(Object(body), 'kind') === 'price' ? first : second).answer() },
    )
    const price = (await rowOf(/Burger/)).getByRole('button', { name: 'Correct the price: Burger' })
    const open = (await rowOf(/The shop/)).getByRole('button', { name: 'Open the shop: The shop' })
    await user.click(price)
    await user.click(open)
    expect(price).toHaveAttribute('aria-busy', 'true')
    first.come()
    await waitFor(() => expect(price).not.toHaveAttribute('aria-busy', 'true'))
    expect(open).toHaveAttribute('aria-busy', 'true')
    second.come()
    await waitFor(() => expect(open).not.toHaveAttribute('aria-busy', 'true'))
  })

  it('is not offered to people who may only open and close shops', async () => {
    show({ role: 'Custom', permissions: ['branches.state'] })
    expect((await rowOf(/The shop/)).getByRole('button', { name: 'Open the shop: The shop' })).toBeVisible()
    expect((await rowOf(/Burger/)).queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('the grid', () => {
  const malaz = { ...shop, branchId: 6, branchName: '{"ar":"الملز","en":"Malaz"}' }
  const soup: DriftRow = {
    ...burger,
    branchId: 6,
    branchName: malaz.branchName,
    productId: 12,
    name: '{"ar":"شوربة","en":"Soup"}',
  }

  it("does not show another branch's rows while it loads", async () => {
    const late = delayedResponse({ body: samplePage([soup], { query: new URLSearchParams() }) })
    const { user, answers } = show({ shops: [shop, malaz], route: GRID })
    await rowOf(/Burger/)
    answers[LIST] = late.answer
    await user.selectOptions(screen.getByRole('combobox', { name: 'All branches' }), 'Malaz')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Burger/ })).not.toBeInTheDocument())
    late.come()
    expect(await rowOf(/Soup/)).toBeTruthy()
  })

  it('reports a failed load and retries on request', async () => {
    const { user, answers } = show({ route: GRID }, { [LIST]: failing })
    expect(await screen.findByText('The differences did not load')).toBeVisible()
    answers[LIST] = call => ({ body: samplePage([closed, burger], call) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rowOf(/Burger/)).toBeTruthy()
  })

  it('falls back to the list when the branches are unknown', async () => {
    show({ route: GRID }, { [SUMMARY]: failing })
    expect(await rowOf(/Burger/)).toBeTruthy()
  })

  it('does not report platforms as unread when a kind has no rows', async () => {
    show({ route: `${GRID}&kind=missing&show=all` }, NONE)
    expect(await screen.findByText('Nothing differs there.')).toBeVisible()
    expect(screen.queryByText(/for the first time/)).not.toBeInTheDocument()
  })

  it('of a shop that was never read states that it is being read', async () => {
    show({ route: GRID, shops: [{ ...well, readAt: null }] }, NONE)
    const words = () => screen.getAllByText('The platforms are being read for the first time')
    // Beside the title, and in place of the products.
    await waitFor(() => expect(words()).toHaveLength(2))
    expect(screen.queryByText('Every platform shows what you want')).not.toBeInTheDocument()
  })

  it('repairs only the filtered platform and kind of the selected products', async () => {
    const { user, repaired } = show({ route: `${GRID}&channel=2&kind=price` })
    await user.click((await rowOf(/Burger/)).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Fix' }))
    await waitFor(() =>
      expect(repaired()).toEqual([{ branchIds: [5], channelId: 2, productId: 9, kind: 'price' }]),
    )
  })

  it('counts further differences of a product on one platform, the worst first', async () => {
    const hidden: DriftRow = { ...burger, kind: 'availability', wanted: true, shown: false }
    show({ rows: [{ ...burger, verdict: 'pending' }, hidden, { ...burger, sizeId: 3 }], route: GRID })
    const cell = (await rowOf(/Burger/)).getAllByRole('gridcell').at(-1)
    expect(cell).toHaveTextContent(/Hidden, though it is available.*1 more/)
  })

  it('is replaced by the list on a phone', async () => {
    const real = window.matchMedia
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(query => Object.assign(real(query), { matches: true }))
    show({ route: GRID })
    expect((await rowOf(/Burger/)).getByRole('button', { name: 'Correct the price: Burger' })).toBeVisible()
    expect(screen.queryByRole('tab', { name: 'Grid' })).not.toBeInTheDocument()
  })
})
