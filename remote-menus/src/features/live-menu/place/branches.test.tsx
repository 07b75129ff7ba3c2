import { screen, waitFor, within } from '@testing-library/react'
import type { Branch } from '@sufra/shared/contracts/merchant'
import { sampleBranch, samplePage } from '@sufra/shared/testing'
import type { HttpCall } from '@sufra/shared/testing'
import { useSession } from '@sufra/shared/session'
import { menuServer, renderMenu } from '../testing/menu-server.tsx'
import { sampleProduct } from '#src/testing/sample-products.ts'

const branch = (id: number, en: string): Branch =>
  sampleBranch({ id, serviceProviderId: 7, name: JSON.stringify({ en, ar: en }) })
const BRANCHES = [branch(11, 'Olaya'), branch(12, 'Malqa')]
// The tests of a suite run minutes after their files are loaded.
const inEightyMinutes = () => new Date(Date.now() + 80 * 60_000).toISOString()

const snoozedAt = (branchId: number) => ({
  excludeBranchesIds: [branchId],
  branchSnoozes: [{ branchId, until: inEightyMinutes(), reason: null }],
})

const serve = (product = sampleProduct()) => {
  const answer = (changes: object) => () => ({ body: { products: [server.change(1, changes).body] } })
  const server = menuServer([product], {
    'GET /api/Branch/Get': (call: HttpCall) => ({ body: samplePage(BRANCHES, call) }),
    'PUT /api/Product/Snooze': answer(snoozedAt(11)),
    'PUT /api/Product/Activate': answer({ excludeBranchesIds: [], branchSnoozes: [] }),
  })
  return server
}

const openIn = async (name: string) => {
  const rendered = renderMenu()
  await rendered.user.selectOptions(await screen.findByRole('combobox', { name: 'All branches' }), name)
  return rendered
}

const limitToBranches = (...branchIds: number[]) => {
  const { user } = useSession.getState()
  if (user) useSession.setState({ user: { ...user, branchIds } })
}

it('shows no branch choice for a brand with one branch', async () => {
  menuServer([sampleProduct()])
  renderMenu()
  await screen.findByRole('heading', { name: 'Lamb Kabsa' })
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})

it('snoozes in the selected branch and asks for the end there', async () => {
  const server = serve()
  const { user } = await openIn('Olaya')
  await user.click(screen.getByRole('button', { name: 'Snooze Item' }))
  expect(await screen.findByRole('button', { name: 'Activate' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '2 h' }))
  await waitFor(() => expect(server.callsTo('PUT /api/Product/Snooze')).toHaveLength(2))
  expect(server.callsTo('PUT /api/Product/Snooze').map(({ body }) => body)).toEqual([
    { productIds: [1], branchIds: [11] },
    { productIds: [1], branchIds: [11], preset: '2h' },
  ])
  expect(server.callsTo('PUT /api/Product/Update')).toHaveLength(0)
  expect(screen.getByRole('tab', { name: 'Snoozed 1' })).toBeInTheDocument()
  expect(screen.getByText('Back in 1 h 20 min')).toBeInTheDocument()
})

it("notes a branch's snooze on the card of the whole brand", async () => {
  serve(sampleProduct(snoozedAt(12)))
  const { user } = renderMenu()
  expect(await screen.findByText(/Malqa/, { selector: 'bdi' })).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'Active 1' })).toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox'), 'Malqa')
  await user.click(await screen.findByRole('button', { name: 'Activate' }))
  expect(await screen.findByRole('button', { name: 'Snooze Item' })).toBeInTheDocument()
})

it('shows that the menu excludes a product from a branch, without a switch', async () => {
  serve(sampleProduct({ excludeBranchesIds: [11] }))
  await openIn('Olaya')
  expect(await screen.findByText('Not sold in this branch')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument()
})

it('activates a product that is off sale everywhere for all branches, also from one of them', async () => {
  const server = serve(sampleProduct({ isVisible: false }))
  const { user } = await openIn('Olaya')
  const card = within(await screen.findByRole('listitem'))
  expect(await card.findByText(/All branches · Until it is activated/)).toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Activate' }))
  await waitFor(() => expect(server.callsTo('PUT /api/Product/Update')).toHaveLength(1))
})

it("limits changes to the user's branches and keeps a snooze of the whole brand", async () => {
  const server = menuServer([sampleProduct(), sampleProduct({ id: 2, en: 'Fattoush', isVisible: false })], {
    'GET /api/Branch/Get': (call: HttpCall) => ({ body: samplePage([BRANCHES[0]], call) }),
    'PUT /api/Product/Snooze': () => ({ body: { products: [server.change(1, snoozedAt(11)).body] } }),
  })
  const { user } = renderMenu({ role: 'Cashier' })
  limitToBranches(11)
  const [kabsa, fattoush] = await screen.findAllByRole('listitem', { hidden: false })
  expect(fattoush).toHaveTextContent('All branches · Until it is activated')
  expect(within(fattoush ?? document.body).queryByRole('button')).not.toBeInTheDocument()
  await user.click(within(kabsa ?? document.body).getByRole('button', { name: 'Snooze Item' }))
  await waitFor(() => expect(server.callsTo('PUT /api/Product/Snooze')).toHaveLength(1))
  expect(server.callsTo('PUT /api/Product/Snooze')[0]?.body).toEqual({ productIds: [1], branchIds: [11] })
})
