import { screen, waitFor, within } from '@testing-library/react'
import { NEW, NOW_STABLE, sampleHealth } from '../testing/release-samples.ts'
import { cardOf, dialog, releaseServer, renderReleases } from '../testing/release-server.tsx'
import { everyHour } from './every-hour.ts'

const figures = sampleHealth({
  codes: { timeout: 3, broken: 7 },
  timeline: [
    { at: '2026-11-20T06:00:00.000Z', ready: 40, failed: 0 },
    { at: '2026-11-20T09:00:00.000Z', ready: 950, failed: 10 },
  ],
  lastErrors: [{ at: '2026-11-20T09:12:00.000Z', code: 'broken', detail: 'TypeError: x is undefined' }],
})

it('opens the details of a version and stores it in the URL', async () => {
  releaseServer({ health: [figures] })
  const { user, location } = renderReleases()
  await user.click((await cardOf('Menus menus')).getByRole('button', { name: NOW_STABLE }))
  expect(location()).toBe(`/releases?version=menus%3A${NOW_STABLE}`)
  const drawer = await dialog()
  expect(drawer.getByText(/16.3 KB/)).toHaveTextContent('Menus CI')
  for (const text of ['1%', '0.84 s', '2.10 s', 'Merchants who reported: 12'])
    expect(drawer.getByText(text)).toBeInTheDocument()
  expect(drawer.getByText('TypeError: x is undefined')).toHaveAttribute('dir', 'ltr')
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(location()).toBe('/releases'))
})

it('shows phases, failures and hours as charts with tables', async () => {
  releaseServer({ health: [figures] })
  renderReleases({ search: `?version=menus:${NOW_STABLE}` })
  const drawer = await dialog()
  const rowsOf = async (name: string) =>
    within(await drawer.findByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map(row => [...row.children].map(({ textContent }) => textContent))
  expect(await rowsOf('Where the load time goes')).toEqual([
    ['Entry file', '0.20 s'],
    ['The remote itself', '0.24 s'],
    ['The screen', '0.40 s'],
  ])
  expect(await rowsOf('Why it failed')).toEqual([
    ['Threw an error', '7'],
    ['Took too long', '3'],
  ])
  expect(await rowsOf('Tries by the hour')).toEqual([
    ['20 Nov 2026, 9:00 am', '40', '0'],
    ['20 Nov 2026, 12:00 pm', '950', '10'],
  ])
})

it('keeps a place for hours without loads', () => {
  expect(everyHour(figures.timeline).map(({ ready }) => ready)).toEqual([40, 0, 0, 950])
  expect(everyHour([])).toEqual([])
})

it('reports a version without reports and a deleted version', async () => {
  releaseServer({ health: [figures] })
  const { unmount } = renderReleases({ search: `?version=menus:${NEW}` })
  expect(await (await dialog()).findByText('No page has reported yet')).toBeInTheDocument()
  unmount()
  renderReleases({ search: '?version=menus:0.1.0-ffff0000' })
  expect(await (await dialog()).findByText('This version is no longer kept.')).toBeInTheDocument()
})

it('lists versions newest first, filters by remote, and deletes old ones on request', async () => {
  const server = releaseServer(
    { health: [figures] },
    { 'POST /api/Release/Prune': { body: { removed: ['0.9.0-eeee5555'], kept: 3 } } },
  )
  const { user } = renderReleases({ search: '?tab=versions' })
  await screen.findByText(NEW)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows[0]).toHaveTextContent(NEW)
  await user.selectOptions(screen.getByRole('combobox', { name: 'All remotes' }), 'menus')
  expect(screen.queryByText('2.0.0-dddd4444')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Delete old ones' }))
  const asked = await dialog()
  await user.click(asked.getByRole('radio', { name: '20' }))
  await user.click(asked.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('1 version of Menus was deleted')).toBeInTheDocument()
  expect(server.sent('Prune')[0]?.body).toEqual({ name: 'menus', keep: 20 })
})
