import { useSession } from '@sufra/shared/session'
import { lostAnswer } from '@sufra/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
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

  it('is hidden everywhere where no branch is named, once however often it is pressed', async () => {
    const server = menusServer()
    const { user } = renderMenus()
    const dialog = await ask(user)
    expect(dialog.getByText(/no item in any branch/)).toBeInTheDocument()
    await user.dblClick(dialog.getByRole('button', { name: 'Hide the whole menu' }))
    await screen.findByText('Items hidden')
    expect(server.sentTo('PUT /api/Product/HideAll')).toEqual([{ serviceProviderId: 7, branchIds: [] }])
  })

  it('stays as it is for whoever thinks better of it', async () => {
    const server = menusServer()
    const { user } = renderMenus()
    const dialog = await ask(user)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
    expect(server.sentTo('PUT /api/Product/HideAll')).toEqual([])
  })

  it('says whose customers it is about to who works at some branches', async () => {
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
  ])('says after an undo that %s', async (_name, answer, says) => {
    jest.spyOn(console, 'warn').mockImplementation()
    menusServer({}, { 'PUT /api/Product/ShowAll': answer })
    const { user } = renderMenus()
    const dialog = await ask(user)
    await user.click(dialog.getByRole('button', { name: 'Hide the whole menu' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(says)).toBeInTheDocument()
    jest.restoreAllMocks()
  })

  it('cannot be hidden by who may edit it and not empty it', async () => {
    menusServer()
    const { user } = renderMenus({ role: 'Custom', permissions: ['menu.edit'] })
    const tools = await screen.findByRole('button', { name: 'Menu tools' })
    await user.click(tools)
    expect(screen.queryByRole('menuitem', { name: 'Hide the whole menu' })).not.toBeInTheDocument()
  })

  it('that was refused tells FailedToHideProducts, and the question is over', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    menusServer({}, { 'PUT /api/Product/HideAll': { status: 403, body: { code: 'forbidden_role' } } })
    const { user } = renderMenus()
    const dialog = await ask(user)
    await user.click(dialog.getByRole('button', { name: 'Hide the whole menu' }))
    expect(await screen.findByText('The items could not be hidden')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
    jest.restoreAllMocks()
  })

  it('that may be hidden or not is asked for again under the same key, and the undo is the first one’s', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    const lost = lostAnswer({ body: { affected: 3, undoToken: UNDO } })
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

  it('whose undo may be done or not is taken back again under the same key', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    const lost = lostAnswer({ body: { affected: 2 } })
    menusServer({}, { 'PUT /api/Product/ShowAll': lost.answer })
    const { user } = renderMenus()
    const dialog = await ask(user)
    await user.click(dialog.getByRole('button', { name: 'Hide the whole menu' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText(/it may be done or not/)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('2 items are as they were')).toBeInTheDocument()
    expect(lost.keys).toEqual([UNDO, UNDO])
    jest.restoreAllMocks()
  })
})
