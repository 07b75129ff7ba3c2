import { sampleBranch, samplePage } from '@sufra/shared/testing'
import { screen, within } from '@testing-library/react'
import { limitToBranches } from '#src/testing/limit-to-branches.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { menusServer, renderMenus } from '../testing/menus-server.tsx'

type User = ReturnType<typeof renderMenus>['user']

describe('bulk change by a user of one branch', () => {
  const OLAYA = sampleBranch({ id: 1, serviceProviderId: 7 })
  const LATER = '2099-01-01T09:00:00.000Z'
  // Kabsa is available in the branch; the tea is snoozed with an end, and the menu excludes the cake.
  const MENU = [
    sampleProduct({ id: 1, en: 'Lamb Kabsa' }),
    sampleProduct({
      id: 2,
      en: 'Mint Tea',
      excludeBranchesIds: [1],
      branchSnoozes: [{ branchId: 1, until: LATER, reason: 'no mint' }],
    }),
    sampleProduct({ id: 3, en: 'Cake', excludeBranchesIds: [1] }),
  ]
  const PUT_BACK = {
    activated: { productIds: [1], branchIds: [1] },
    snoozed: { productIds: [2], branchIds: [1], until: LATER, reason: 'no mint' },
  }

  const change = async (press: (user: User, bar: ReturnType<typeof within>) => Promise<void>) => {
    const server = menusServer(
      { products: MENU },
      { 'GET /api/Branch/Get': call => ({ body: samplePage([OLAYA], call) }) },
    )
    const { user } = renderMenus()
    limitToBranches([1])
    for (const name of ['Lamb Kabsa', 'Mint Tea', 'Cake'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    const bar = within(screen.getByRole('region', { hidden: false }))
    await press(user, bar)
    const done = server.sentTo('PUT /api/Product/Snooze').length
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('3 items are as they were')).toBeInTheDocument()
    expect(server.callsTo('PUT /api/Product/BulkUpdate')).toEqual([])
    return { server, takenBack: server.sentTo('PUT /api/Product/Snooze').slice(done) }
  }

  it('hides products in that branch only, and the undo restores neither snoozed nor excluded ones', async () => {
    const { server, takenBack } = await change(async (user, bar) => {
      await user.click(bar.getByRole('button', { name: 'Hide' }))
      await screen.findByText('3 items hidden')
    })
    expect(server.sentTo('PUT /api/Product/Snooze')[0]).toEqual({ productIds: [1, 2, 3], branchIds: [1] })
    expect(server.sentTo('PUT /api/Product/Activate')).toEqual([PUT_BACK.activated])
    expect(takenBack).toEqual([PUT_BACK.snoozed])
  })

  it('shows products in that branch, and the undo keeps those that were on sale', async () => {
    const { server, takenBack } = await change(async (user, bar) => {
      await user.click(bar.getByRole('button', { name: 'Show' }))
      // The menu excludes the cake from the branch, which the button cannot change.
      expect(await screen.findByText(/2 items shown\s+1 item stays hidden/)).toBeInTheDocument()
    })
    expect(server.sentTo('PUT /api/Product/Activate')).toEqual([
      { productIds: [1, 2, 3], branchIds: [1] },
      PUT_BACK.activated,
    ])
    expect(takenBack).toEqual([PUT_BACK.snoozed])
  })

  it('snoozes products there with an end, and the undo restores each previous end', async () => {
    const { server, takenBack } = await change(async (user, bar) => {
      await user.click(bar.getByRole('button', { name: 'Snooze' }))
      await user.click(await screen.findByRole('radio', { name: '2 hours' }))
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Snooze' }))
      await screen.findByText('3 items snoozed')
    })
    expect(server.sentTo('PUT /api/Product/Snooze')[0]).toEqual({
      productIds: [1, 2, 3],
      branchIds: [1],
      preset: '2h',
    })
    expect(server.sentTo('PUT /api/Product/Activate')).toEqual([PUT_BACK.activated])
    expect(takenBack).toEqual([PUT_BACK.snoozed])
  })

  const signInAtOlaya = () => limitToBranches([1])

  it('keeps products off sale that the brand has hidden, and says so', async () => {
    menusServer(
      { products: [sampleProduct({ id: 1, en: 'Lamb Kabsa', isVisible: false })] },
      { 'GET /api/Branch/Get': call => ({ body: samplePage([OLAYA], call) }) },
    )
    const { user } = renderMenus()
    signInAtOlaya()
    await user.click(await screen.findByRole('checkbox', { name: 'Select Lamb Kabsa' }))
    await user.click(
      within(screen.getByRole('region', { hidden: false })).getByRole('button', { name: 'Show' }),
    )
    expect(await screen.findByText(/^1 item stays hidden/)).toBeInTheDocument()
  })
})
