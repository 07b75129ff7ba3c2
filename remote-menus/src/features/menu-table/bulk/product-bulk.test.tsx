import { useSession } from '@sufra/shared/session'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { UNDO, menusServer, renderMenus } from '../testing/menus-server.tsx'

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getByRole('link').textContent)

type User = ReturnType<typeof renderMenus>['user']

const select = async (user: User, ...wanted: string[]) => {
  for (const name of wanted) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  return within(screen.getByRole('region'))
}

describe('many products at once', () => {
  it('are hidden, and shown again by undo', async () => {
    const server = menusServer()
    const { user } = renderMenus()
    const bar = await select(user, 'Lamb Kabsa', 'Mint Tea')
    await user.click(bar.getByRole('button', { name: 'Hide' }))
    expect(await screen.findByText('2 items hidden')).toBeInTheDocument()
    expect(server.sentTo('PUT /api/Product/BulkUpdate')).toEqual([
      { serviceProviderId: 7, ids: [1, 5], set: { isVisible: false } },
    ])
    expect(screen.getAllByText('Hidden', { selector: 'span' })).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('3 items are as they were')).toBeInTheDocument()
    expect(server.sentTo('PUT /api/Product/BulkUndo')).toEqual([{ serviceProviderId: 7, undoToken: UNDO }])
    await waitFor(() => expect(screen.getAllByText('Shown', { selector: 'span' })).toHaveLength(2))
  })

  it('are hidden in the own branches alone by who works at some, and undo puts them on sale there', async () => {
    const server = menusServer()
    const { user } = renderMenus()
    act(() => {
      const { user: signedIn } = useSession.getState()
      if (signedIn) useSession.setState({ user: { ...signedIn, branchIds: [1] } })
    })
    const bar = await select(user, 'Lamb Kabsa', 'Mint Tea')
    await user.click(bar.getByRole('button', { name: 'Hide' }))
    expect(await screen.findByText('2 items hidden')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('2 items are as they were')).toBeInTheDocument()
    expect(server.sentTo('PUT /api/Product/Snooze')).toEqual([{ productIds: [1, 5] }])
    expect(server.sentTo('PUT /api/Product/Activate')).toEqual([{ productIds: [1, 5] }])
    expect(server.callsTo('PUT /api/Product/BulkUpdate')).toEqual([])
  })

  it('get other prices, each seen before and after as the server works it out', async () => {
    const server = menusServer()
    const { user } = renderMenus()
    const bar = await select(user, 'Lamb Kabsa', 'Mint Tea')
    await user.click(bar.getByRole('button', { name: 'Price' }))
    await user.click(await screen.findByRole('radio', { name: 'Amount' }))
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '2')
    const preview = within(await screen.findByRole('list', { name: 'Each price before and after' }))
    expect(preview.getByText('48.00')).toBeInTheDocument()
    expect(preview.getByText('50.00')).toBeInTheDocument()
    expect(screen.getByText('1 item has no price and keeps none.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /Change prices/ }))
    expect(await screen.findByText('1 price changed')).toBeInTheDocument()
    expect(server.sentTo('PUT /api/Product/BulkUpdate')).toEqual([
      { serviceProviderId: 7, ids: [1, 5], set: { priceDelta: 2 }, preview: true },
      { serviceProviderId: 7, ids: [1, 5], set: { priceDelta: 2 } },
    ])
  })

  it('move to another category', async () => {
    const server = menusServer()
    const { user } = renderMenus()
    const bar = await select(user, 'Lamb Kabsa')
    await user.click(bar.getByRole('button', { name: 'Move' }))
    await user.click(await screen.findByRole('combobox', { name: 'Category' }))
    await user.click(screen.getByRole('option', { name: /Drinks/ }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Move' }))
    expect(await screen.findByText('1 item moved')).toBeInTheDocument()
    expect(server.sentTo('PUT /api/Product/BulkUpdate')).toEqual([
      { serviceProviderId: 7, ids: [1], set: { categoryId: 4 } },
    ])
  })

  it('are snoozed until an end, and undo puts those on sale that were', async () => {
    const server = menusServer()
    const { user } = renderMenus()
    const bar = await select(user, 'Lamb Kabsa', 'Shish Tawook')
    await user.click(bar.getByRole('button', { name: 'Snooze' }))
    await user.click(await screen.findByRole('radio', { name: 'End of day' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Snooze' }))
    expect(await screen.findByText('2 items snoozed')).toBeInTheDocument()
    expect(server.sentTo('PUT /api/Product/Snooze')).toEqual([{ productIds: [1, 2], preset: 'endOfDay' }])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(server.sentTo('PUT /api/Product/BulkUpdate')).toEqual([
        { serviceProviderId: 7, ids: [1], set: { isVisible: true } },
      ]),
    )
  })

  it('are snoozed until a day and a time, which has to be to come', async () => {
    const server = menusServer()
    const { user } = renderMenus()
    const bar = await select(user, 'Lamb Kabsa', 'Shish Tawook')
    await user.click(bar.getByRole('button', { name: 'Snooze' }))
    await user.click(await screen.findByRole('radio', { name: 'Until…' }))
    const dialog = within(screen.getByRole('dialog'))
    const snooze = dialog.getByRole('button', { name: 'Snooze' })
    expect(snooze).toBeDisabled()
    const write = async (day: string) => {
      await user.clear(dialog.getByLabelText('Day'))
      await user.type(dialog.getByLabelText('Day'), day)
      await user.tab()
    }
    await write('01/02/2020')
    expect(await dialog.findByText(/still to come/)).toBeInTheDocument()
    expect(snooze).toBeDisabled()
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    await write(soon.split('-').toReversed().join('/'))
    fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '13:30' } })
    await user.click(snooze)
    expect(await screen.findByText('2 items snoozed')).toBeInTheDocument()
    expect(server.sentTo('PUT /api/Product/Snooze')).toEqual([
      { productIds: [1, 2], until: `${soon}T10:30:00.000Z` },
    ])
  })

  it('are deleted once that was asked', async () => {
    const server = menusServer()
    const { user } = renderMenus()
    const bar = await select(user, 'Lamb Kabsa', 'Mint Tea')
    await user.click(bar.getByRole('button', { name: 'Delete' }))
    expect(server.callsTo('PUT /api/Product/BulkUpdate')).toHaveLength(0)
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(names()).toEqual(['Shish Tawook']))
  })

  it('stay as they are when the server refuses, and stay chosen', async () => {
    menusServer({}, { 'PUT /api/Product/BulkUpdate': { status: 500, body: { code: 'internal_error' } } })
    const { user } = renderMenus()
    const bar = await select(user, 'Lamb Kabsa')
    await user.click(bar.getByRole('button', { name: 'Hide' }))
    expect(await screen.findByText('Nothing was changed. Try again.')).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Select Lamb Kabsa' })).toBeChecked()
  })
})
