import { useSession } from '@sufra/shared/session'
import { lostResponse } from '@sufra/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { UNDO, menusServer, renderMenus } from '../testing/menus-server.tsx'

type User = ReturnType<typeof renderMenus>['user']

describe('hiding the whole menu', () => {
  const ask = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Menu tools' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Hide the whole menu' }))
    return within(await screen.findByRole('dialog', { name: 'Hide all 3 items' }))
  }

  it('hides it in the selected branches, and the undo shows only what it hid', async () => {
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

  it('hides it everywhere without a selection, once regardless of repeated presses', async () => {
    const server = menusServer()
    const { user } = renderMenus()
    const dialog = await ask(user)
    expect(dialog.getByText(/no item in any branch/)).toBeInTheDocument()
    await user.dblClick(dialog.getByRole('button', { name: 'Hide the whole menu' }))
    await screen.findByText('Items hidden')
    expect(server.sentTo('PUT /api/Product/HideAll')).toEqual([{ serviceProviderId: 7, branchIds: [] }])
  })

  it('changes nothing when the user cancels', async () => {
    const server = menusServer()
    const { user } = renderMenus()
    const dialog = await ask(user)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
    expect(server.sentTo('PUT /api/Product/HideAll')).toEqual([])
  })

  it('names the affected branches to a user limited to some branches', async () => {
    menusServer()
    const { user } = renderMenus()
    act(() => {
      const { user: signedIn } = useSession.getState()
      if (signedIn) useSession.setState({ user: { ...signedIn, branchIds: [1] } })
    })
    const dialog = await ask(user)
    expect(dialog.getByText(/The other branches go on selling/)).toBeInTheDocument()
    expect(dialog.queryByText(/no item in any branch/)).not.toBeInTheDocument()
    const branches = dialog.getByRole('combobox', { name: 'Branches' })
    expect(branches).toHaveAccessibleDescription('Leave it empty to hide the menu in all of your branches.')
    expect(dialog.queryByText(/everywhere/)).not.toBeInTheDocument()
  })

  it.each([
    ['nothing came back', { status: 409, body: { code: 'undo_expired' } }, 'This could not be taken back'],
    ['all came back', { body: { affected: 2 } }, '2 items are as they were'],
  ])('reports after an undo that %s', async (_name, answer, says) => {
    jest.spyOn(console, 'warn').mockImplementation()
    menusServer({}, { 'PUT /api/Product/ShowAll': answer })
    const { user } = renderMenus()
    const dialog = await ask(user)
    await user.click(dialog.getByRole('button', { name: 'Hide the whole menu' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(says)).toBeInTheDocument()
    jest.restoreAllMocks()
  })

  it('is not offered to users who may edit the menu but not hide it', async () => {
    menusServer()
    const { user } = renderMenus({ role: 'Custom', permissions: ['menu.edit'] })
    const tools = await screen.findByRole('button', { name: 'Menu tools' })
    await user.click(tools)
    expect(screen.queryByRole('menuitem', { name: 'Hide the whole menu' })).not.toBeInTheDocument()
  })

  it('shows FailedToHideProducts when refused, and closes', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    menusServer({}, { 'PUT /api/Product/HideAll': { status: 403, body: { code: 'forbidden_role' } } })
    const { user } = renderMenus()
    const dialog = await ask(user)
    await user.click(dialog.getByRole('button', { name: 'Hide the whole menu' }))
    expect(await screen.findByText('The items could not be hidden')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
    jest.restoreAllMocks()
  })

  it('is retried with the same key after a lost answer, and keeps the first undo', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    const lost = lostResponse({ body: { affected: 3, undoToken: UNDO } })
    const server = menusServer({}, { 'PUT /api/Product/HideAll': lost.answer })
    const { user } = renderMenus()
    const dialog = await ask(user)
    const hide = () => user.click(dialog.getByRole('button', { name: 'Hide the whole menu' }))
    await hide()
    expect(await screen.findByText(/could not be hidden.*nothing is done twice/s)).toBeInTheDocument()
    await hide()
    expect(await screen.findByText('Items hidden')).toBeInTheDocument()
    expect(lost.keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(lost.keys[1]).toBe(lost.keys[0])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(server.sentTo('PUT /api/Product/ShowAll')).toMatchObject([{ undoToken: UNDO }]),
    )
    jest.restoreAllMocks()
  })
})
