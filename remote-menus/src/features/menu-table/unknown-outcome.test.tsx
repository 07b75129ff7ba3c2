import { samplePage } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { CATEGORIES, PRODUCTS, menusServer, renderMenus } from './testing/menus-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

type User = ReturnType<typeof renderMenus>['user']
const LOST: HttpAnswer = { status: 504 }

const choose = async (user: User, name: string, entry: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

describe('a sort without an answer', () => {
  // jsdom has no layout: each row is placed 50 px below the previous one.
  beforeEach(() =>
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const row = this.closest('tr, li')
      const top = row ? [...(row.parentElement?.children ?? [])].indexOf(row) * 50 : 0
      return new DOMRect(0, top, 300, 50)
    }),
  )
  const moveDown = async (user: User, name: string) => {
    const grip = await screen.findByRole('button', { name: `Move ${name}` })
    act(() => grip.focus())
    for (const key of [' ', '{ArrowDown}', ' ']) {
      await user.keyboard(key)
      // The drag sensor listens from the next task on.
      await act(() => new Promise(resolve => setTimeout(resolve, 0)))
    }
  }
  const before = (first: string, second: string) =>
    screen.getByText(first).compareDocumentPosition(screen.getByText(second)) &
    Node.DOCUMENT_POSITION_FOLLOWING

  it("is reported as unsure for items, which then show the server's order", async () => {
    let isSorted = false
    menusServer(
      {},
      {
        'GET /api/Product/Get': call => ({
          body: samplePage(
            isSorted
              ? PRODUCTS.map(product => ({ ...product, index: 3 - product.index, rowVersion: 5 }))
              : PRODUCTS,
            call,
          ),
        }),
        'PUT /api/Product/Sort': () => {
          isSorted = true
          return LOST
        },
      },
    )
    const { user } = renderMenus({ route: '/menus?category=3' })
    await moveDown(user, 'Lamb Kabsa')
    expect(await screen.findByText(/the order may be saved or not/)).toBeInTheDocument()
    expect(screen.queryByText(/is back as it was/)).not.toBeInTheDocument()
    await waitFor(() => expect(before('Shish Tawook', 'Lamb Kabsa')).toBeTruthy())
  })

  it("is reported as unsure for categories, which then show the server's order", async () => {
    let groups = CATEGORIES
    menusServer(
      {},
      {
        'GET /api/Category/Get': call => ({ body: samplePage(groups, call) }),
        'POST /api/Category/BulkCreateUpdate': () => {
          groups = groups.map(group => ({ ...group, index: 3 - group.index }))
          return LOST
        },
      },
    )
    const { user } = renderMenus()
    await moveDown(user, 'Grills')
    expect(await screen.findByText(/the order may be saved or not/)).toBeInTheDocument()
    expect(screen.queryByText(/is back as it was/)).not.toBeInTheDocument()
    const tree = within(screen.getByRole('list', { name: 'Categories' }))
    await waitFor(() =>
      expect(tree.getAllByText(/^(Grills|Drinks)$/).map(({ textContent }) => textContent)).toEqual([
        'Drinks',
        'Grills',
      ]),
    )
  })

  it('shows the previous order if the server saved only some of it', async () => {
    menusServer(
      {},
      {
        'POST /api/Category/BulkCreateUpdate': {
          body: { created: [], updated: [], failed: [{ row: 0, errors: {} }] },
        },
      },
    )
    const { user } = renderMenus()
    await moveDown(user, 'Grills')
    expect(await screen.findByText('The order was not saved and is back as it was')).toBeInTheDocument()
  })
})

