import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { UNDO, menusServer, renderMenus } from '../testing/menus-server.tsx'

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getByRole('link').textContent)

type User = ReturnType<typeof renderMenus>['user']

const select = async (user: User, ...wanted: string[]) => {
  for (const name of wanted) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  return within(screen.getByRole('region', { hidden: false }))
}

describe('bulk change of products', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
  afterEach(() => jest.restoreAllMocks())

  it('hides products, and the undo shows them again', async () => {
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

  it("changes prices, with the server's preview of each", async () => {
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

  it.each([
    ['Raise', '1001'],
    ['Lower', '101'],
  ])('%s by %s percent shows the limit of a price change', async (direction, percent) => {
    const server = menusServer()
    const { user } = renderMenus()
    const bar = await select(user, 'Lamb Kabsa')
    await user.click(bar.getByRole('button', { name: 'Price' }))
    await user.click(await screen.findByRole('radio', { name: direction }))
    await user.type(screen.getByRole('textbox', { name: 'Percent' }), percent)
    expect(await screen.findByText(/^Prices can be raised by up to/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Change prices/ })).toBeDisabled()
    await user.type(screen.getByRole('textbox', { name: 'Percent' }), '{Backspace}')
    await waitFor(() => expect(screen.getByRole('button', { name: /Change prices/ })).toBeEnabled())
    expect(screen.queryByText(/^Prices can be raised by up to/)).not.toBeInTheDocument()
    expect(server.sentTo('PUT /api/Product/BulkUpdate').at(-1)).toMatchObject({ preview: true })
  })

  it('moves products to another category', async () => {
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

  it('snoozes products until an end, and the undo restores on sale or each previous end', async () => {
    const until = '2099-01-01T09:00:00.000Z'
    const tawook = { id: 2, en: 'Shish Tawook', isVisible: false, snoozedUntil: until }
    const server = menusServer({ products: [sampleProduct({ id: 1 }), sampleProduct(tawook)] })
    const { user } = renderMenus()
    const bar = await select(user, 'Lamb Kabsa', 'Shish Tawook')
    await user.click(bar.getByRole('button', { name: 'Snooze' }))
    await user.click(await screen.findByRole('radio', { name: 'End of day' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Snooze' }))
    expect(await screen.findByText('2 items snoozed')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('2 items are as they were')).toBeInTheDocument()
    expect(server.sentTo('PUT /api/Product/Snooze')).toEqual([
      { productIds: [1, 2], preset: 'endOfDay' },
      { productIds: [2], until },
    ])
    expect(server.sentTo('PUT /api/Product/Activate')).toEqual([{ productIds: [1] }])
  })

  it.each([
    {
      name: 'some were changed since',
      answer: { restored: 1, changedSince: 1, leftOut: 0 },
      text: 'Taken back, except for 1 item that was changed since',
    },
    {
      name: 'a size of one is deleted by now',
      answer: { restored: 2, changedSince: 0, leftOut: 1 },
      text: 'Everything is as it was before, but for a choice or size that is deleted by now',
    },
    {
      name: 'all are as they were',
      answer: { restored: 2, changedSince: 0, leftOut: 0 },
      text: '2 items are as they were',
    },
  ])('reports an undo when $name', async ({ answer, text }) => {
    menusServer({}, { 'PUT /api/Product/BulkUndo': { body: answer } })
    const { user } = renderMenus()
    const bar = await select(user, 'Lamb Kabsa', 'Mint Tea')
    await user.click(bar.getByRole('button', { name: 'Hide' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  it('reports products that cannot be restored because the undo is too late', async () => {
    menusServer({}, { 'PUT /api/Product/BulkUndo': { status: 409, body: { code: 'undo_expired' } } })
    const { user } = renderMenus()
    const bar = await select(user, 'Lamb Kabsa')
    await user.click(bar.getByRole('button', { name: 'Hide' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('This could not be taken back')).toBeInTheDocument()
  })

  it('ignores a late preview and uses the latest input for the price change', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const previewOf = (price: number) => ({
      body: { products: [sampleProduct({ id: 1, price })], undoToken: null },
    })
    const server = menusServer(
      { products: [sampleProduct({ id: 1, price: 48 })] },
      {
        'PUT /api/Product/BulkUpdate': async ({ body }) => {
          const { set } = Object(body)
          if (set.pricePercent !== 10) return previewOf(60)
          await held
          return previewOf(53)
        },
      },
    )
    const { user } = renderMenus()
    const bar = await select(user, 'Lamb Kabsa')
    await user.click(bar.getByRole('button', { name: 'Price' }))
    const percent = await screen.findByRole('textbox', { name: 'Percent' })
    await user.type(percent, '10')
    await waitFor(() => expect(server.callsTo('PUT /api/Product/BulkUpdate')).toHaveLength(1))
    const confirm = screen.getByRole('button', { name: /^Change prices/ })
    expect(confirm).toBeDisabled()
    await user.clear(percent)
    await user.type(percent, '٢٥')
    expect(await screen.findByText('60.00')).toBeInTheDocument()
    release()
    await waitFor(() => expect(confirm).toBeEnabled())
    expect(screen.queryByText('53.00')).not.toBeInTheDocument()
    await user.click(confirm)
    await waitFor(() =>
      expect(server.sentTo('PUT /api/Product/BulkUpdate').at(-1)).toMatchObject({
        set: { pricePercent: 25 },
      }),
    )
  })

  it.each([
    { direction: 'Raise', percent: '1001', isRefused: true },
    { direction: 'Raise', percent: '1000', isRefused: false },
    { direction: 'Lower', percent: '101', isRefused: true },
    { direction: 'Lower', percent: '100', isRefused: false },
    { direction: 'Raise', percent: '0', isRefused: true },
  ])(
    'sends no request for $direction by $percent per cent if it is too much or nothing',
    async ({ direction, percent, isRefused }) => {
      const server = menusServer()
      const { user } = renderMenus()
      const bar = await select(user, 'Lamb Kabsa')
      await user.click(bar.getByRole('button', { name: 'Price' }))
      await user.click(await screen.findByRole('radio', { name: direction }))
      await user.type(screen.getByRole('textbox', { name: 'Percent' }), percent)
      const confirm = screen.getByRole('button', { name: /^Change prices/ })
      await waitFor(() => (isRefused ? expect(confirm).toBeDisabled() : expect(confirm).toBeEnabled()))
      const wanted = Number(percent) * (direction === 'Raise' ? 1 : -1)
      const asked = server.sentTo('PUT /api/Product/BulkUpdate').map(body => Object(body).set.pricePercent)
      expect(asked.includes(wanted)).toBe(!isRefused)
    },
  )

  it('blocks a price change until its preview is available', async () => {
    let isDown = true
    menusServer(
      { products: [sampleProduct({ id: 1, price: 48 })] },
      {
        'PUT /api/Product/BulkUpdate': () =>
          isDown
            ? { status: 503, body: { code: 'unavailable' } }
            : { body: { products: [sampleProduct({ id: 1, price: 50 })], undoToken: null } },
      },
    )
    const { user } = renderMenus()
    const bar = await select(user, 'Lamb Kabsa')
    await user.click(bar.getByRole('button', { name: 'Price' }))
    await user.type(await screen.findByRole('textbox', { name: 'Percent' }), '5')
    const alert = await screen.findByText(/could not be/)
    const confirm = screen.getByRole('button', { name: /^Change prices/ })
    expect(confirm).toBeDisabled()
    isDown = false
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('50.00')).toBeInTheDocument()
    expect(confirm).toBeEnabled()
  })

  it.each([
    ['Custom', ['menu.edit'], ['Move']],
    ['Custom', ['menu.edit', 'menu.price'], ['Price', 'Move']],
    ['Custom', ['menu.edit', 'menu.snooze'], ['Show', 'Hide', 'Move', 'Snooze']],
    ['Custom', ['menu.edit', 'menu.delete'], ['Move', 'Delete']],
  ] as const)('offers a %s with %j the actions %j', async (role, permissions, offered) => {
    menusServer()
    const { user } = renderMenus({ role, permissions })
    const bar = await select(user, 'Lamb Kabsa')
    const names = bar.getAllByRole('button').map(({ textContent }) => textContent ?? '')
    const acts = ['Show', 'Hide', 'Price', 'Move', 'Snooze', 'Delete']
    expect(names.filter(each => acts.includes(each))).toEqual(offered)
  })

  it('snoozes products until a custom time, which must be in the future', async () => {
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

  it('deletes products after a confirmation', async () => {
    const server = menusServer()
    const { user } = renderMenus()
    const bar = await select(user, 'Lamb Kabsa', 'Mint Tea')
    await user.click(bar.getByRole('button', { name: 'Delete' }))
    expect(server.callsTo('PUT /api/Product/BulkUpdate')).toHaveLength(0)
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(names()).toEqual(['Shish Tawook']))
  })

  it('keeps products selected and unchanged when the server refuses', async () => {
    menusServer({}, { 'PUT /api/Product/BulkUpdate': { status: 403, body: { code: 'forbidden_branch' } } })
    const { user } = renderMenus()
    const bar = await select(user, 'Lamb Kabsa')
    await user.click(bar.getByRole('button', { name: 'Hide' }))
    expect(await screen.findByText('Nothing was changed. Try again.')).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'Select Lamb Kabsa' })).toBeChecked()
  })
})
