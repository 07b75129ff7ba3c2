import { sampleBranch, samplePage } from '@sufra/shared/testing'
import { screen, within } from '@testing-library/react'
import { limitToBranches } from '#src/testing/limit-to-branches.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { EDIT, editorServer, renderEditor, sentProduct } from '../testing/editor-server.tsx'

const SAUCE = {
  id: 4,
  name: { ar: 'صوص', en: 'Sauce' },
  min: 0,
  max: 1,
  required: false,
  options: [{ id: 9, optionNameAr: 'ثوم', optionNameEn: 'Garlic', price: 2, isAvailable: true }],
}
const OLAYA = sampleBranch({ id: 1, serviceProviderId: 7 })
const onSale = () => screen.queryByRole('switch', { name: /^On sale/ })
const branches = () => screen.findByRole('combobox', { name: /^Branches without it/ })
type User = ReturnType<typeof renderEditor>['user']

const open = async (product = sampleProduct(), options: Parameters<typeof renderEditor>[1] = {}) => {
  const server = editorServer(product, {
    'GET /api/Branch/Get': call => ({ body: samplePage([OLAYA], call) }),
  })
  const rendered = renderEditor(EDIT, options)
  await screen.findByLabelText('Name in English')
  return { ...rendered, server }
}
const saved = async (user: User, server: ReturnType<typeof editorServer>) => {
  await user.click(screen.getByText('Save', { selector: 'button' }))
  await screen.findByText('Item updated')
  return sentProduct(server.callsTo('PUT /api/Product/Update')[0])
}

// The server refuses each of these with 403.
describe('switch of an item', () => {
  it('is disabled for users who may not snooze, who can edit the rest', async () => {
    const { user, server } = await open(sampleProduct({ isVisible: false }), {
      role: 'Custom',
      permissions: ['menu.edit'],
    })
    await branches()
    expect(onSale()).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Name in English'), '!')
    expect(await saved(user, server)).toMatchObject({ isVisible: false })
  })

  it('is disabled for the operator', async () => {
    await open(sampleProduct(), { role: 'SuperAdmin' })
    await branches()
    expect(onSale()).not.toBeInTheDocument()
  })

  it('is enabled for users who may snooze and have all branches', async () => {
    const { user, server } = await open(sampleProduct(), {
      role: 'Custom',
      permissions: ['menu.edit', 'menu.snooze'],
    })
    await branches()
    const sale = onSale()
    if (sale) await user.click(sale)
    expect(await saved(user, server)).toMatchObject({ isVisible: false })
  })

  it('is disabled for users limited to some branches, also for options', async () => {
    const { user } = await open(sampleProduct({ modifiers: [SAUCE] }), { role: 'BranchManager' })
    limitToBranches([1])
    await branches()
    expect(onSale()).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: /^صوص/ }))
    const option = within(await screen.findByRole('group', { name: 'Option 1' }))
    expect(option.getByLabelText('Option in English')).toHaveValue('Garlic')
    expect(option.queryByRole('switch')).not.toBeInTheDocument()
  })

  it('keeps excluded branches that a limited user cannot see', async () => {
    const { user, server } = await open(sampleProduct({ excludeBranchesIds: [99] }), {
      role: 'BranchManager',
    })
    limitToBranches([1])
    const box = await branches()
    await user.click(box)
    await user.click(await screen.findByRole('option', { name: 'Olaya' }))
    expect(screen.queryByText('#99')).not.toBeInTheDocument()
    expect((await saved(user, server)).excludeBranchesIds).toEqual([99, 1])
  })

  it('lets users of all branches remove a deleted branch', async () => {
    await open(sampleProduct({ excludeBranchesIds: [99] }))
    await branches()
    expect(await screen.findByText('#99')).toBeInTheDocument()
  })
})

it("does not overwrite another user's switch when saved by a user who may not change it", async () => {
  const stored = sampleProduct()
  const current = { ...stored, isVisible: false, rowVersion: 6 }
  let tries = 0
  const server = editorServer(stored, {
    'PUT /api/Product/Update': () => {
      tries += 1
      if (tries > 1) return { body: { ...current, rowVersion: 7 } }
      return { status: 409, body: { code: 'stale_version', title: 'x', current } }
    },
  })
  const { user } = renderEditor(EDIT, { role: 'Custom', permissions: ['menu.edit'] })
  await user.type(await screen.findByLabelText('Name in English'), '!')
  await user.click(screen.getByText('Save', { selector: 'button' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this item' }))
  await user.click(dialog.getByText('All of mine'))
  await user.click(dialog.getByText('Save what is chosen'))
  await screen.findByText('Item updated')
  expect(sentProduct(server.callsTo('PUT /api/Product/Update')[1])).toMatchObject({
    isVisible: false,
    rowVersion: 6,
    name: '{"ar":"كبسة لحم","en":"Lamb Kabsa!"}',
  })
})

it('is free for a new item', async () => {
  const server = editorServer()
  const { user } = renderEditor('/menus/new-meal', { role: 'Custom', permissions: ['menu.edit'] })
  await user.type(await screen.findByLabelText('Name in English'), 'Ribs')
  await user.selectOptions(screen.getByLabelText('Category'), 'Grills')
  await user.click(await screen.findByRole('switch', { name: /^On sale/ }))
  await user.click(screen.getByText('Add the item', { selector: 'button' }))
  await screen.findByText('Item added')
  expect(sentProduct(server.callsTo('POST /api/Product/Add')[0])).toMatchObject({ isVisible: false })
})
