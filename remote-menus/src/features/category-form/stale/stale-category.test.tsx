import { screen, waitFor, within } from '@testing-library/react'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { GRILLS, serve, show, write } from '../testing/category-server.tsx'

describe('a category that another user saved meanwhile', () => {
  const newer = sampleCategory({ en: 'Charcoal', index: 9, rowVersion: 5 })
  const refuseOnce = () => {
    let isFirst = true
    return serve(
      {
        'PUT /api/Category/Update': () => {
          if (!isFirst) return { body: sampleCategory({ rowVersion: 6 }) }
          isFirst = false
          return {
            status: 409,
            body: {
              type: 'about:blank',
              title: '',
              status: 409,
              traceId: 't',
              code: 'stale_version',
              current: newer,
            },
          }
        },
      },
      [GRILLS],
    )
  }
  const edit = async () => {
    const { sentTo } = refuseOnce()
    const shown = show('/edit-category/3')
    await write(shown.user, 'Name in English', 'From the grill')
    await shown.user.click(screen.getByRole('button', { name: 'Save' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Someone else changed this category' }))
    return { ...shown, sentTo, drawer }
  }
  const part = (drawer: ReturnType<typeof within>, name: RegExp) =>
    within(drawer.getByRole('group', { name }))

  it('shows both versions, preselecting mine where I edited and theirs where only they did', async () => {
    const { drawer } = await edit()
    expect(part(drawer, /^Name Changed by both/).getByLabelText(/From the grill/)).toBeChecked()
    expect(part(drawer, /^Name/).getByLabelText(/Charcoal/)).not.toBeChecked()
    expect(part(drawer, /^Place/).getByLabelText(/Newer version\s*9/)).toBeChecked()
    expect(drawer.getAllByRole('group')).toHaveLength(2)
  })

  it("keeps the other user's changes when my version is saved", async () => {
    const { user, sentTo, drawer } = await edit()
    await user.click(drawer.getByRole('button', { name: 'Save what is chosen' }))
    await waitFor(() => expect(sentTo('PUT /api/Category/Update')).toHaveLength(2))
    expect(sentTo('PUT /api/Category/Update')[1]).toMatchObject({
      rowVersion: 5,
      index: 9,
      name: { ar: 'مشاوي', en: 'From the grill' },
    })
  })

  it('can be replaced completely by one version', async () => {
    const { user, sentTo, drawer } = await edit()
    await user.click(drawer.getByRole('button', { name: 'All of the newer version' }))
    await user.click(drawer.getByRole('button', { name: 'Save what is chosen' }))
    await waitFor(() => expect(sentTo('PUT /api/Category/Update')).toHaveLength(2))
    expect(sentTo('PUT /api/Category/Update')[1]).toMatchObject({
      rowVersion: 5,
      index: 9,
      name: { en: 'Charcoal' },
    })
  })

  it('keeps my input in the form when the dialog is closed', async () => {
    const { user, sentTo, drawer } = await edit()
    await user.click(drawer.getByRole('button', { name: 'Back to editing' }))
    expect(screen.getByRole('textbox', { name: 'Name in English' })).toHaveValue('From the grill')
    expect(sentTo('PUT /api/Category/Update')).toHaveLength(1)
  })
})