describe("a category's branches that are saved without an answer", () => {
  const HIDE = 'PUT /api/Category/hide/branch'

  /** Fakes a server that carries out every call but answers only from the second one on. */
  const forgetful = (hiddenBranchesIds: number[]) => {
    const hidden = new Set(hiddenBranchesIds)
    let isLost = true
    const stored = () => sampleCategory({ hiddenBranchesIds: [...hidden] })
    const server = menusServer(
      { categories: [sampleCategory({ hiddenBranchesIds }), ...CATEGORIES.slice(1)] },
      {
        [HIDE]: ({ body }) => {
          const { isHidden, branchIds } = Object(body)
          for (const id of branchIds) hidden[isHidden ? 'add' : 'delete'](id)
          const answer = isLost ? LOST : { body: stored() }
          isLost = false
          return answer
        },
      },
    )
    return { hidden, server }
  }
  const open = async () => {
    const { user } = renderMenus()
    await choose(user, 'Grills', 'Hide by branch')
    const dialog = within(await screen.findByRole('dialog'))
    const toggle = async (name: string) => user.click(await dialog.findByRole('checkbox', { name }))
    const save = async () => {
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled())
      await user.click(dialog.getByRole('button', { name: 'Save' }))
    }
    return { user, toggle, save }
  }

  it('are reported as unsure, not as failed', async () => {
    forgetful([])
    const { toggle, save } = await open()
    await toggle('Malaz')
    await save()
    expect(await screen.findByText(/the category may be saved or not/)).toBeInTheDocument()
    expect(screen.queryByText('The category was not saved. Try again.')).not.toBeInTheDocument()
    await save()
    expect(await screen.findByText('Category saved')).toBeInTheDocument()
  })

  it('match the final choice, even if that equals the initial one', async () => {
    const { hidden } = forgetful([])
    const { toggle, save } = await open()
    await toggle('Malaz')
    await save()
    await screen.findByText(/the category may be saved or not/)
    // The user undoes the choice for this branch.
    await toggle('Malaz')
    await save()
    expect(await screen.findByText('Category saved')).toBeInTheDocument()
    expect([...hidden]).toEqual([])
  })

  it('are sent again, and no others', async () => {
    const { server } = forgetful([1])
    const { toggle, save } = await open()
    await toggle('Malaz')
    await save()
    await screen.findByText(/the category may be saved or not/)
    await save()
    await screen.findByText('Category saved')
    const said = { serviceProviderId: 7, categoryId: 3, isHidden: true, branchIds: [2] }
    expect(server.sentTo(HIDE)).toEqual([said, said])
  })
})

describe('undo of a deleted item', () => {
  const bringBack = async (answer: HttpAnswer) => {
    menusServer(
      {},
      { 'DELETE /api/Product/Delete': { body: PRODUCTS[2] }, 'POST /api/Product/Restore': answer },
    )
    const { user } = renderMenus()
    await choose(user, 'Mint Tea', 'Delete')
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(question.getByRole('button', { name: 'Delete' })).toBeEnabled())
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
  }

  it('is reported as unsure without an answer', async () => {
    await bringBack(LOST)
    expect(await screen.findByText(/it may be restored or not/)).toBeInTheDocument()
    expect(screen.queryByText('The item could not be restored')).not.toBeInTheDocument()
  })

  it('is reported as failed when refused', async () => {
    await bringBack({ status: 404, body: { code: 'not_found' } })
    expect(await screen.findByText('The item could not be restored')).toBeInTheDocument()
  })
})

describe('search words that are saved without an answer', () => {
  const PUT = 'PUT /api/SearchWords/Update'
  const pair = { word: 'yakhni', means: 'kabsa' }

  it('are reloaded, so that an existing word is not added twice', async () => {
    let stored: { words: object[]; rowVersion: number } = { words: [], rowVersion: 3 }
    const server = menusServer(
      {},
      {
        'GET /api/SearchWords/Get': () => ({ body: stored }),
        [PUT]: ({ body }) => {
          stored = { words: Object(body).words, rowVersion: 4 }
          return LOST
        },
      },
    )
    const { user } = renderMenus()
    await user.click(await screen.findByRole('button', { name: 'Menu tools' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Words for searching' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Words for searching' }))
    await user.type(await dialog.findByLabelText('What people say'), pair.word)
    await user.type(dialog.getByLabelText('What the menu says'), pair.means)
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText(/The words are being read again/)).toBeInTheDocument()
    expect(screen.queryByText('It was not saved')).not.toBeInTheDocument()
    expect(await dialog.findByRole('button', { name: 'Take away “yakhni”' })).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await dialog.findByText('This pair is there already')).toBeInTheDocument()
    expect(server.callsTo(PUT)).toHaveLength(1)
  })

  it('are reported as failed when refused', async () => {
    menusServer({}, { [PUT]: { status: 403, body: { code: 'forbidden_role' } } })
    const { user } = renderMenus()
    await user.click(await screen.findByRole('button', { name: 'Menu tools' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Words for searching' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Words for searching' }))
    await user.type(await dialog.findByLabelText('What people say'), pair.word)
    await user.type(dialog.getByLabelText('What the menu says'), pair.means)
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('It was not saved')).toBeInTheDocument()
  })
})
