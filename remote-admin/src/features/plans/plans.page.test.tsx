import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleName, samplePlan } from '#src/testing/sample-offers.ts'
import { PlansPage } from './plans.page.tsx'

const PLANS = [samplePlan(1, 'Basic'), samplePlan(2, 'Pro'), samplePlan(3, 'Secret', { isPublic: false })]

const show = (answers: Parameters<typeof answerHttp>[0] = {}, search = '') => {
  const { calls } = answerHttp({
    'GET /api/Plan/Get': call => ({ body: samplePage(PLANS, call) }),
    'PUT /api/Plan/Sort': { body: { updated: 2 } },
    ...answers,
  })
  const shown = renderUi(<PlansPage />, {
    role: 'SuperAdmin',
    namespaces: { admin: { ar, en } },
    route: `/plans${search}`,
  })
  return { ...shown, calls }
}
const list = async () => within(await screen.findByRole('grid', { name: 'Plans' }))

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('lists all plans and previews the offered ones as merchants see them', async () => {
  show()
  const rows = await list()
  expect(await rows.findByRole('link', { name: 'Secret' })).toHaveAttribute('href', '/addPlan/3')
  expect(rows.getByText('Hidden')).toBeInTheDocument()
  const compared = within(screen.getByRole('region', { name: 'Compare the plans' }))
  expect(compared.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Feature', 'Basic', 'Pro'],
  ])
})

it('filters the list by the URL', async () => {
  show({}, '?offer=hidden')
  const rows = await list()
  expect(await rows.findByRole('link', { name: 'Secret' })).toBeInTheDocument()
  expect(rows.queryByRole('link', { name: 'Basic' })).not.toBeInTheDocument()
})

it('refuses to delete a plan in use and names its merchants', async () => {
  const body = {
    code: 'in_use',
    errors: { Id: ['Merchants who are or were on this plan: 2. Hide it instead.'] },
    current: [{ id: 7, name: sampleName('بيت', 'Old House') }],
  }
  const { user } = show({ 'DELETE /api/Plan/Delete': { status: 409, body } })
  await (await list()).findByRole('link', { name: 'Basic' })
  await user.click(screen.getByRole('button', { name: 'Actions for Basic' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByText(/Hide it instead. Old House/)).toBeInTheDocument()
})

it('shows the empty state and the load error', async () => {
  const { unmount } = show({
    'GET /api/Plan/Get': { body: samplePage([], { query: new URLSearchParams() }) },
  })
  expect(await screen.findByText('There are no plans yet')).toBeInTheDocument()
  unmount()
  const { user, calls } = show({ 'GET /api/Plan/Get': { status: 500, body: { code: 'internal_error' } } })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(calls.length).toBeGreaterThan(1))
})
