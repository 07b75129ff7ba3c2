import { screen, waitFor, within } from '@testing-library/react'
import { UNDO, menusServer, renderMenus } from '../testing/menus-server.tsx'

type User = ReturnType<typeof renderMenus>['user']

describe('the whole menu', () => {
  const ask = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Menu tools' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Hide the whole menu' }))
    return within(await screen.findByRole('dialog', { name: 'Hide all 3 items' }))
  }

  it('is hidden in the branches that are named, and undo shows what that hid', async () => {
    const server = menusServer()
    const { user } = renderMenus()
    const dialog = await ask(user)
    await user.click(dialog.getByRole('combobox', { name: 'Branches' }))
    await user.click(await screen.findByRole('option', { name: /Malaz/ }))
    await user.click(dialog.getByRole('button', { name: 'Hide the whole menu' }))
    expect(await screen.findByText('Items hidden')).toBeInTheDocument()
    expect(server.sentTo('PUT /api/Product/HideAll')).toEqual([{ serviceProviderId: 7, branchIds: [2] }])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(server.sentTo('PUT /api/Product/ShowAll')).toEqual([{ serviceProviderId: 7, undoToken: UNDO }]),
    )
  })

  it('that could not be hidden tells FailedToHideProducts', async () => {
    menusServer({}, { 'PUT /api/Product/HideAll': { status: 500, body: { code: 'internal_error' } } })
    const { user } = renderMenus()
    const dialog = await ask(user)
    await user.click(dialog.getByRole('button', { name: 'Hide the whole menu' }))
    expect(await screen.findByText('The items could not be hidden')).toBeInTheDocument()
  })
})
