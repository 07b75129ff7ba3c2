import { delayedResponse } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { limitToBranches } from '#src/testing/limit-to-branches.ts'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { GRILLS, serve, show, write } from './testing/category-server.tsx'

describe('a new category', () => {
  it('is saved after the others, and the menu shows it', async () => {
    const { sentTo } = serve()
    const { user, location } = show('/add-category?brand=7')
    await write(user, 'Name in English', 'Starters')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Category saved')).toBeInTheDocument()
    expect(sentTo('POST /api/Category/Add')).toEqual([
      {
        serviceProviderId: 7,
        parentId: null,
        name: { ar: '', en: 'Starters' },
        description: { ar: '', en: '' },
        index: 5,
        isVisible: true,
        schedule: null,
      },
    ])
    await waitFor(() => expect(location()).toBe('/menus?brand=7&category=12'))
  })

  it('starts as the first one of its parent', async () => {
    const { sentTo } = serve()
    const { user } = show('/add-category?brand=7&parent=3')
    await write(user, 'Name in Arabic', 'كباب')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sentTo('POST /api/Category/Add')).toEqual([expect.objectContaining({ parentId: 3, index: 1 })]),
    )
  })

  it('gets a picture from any user who may edit the menu', async () => {
    serve()
    show('/add-category?brand=7', { role: 'Custom', permissions: ['menu.edit'] })
    expect(await screen.findByText('Picture of the category')).toBeInTheDocument()
  })

  it('is not sent without a name in both languages', async () => {
    const { sentTo } = serve()
    const { user } = show('/add-category?brand=7')
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(sentTo('POST /api/Category/Add')).toEqual([])
  })

  it('can have its own sale hours and season', async () => {
    const { sentTo } = serve()
    const { user } = show('/add-category?brand=7')
    await write(user, 'Name in English', 'Iftar')
    await user.click(screen.getByRole('switch', { name: 'Sold at certain hours' }))
    await user.click(screen.getByRole('switch', { name: 'Between two days only' }))
    await user.type(screen.getByRole('textbox', { name: 'From' }), '8/2/2027')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentTo('POST /api/Category/Add')).toHaveLength(1))
    expect(sentTo('POST /api/Category/Add')[0]).toMatchObject({
      schedule: {
        periods: expect.arrayContaining([{ dayOfWeek: 0, from: '12:00', to: '17:00' }]),
        startsOn: '2027-02-08',
        endsOn: null,
      },
    })
  })
})

describe('a stored category', () => {
  it('is saved with its version and keeps its picture', async () => {
    const { sentTo } = serve({}, [sampleCategory({ imageUrl: `/images/${'b'.repeat(40)}.webp` })])
    const { user } = show('/edit-category/3')
    await write(user, 'Name in English', 'From the grill')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentTo('PUT /api/Category/Update')).toHaveLength(1))
    expect(sentTo('PUT /api/Category/Update')[0]).toMatchObject({
      id: 3,
      rowVersion: 2,
      name: { ar: 'مشاوي', en: 'From the grill' },
    })
    expect(sentTo('PUT /api/Category/Update')[0]).not.toHaveProperty('imageUrl')
  })

  it('stays at the top level if it has subcategories', async () => {
    serve({}, [GRILLS, sampleCategory({ id: 4, parentId: 3 })])
    show('/edit-category/3')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Under' })).toBeDisabled())
  })

  it('keeps its visibility when a user limited to some branches saves it', async () => {
    const newer = sampleCategory({ rowVersion: 5, isVisible: false })
    let saves = 0
    const { sentTo } = serve({
      'PUT /api/Category/Update': () => {
        saves += 1
        if (saves > 1) return { body: newer }
        return { status: 409, body: { code: 'stale_version', current: newer } }
      },
    })
    const { user } = show('/edit-category/3')
    expect(await screen.findByRole('switch', { name: 'Shown to customers' })).toBeInTheDocument()
    limitToBranches([1])
    expect(screen.queryByRole('switch', { name: 'Shown to customers' })).not.toBeInTheDocument()
    await write(user, 'Name in English', 'From the grill')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Save what is chosen' }))
    await waitFor(() => expect(sentTo('PUT /api/Category/Update')).toHaveLength(2))
    expect(sentTo('PUT /api/Category/Update')).toMatchObject([{ isVisible: true }, { isVisible: false }])
  })

  it('keeps input during a save as a change of the newly stored version', async () => {
    const late = delayedResponse({ body: sampleCategory({ en: 'From the grill', rowVersion: 3 }) })
    let saves = 0
    const { sentTo } = serve({
      'PUT /api/Category/Update': () => {
        saves += 1
        return saves === 1 ? late.answer() : { body: sampleCategory({ rowVersion: 4 }) }
      },
    })
    const { user, location } = show('/edit-category/3')
    await write(user, 'Name in English', 'From the grill')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentTo('PUT /api/Category/Update')).toHaveLength(1))
    await write(user, 'Place on the menu', '7')
    late.come()
    await screen.findByText('Category saved')
    expect(location()).toBe('/edit-category/3')
    expect(screen.getByRole('textbox', { name: 'Place on the menu' })).toHaveValue('7')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentTo('PUT /api/Category/Update')).toHaveLength(2))
    expect(sentTo('PUT /api/Category/Update')[1]).toMatchObject({
      rowVersion: 3,
      index: 7,
      name: { en: 'From the grill' },
    })
    await waitFor(() => expect(location()).toContain('/menus?'))
  })

  it('leads back to the menu if it was deleted', async () => {
    serve({ 'GET /api/Category/Get/Id': { status: 404, body: { code: 'not_found' } } })
    show('/edit-category/3')
    expect(await screen.findByText('This category is no longer there')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'To the menus' })).toHaveAttribute('href', '/menus')
  })
})

it('asks before unsaved input is discarded', async () => {
  serve()
  const { user, location } = show('/edit-category/3')
  await write(user, 'Name in English', 'From the grill')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
  expect(location()).toBe('/edit-category/3')
})
