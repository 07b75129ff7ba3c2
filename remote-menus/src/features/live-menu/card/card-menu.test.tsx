import { screen, waitFor, within } from '@testing-library/react'
import { menuServer, renderMenu } from '../testing/menu-server.tsx'
import { sampleProduct } from '#src/testing/sample-products.ts'

const QUESTION = 'Are you sure you want to delete this item?'

const openMenu = async () => {
  const rendered = renderMenu()
  await rendered.user.click(await screen.findByRole('button', { name: 'More for Lamb Kabsa' }))
  return rendered
}

const askToDelete = async () => {
  const rendered = await openMenu()
  await rendered.user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  return rendered
}

it('opens the editor with product and brand', async () => {
  menuServer([sampleProduct()])
  const { user, location } = await openMenu()
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
  expect(location()).toBe('/menus/new-meal?id=1&serviceProviderId=7')
})

it('asks before deleting, and Cancel deletes nothing', async () => {
  const server = menuServer([sampleProduct()])
  const { user } = await askToDelete()
  expect(screen.getByText(QUESTION)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(server.callsTo('DELETE /api/Product/Delete')).toHaveLength(0)
})

it('names product and brand in the confirmation, removes the card, and the undo restores it', async () => {
  const server = menuServer([sampleProduct(), sampleProduct({ id: 2, en: 'Fattoush' })])
  const { user } = await askToDelete()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Item deleted')).toBeInTheDocument()
  expect(Object.fromEntries(server.callsTo('DELETE /api/Product/Delete')[0]?.query ?? [])).toEqual({
    Id: '1',
    ServiceProviderId: '7',
  })
  await waitFor(() => expect(screen.queryByText('Lamb Kabsa')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.queryByText(QUESTION)).not.toBeInTheDocument())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(server.callsTo('POST /api/Product/Restore')[0]?.query.get('Id')).toBe('1')
  expect(await screen.findByText('Lamb Kabsa')).toBeInTheDocument()
})

it('reports a delete without an answer as unsure and reloads the menu', async () => {
  jest.spyOn(console, 'warn').mockImplementation()
  const server = menuServer([sampleProduct(), sampleProduct({ id: 2, en: 'Mint Tea' })], {
    'DELETE /api/Product/Delete': () => {
      server.remove(1)
      throw new TypeError('The cable was pulled out')
    },
  })
  const { user } = renderMenu()
  await user.click(await screen.findByRole('button', { name: 'More for Lamb Kabsa' }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/it may be deleted or not/)).toBeInTheDocument()
  expect(screen.queryByText('The item could not be deleted')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Lamb Kabsa' })).not.toBeInTheDocument())
  jest.restoreAllMocks()
})

it('shows FailedToDeleteProduct for a failed delete and keeps the card', async () => {
  menuServer([sampleProduct()], {
    'DELETE /api/Product/Delete': { status: 403, body: { code: 'forbidden_role' } },
  })
  const { user } = await askToDelete()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The item could not be deleted')).toBeInTheDocument()
  expect(screen.getByText('Lamb Kabsa')).toBeInTheDocument()
})

it('ignores a second confirmation while the first delete runs', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const server = menuServer([sampleProduct()], {
    'DELETE /api/Product/Delete': async () => {
      await held
      return { body: {} }
    },
  })
  const { user } = await askToDelete()
  const confirm = screen.getByRole('button', { name: 'Delete' })
  await user.click(confirm)
  await user.click(confirm)
  expect(confirm).toHaveAttribute('aria-busy', 'true')
  release()
  await waitFor(() => expect(screen.queryByText(QUESTION)).not.toBeInTheDocument())
  expect(server.callsTo('DELETE /api/Product/Delete')).toHaveLength(1)
})

it('disables delete while the menu loads', async () => {
  let isHeld = false
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const server = menuServer([sampleProduct()])
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (isHeld && String(input).includes('/api/Product/Get')) await held
    return real(input, init)
  }
  const { user, queryClient } = await askToDelete()
  isHeld = true
  void queryClient.invalidateQueries({ queryKey: ['menus', 'products'] })
  const confirm = screen.getByRole('button', { name: 'Delete' })
  await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'))
  await user.click(confirm)
  expect(server.callsTo('DELETE /api/Product/Delete')).toHaveLength(0)
  release()
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'))
  await user.click(confirm)
  expect(server.callsTo('DELETE /api/Product/Delete')).toHaveLength(1)
})

it.each([
  [['menu.edit'], ['Edit']],
  [['menu.delete'], ['Delete']],
  [
    ['menu.edit', 'menu.delete', 'menu.snooze'],
    ['Edit', 'Delete'],
  ],
] as const)('shows a custom role with %j the entries %j', async (permissions, entries) => {
  menuServer([sampleProduct()])
  const { user } = renderMenu({ role: 'Custom', permissions })
  await user.click(await screen.findByRole('button', { name: 'More for Lamb Kabsa' }))
  expect(screen.getAllByRole('menuitem').map(entry => entry.textContent)).toEqual(entries)
})

it('shows the state without a switch to users who may not snooze', async () => {
  menuServer([sampleProduct(), sampleProduct({ id: 2, en: 'Fattoush', isVisible: false })])
  renderMenu({ role: 'Custom', permissions: ['menu.edit'] })
  const [kabsa, fattoush] = await screen.findAllByRole('listitem', { hidden: false })
  expect(kabsa).toHaveTextContent('Active')
  expect(fattoush).toHaveTextContent('Snoozed')
  for (const name of ['Snooze Item', 'Activate'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

it('shows no menu to a custom role without any of its permissions', async () => {
  menuServer([sampleProduct()])
  renderMenu({ role: 'Custom', permissions: ['menu.snooze'] })
  expect(await screen.findByRole('button', { name: 'Snooze Item' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'More for Lamb Kabsa' })).not.toBeInTheDocument()
})
