import { screen, within } from '@testing-library/react'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { CATEGORIES, menusServer, renderMenus } from '../testing/menus-server.tsx'

type User = ReturnType<typeof renderMenus>['user']

describe('a category', () => {
  const choose = async (user: User, name: string, entry: string) => {
    await user.click(await screen.findByRole('button', { name: `More for ${name}` }))
    await user.click(screen.getByRole('menuitem', { name: entry }))
    return within(await screen.findByRole('dialog'))
  }

  it('with products goes once it is said where they go', async () => {
    const server = menusServer()
    const { user } = renderMenus()
    const dialog = await choose(user, 'Grills', 'Delete')
    expect(dialog.getByText(/It holds 2 items/)).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await user.click(dialog.getByRole('combobox', { name: 'Move its items to' }))
    await user.click(screen.getByRole('option', { name: /Drinks/ }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Category deleted')).toBeInTheDocument()
    const [call] = server.callsTo('DELETE /api/Category/Delete')
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ Id: '3', MoveToCategoryId: '4' })
  })

  it('is hidden in some branches and shown in others again', async () => {
    const server = menusServer({
      categories: [sampleCategory({ hiddenBranchesIds: [1] }), ...CATEGORIES.slice(1)],
    })
    const { user } = renderMenus()
    const dialog = await choose(user, 'Grills', 'Hide by branch')
    await user.click(await dialog.findByRole('checkbox', { name: 'Olaya' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Malaz' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Category saved')).toBeInTheDocument()
    expect(server.sentTo('PUT /api/Category/hide/branch')).toEqual([
      { serviceProviderId: 7, categoryId: 3, isHidden: true, branchIds: [2] },
      { serviceProviderId: 7, categoryId: 3, isHidden: false, branchIds: [1] },
    ])
  })
})
