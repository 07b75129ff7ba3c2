import { screen, waitFor, within } from '@testing-library/react'
import {
  NEW,
  NOW_STABLE,
  OLD,
  hoursAgo,
  sampleHealth,
  sampleList,
  samplePointer,
} from '../testing/release-samples.ts'
import { cardOf, dialog, releaseServer, renderReleases } from '../testing/release-server.tsx'

const canary = { version: NEW, percent: 25 }
const compared = {
  list: sampleList([samplePointer({ canary })]),
  health: [sampleHealth(), sampleHealth({ version: NEW, ready: 252, failed: 36, p50: 910, p95: 3200 })],
}

const rowOf = async (version: string) => {
  const card = await cardOf('Menus menus')
  const row = card.getByText(version).closest('tr')
  if (!row) throw new Error(`${version} stands in no row`)
  return within(row)
}

it('shows stable version, time, author and previous version on a card', async () => {
  releaseServer()
  renderReleases()
  const card = await cardOf('Menus menus')
  const row = await rowOf(NOW_STABLE)
  expect(card.getByText('Live')).toBeInTheDocument()
  for (const text of ['Stable', '3 h ago', 'Sara', '100%']) expect(row.getByText(text)).toBeInTheDocument()
  expect(row.getByText(NOW_STABLE)).toHaveAttribute('dir', 'ltr')
  expect((await rowOf(OLD)).getByText('Previous')).toBeInTheDocument()
})

it('shows shares, failures and load times of both versions as figures in one table', async () => {
  releaseServer(compared)
  renderReleases()
  const card = await cardOf('Menus menus')
  await card.findByText(/The canary is worse than stable: 12.5% of its tries fail against 1%/)
  const table = within(card.getByRole('table', { name: 'Versions of Menus in stable' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Version',
    'Share',
    'Failed',
    'Load time',
  ])
  const stable = await rowOf(NOW_STABLE)
  for (const text of ['75%', '1%', '10 of 1,000', '0.84 s', 'slowest 5% over 2.10 s'])
    expect(stable.getByText(text)).toBeInTheDocument()
  const row = await rowOf(NEW)
  for (const text of ['25%', '12.5%', '36 of 288', '0.91 s']) expect(row.getByText(text)).toBeInTheDocument()
})

it('draws the bars of a card on one scale from zero', async () => {
  releaseServer(compared)
  const { container } = renderReleases()
  await (await cardOf('Menus menus')).findByText('12.5%')
  const widths = [...container.querySelectorAll('td:nth-of-type(2) i')].map(bar => bar.getAttribute('style'))
  expect(widths).toEqual(['width: 8%;', 'width: 100%;'])
})

it('offers to end a bad canary and to promote a good one', async () => {
  const server = releaseServer(compared)
  const { unmount } = renderReleases()
  const card = await cardOf('Menus menus')
  await card.findByText(/worse than stable/)
  const look = (name: string) => card.getByRole('button', { name }).className
  expect(look('End the canary')).not.toBe(look('Roll back'))
  expect(look('Promote the canary')).toBe(look('Roll back'))
  unmount()
  server.health = [sampleHealth(), sampleHealth({ version: NEW })]
  renderReleases()
  const again = await cardOf('Menus menus')
  await again.findByText(/The canary is fine/)
  expect(again.getByRole('button', { name: 'Promote the canary' }).className).not.toBe(
    again.getByRole('button', { name: 'End the canary' }).className,
  )
})

it('reports missing or too few reports without a verdict', async () => {
  const server = releaseServer({ ...compared, health: [] })
  const { unmount } = renderReleases()
  expect(await (await rowOf(NEW)).findByText('No page has reported yet')).toBeInTheDocument()
  expect(await screen.findByText('No page has reported yet in this time.')).toBeInTheDocument()
  unmount()
  server.health = [sampleHealth({ version: NEW, ready: 6, failed: 1 })]
  renderReleases({ language: 'ar' })
  expect(await screen.findByText(/من المبكر الحكم على التجريبية: 7 محاولات حتى الآن/)).toBeInTheDocument()
})

it('keeps all actions without figures', async () => {
  releaseServer({}, { 'GET /api/Release/Health': { status: 500 } })
  renderReleases()
  expect(await screen.findByText(/The figures did not load/)).toBeInTheDocument()
  expect((await cardOf('Menus menus')).getByRole('button', { name: 'Roll back' })).not.toHaveAttribute(
    'aria-disabled',
  )
})

it('stores the period of the figures in the URL and sends it to the server', async () => {
  const server = releaseServer()
  const { user, location } = renderReleases()
  await user.click(await screen.findByRole('radio', { name: 'Last hour' }))
  expect(location()).toBe('/releases?hours=1')
  await cardOf('Menus menus')
  expect(server.sent('Health').at(-1)?.query.get('hours')).toBe('1')
})

it('explains why Roll back is unavailable without a previous version', async () => {
  releaseServer({ list: sampleList([samplePointer({ previous: null })]) })
  const { user } = renderReleases()
  const button = (await cardOf('Menus menus')).getByRole('button', { name: 'Roll back' })
  await user.hover(button)
  expect(await screen.findByRole('tooltip')).toHaveTextContent('There is no previous version to return to')
  await user.click(button)
  expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument()
})

it('rolls back to an earlier version of the channel without a previous version', async () => {
  const list = sampleList([samplePointer({ previous: null })])
  const fares = { lastLiveAt: hoursAgo(30), ready: 2, failed: 9, verdict: 'failing' as const }
  const server = releaseServer(
    { list, fallbacks: [{ ...fares, version: OLD, isUsual: false }] },
    { 'POST /api/Release/Rollback': { body: { revision: 8, ...samplePointer({ stable: OLD }) } } },
  )
  const { user } = renderReleases()
  const card = await cardOf('Menus menus')
  const button = () => card.getByRole('button', { name: 'Roll back' })
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
  await user.click(button())
  const asked = await dialog()
  const radio = await asked.findByRole('radio', { name: new RegExp(OLD) })
  expect(asked.getByRole('button', { name: 'Roll back' })).toBeDisabled()
  await user.click(radio)
  await user.click(asked.getByRole('button', { name: 'Roll back' }))
  await waitFor(() => expect(server.sent('Rollback')[0]?.body).toMatchObject({ to: OLD }))
})

it('shows the empty state and the load error of releases', async () => {
  releaseServer({ list: { revision: 0, pointers: [], versions: [], claims: [], waiting: [] } })
  const { unmount } = renderReleases()
  expect(await screen.findByText('Nothing is released yet')).toBeInTheDocument()
  unmount()
  const server = releaseServer({}, { 'GET /api/Release/Get': { status: 500 } })
  const { user } = renderReleases()
  expect(await screen.findByText('The releases did not load')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(server.sent('Get').length).toBeGreaterThan(1)
})
