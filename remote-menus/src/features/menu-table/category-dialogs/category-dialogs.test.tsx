import { sampleBranch, samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { CATEGORIES, menusServer, renderMenus } from '../testing/menus-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

type User = ReturnType<typeof renderMenus>['user']

describe('a category', () => {
  const choose = async (user: User, name: string, entry: string) => {
    await user.click(await screen.findByRole('button', { name: `More for ${name}` }))
    await user.click(screen.getByRole('menuitem', { name: entry }))
    return within(await screen.findByRole('dialog'))
  }

  it('with products is deleted only after a target for them is chosen', async () => {
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

  it('is not called empty while a page of the menu is missing, and its products can be moved', async () => {
    const products = Array.from({ length: 91 }, (_, at) => sampleProduct({ id: at + 1, index: at + 1 }))
    const server = menusServer(
      { products },
      {
        'GET /api/Product/Get': call =>
          call.query.get('PaginatedRequest.PageNumber') === '2'
            ? { status: 500, body: { code: 'internal_error' } }
            : { body: samplePage(products, call) },
      },
    )
    const { user } = renderMenus()
    const dialog = await choose(user, 'Drinks', 'Delete')
    expect(dialog.getByText(/Not all of the menu is here yet/)).toBeInTheDocument()
    expect(dialog.queryByText(/is empty/)).not.toBeInTheDocument()
    await user.click(dialog.getByRole('combobox', { name: 'Move its items to' }))
    await user.click(screen.getByRole('option', { name: /Grills/ }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Category deleted')).toBeInTheDocument()
    const [call] = server.callsTo('DELETE /api/Category/Delete')
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ Id: '4', MoveToCategoryId: '3' })
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

describe('hiding a category by branch', () => {
  const HIDE = 'PUT /api/Category/hide/branch'
  const open = async (hidden: number[], answers: Parameters<typeof menusServer>[1] = {}) => {
    const server = menusServer(
      { categories: [sampleCategory({ hiddenBranchesIds: hidden }), ...CATEGORIES.slice(1)] },
      answers,
    )
    const { user } = renderMenus()
    await user.click(await screen.findByRole('button', { name: 'More for Grills' }))
    await user.click(screen.getByRole('menuitem', { name: 'Hide by branch' }))
    return { server, user, dialog: within(await screen.findByRole('dialog')) }
  }

  // A call without branches means all branches.
  it('sends nothing and closes if nothing changed', async () => {
    const { server, user, dialog } = await open([1])
    await user.click(await dialog.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
    expect(server.sentTo(HIDE)).toEqual([])
  })

  it('leaves out branches that the user cannot see', async () => {
    const { server, user, dialog } = await open([1, 99])
    await user.click(await dialog.findByRole('checkbox', { name: 'Olaya' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(server.sentTo(HIDE)).toEqual([
        { serviceProviderId: 7, categoryId: 3, isHidden: false, branchIds: [1] },
      ]),
    )
  })

  it('keeps the dialog and its choice when refused', async () => {
    const { user, dialog } = await open([], { [HIDE]: { status: 403, body: { code: 'forbidden_branch' } } })
    await user.click(await dialog.findByRole('checkbox', { name: 'Malaz' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The category was not saved. Try again.')).toBeInTheDocument()
    expect(dialog.getByRole('checkbox', { name: 'Malaz' })).toBeChecked()
  })

  it('is disabled until the branches are loaded, and offers a retry', async () => {
    let isDown = true
    const { user, dialog, server } = await open([1], {
      'GET /api/Branch/Get': call =>
        isDown
          ? { status: 503, body: { code: 'unavailable' } }
          : { body: samplePage([sampleBranch({ id: 1, serviceProviderId: 7 })], call) },
    })
    expect(await dialog.findByText('The branches could not be loaded')).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    isDown = false
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('checkbox', { name: 'Olaya' })).toBeChecked()
    expect(server.sentTo(HIDE)).toEqual([])
  })
})

describe('deleting a category', () => {
  const DELETE = 'DELETE /api/Category/Delete'
  const ask = async (answers: Parameters<typeof menusServer>[1] = {}, name = 'Grills') => {
    const server = menusServer(
      { categories: [...CATEGORIES, sampleCategory({ id: 5, en: 'Offers', ar: 'عروض', index: 3 })] },
      answers,
    )
    const { user } = renderMenus()
    await user.click(await screen.findByRole('button', { name: `More for ${name}` }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    return { server, user, dialog: within(await screen.findByRole('dialog')) }
  }

  it('needs no target for an empty category', async () => {
    const { server, user, dialog } = await ask({}, 'Offers')
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument()
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Category deleted')
    expect(server.callsTo(DELETE).map(({ query }) => Object.fromEntries(query))).toEqual([{ Id: '5' }])
  })

  it('does not offer the category itself as a target', async () => {
    const { user, dialog } = await ask()
    await user.click(dialog.getByRole('combobox', { name: 'Move its items to' }))
    const list = within(await screen.findByRole('listbox'))
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Drinks', 'Offers'])
  })

  it.each([
    ['in_use', 409, 'There are still items or categories in it. Move them first.'],
    ['not_found', 404, 'Gone already.'],
  ] as const)('shows why it was refused with %s and keeps the dialog open', async (code, status, says) => {
    const { user, dialog } = await ask(
      { [DELETE]: { status, body: { code, title: 'Gone already.' } } },
      'Offers',
    )
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(says)
    expect(screen.getByRole('button', { name: 'More for Offers', hidden: true })).toBeInTheDocument()
  })
})
