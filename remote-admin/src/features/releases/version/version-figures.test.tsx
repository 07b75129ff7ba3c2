import type { VersionHealth } from '@sufra/shared/contracts/release-health'
import { screen, within } from '@testing-library/react'
import { NEW, NOW_STABLE, sampleHealth, sampleList } from '../testing/release-samples.ts'
import { cardOf, dialog, releaseServer, renderReleases } from '../testing/release-server.tsx'

const open = async (changes: Partial<VersionHealth>, language: 'ar' | 'en' = 'en') => {
  releaseServer({ health: [sampleHealth(changes)] })
  renderReleases({ language, search: `?version=menus:${NOW_STABLE}` })
  await screen.findByRole('dialog')
  return dialog()
}
const rowsOf = async (shown: Awaited<ReturnType<typeof open>>, name: string) =>
  within(await shown.findByRole('table', { name }))
    .getAllByRole('row')
    .map(row => [...row.children].map(({ textContent }) => textContent))

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('shows hours, reasons and the last browser error in Arabic', async () => {
  const shown = await open(
    {
      codes: { overreach: 2 },
      timeline: [{ at: '2026-11-20T06:00:00.000Z', ready: 40, failed: 2 }],
      lastErrors: [{ at: '2026-11-20T06:12:00.000Z', code: 'overreach', detail: '<nav> of the page' }],
    },
    'ar',
  )
  expect(await rowsOf(shown, 'المحاولات ساعة بساعة')).toEqual([
    ['الساعة', 'ناجحة', 'فاشلة'],
    [expect.stringMatching(/20 نوفمبر 2026/), '40', '2'],
  ])
  expect(await rowsOf(shown, 'لماذا فشلت')).toContainEqual(['غيّرت ما يخص الصفحة نفسها', '2'])
  expect(shown.getByRole('heading', { name: 'آخر الأخطاء' })).toBeInTheDocument()
})

it('counts failures in the busiest hour', async () => {
  const shown = await open({
    timeline: [
      { at: '2026-11-20T06:00:00.000Z', ready: 900, failed: 0 },
      { at: '2026-11-20T09:00:00.000Z', ready: 700, failed: 500 },
    ],
  })
  expect(await shown.findByText('Busiest hour: 1,200')).toBeInTheDocument()
})

it('shows hours in Riyadh time, also on another date', async () => {
  const shown = await open({ timeline: [{ at: '2026-11-20T21:00:00.000Z', ready: 1, failed: 0 }] })
  expect((await rowsOf(shown, 'Tries by the hour'))[1]?.[0]).toBe('21 Nov 2026, 12:00 am')
})

it('shows a version without failures without an error list', async () => {
  const shown = await open({ ready: 1000, failed: 0, codes: {}, lastErrors: [] })
  expect(await shown.findByText('No try failed in this time.')).toBeInTheDocument()
  expect(shown.queryByText('Last errors')).not.toBeInTheDocument()
  expect(shown.getByText('1,000')).toBeInTheDocument()
})

it('shows neither load times nor phases for a version that never loaded', async () => {
  const shown = await open({ ready: 0, failed: 12, p50: null, p95: null, phases: null })
  const half = await shown.findByText('Half of them within')
  expect(half.nextSibling).toHaveTextContent('—')
  expect(shown.getByText('95% of them within').nextSibling).toHaveTextContent('—')
  expect(shown.getByText('100%')).toBeInTheDocument()
  expect(shown.queryByText('Where the load time goes')).not.toBeInTheDocument()
})

it('reports that figures failed to load instead of "no reports"', async () => {
  releaseServer({}, { 'GET /api/Release/Health': { status: 500, body: { code: 'internal_error' } } })
  renderReleases({ search: `?version=menus:${NOW_STABLE}` })
  const shown = await dialog()
  expect(await shown.findByText(/The figures did not load/)).toBeInTheDocument()
  expect(shown.getByText(/16.3 KB/)).toBeInTheDocument()
  expect(screen.queryByText('No page has reported yet')).not.toBeInTheDocument()
})

it('shows no "no reports" text while figures load', async () => {
  let arrive = () => {}
  const held = new Promise<void>(resolve => (arrive = resolve))
  const server = releaseServer(
    {},
    {
      'GET /api/Release/Health': async () => {
        await held
        return { body: { versions: server.health, guard: { margin: 0.05, least: 20 } } }
      },
    },
  )
  renderReleases()
  const card = await cardOf('Menus menus')
  expect(card.getByText(NOW_STABLE)).toBeInTheDocument()
  expect(card.queryByText('No page has reported yet')).not.toBeInTheDocument()
  arrive()
  expect(await card.findAllByText('No page has reported yet')).not.toHaveLength(0)
})

it.each([
  ['waiting', 'Waits for approval'],
  ['refused', 'Refused'],
] as const)(
  'a version whose claims are %s says so where it is opened, as in the list',
  async (approval, words) => {
    const list = sampleList()
    const versions = list.versions.map(each => (each.version === NEW ? { ...each, approval } : each))
    releaseServer({ list: { ...list, versions } })
    renderReleases({ search: `?version=menus:${NEW}` })
    expect(await (await dialog()).findByText(words)).toBeInTheDocument()
  },
)
