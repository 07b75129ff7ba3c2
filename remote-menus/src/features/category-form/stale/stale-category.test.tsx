import { screen, waitFor, within } from '@testing-library/react'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { GRILLS, serve, show, write } from '../testing/category-server.tsx'

describe('a category that somebody else saved meanwhile', () => {
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
    const versions = within(await screen.findByRole('region', { name: 'Both versions' }))
    return { ...shown, sentTo, versions }
  }

  it('is shown beside what was typed, which stays in the form', async () => {
    const { versions } = await edit()
    expect(versions.getByText('From the grill')).toBeInTheDocument()
    expect(versions.getByText('Charcoal')).toBeInTheDocument()
    expect(versions.getAllByRole('rowheader').map(head => head.textContent)).toEqual(['Name', 'Place'])
    expect(screen.getByRole('textbox', { name: 'Name in English' })).toHaveValue('From the grill')
  })

  it('gives up a part of its own for theirs, and the rest is saved over the newer version', async () => {
    const { user, sentTo, versions } = await edit()
    const place = versions.getByRole('rowheader', { name: 'Place' }).closest('tr')
    await user.click(within(place ?? document.body).getByRole('button', { name: 'Take this' }))
    await user.click(screen.getByRole('button', { name: 'Save my version' }))
    await waitFor(() => expect(sentTo('PUT /api/Category/Update')).toHaveLength(2))
    expect(sentTo('PUT /api/Category/Update')[1]).toMatchObject({
      rowVersion: 5,
      index: 9,
      name: { ar: 'مشاوي', en: 'From the grill' },
    })
  })

  it('can be taken whole', async () => {
    const { user } = await edit()
    await user.click(screen.getByRole('button', { name: 'Take all of theirs' }))
    expect(screen.getByRole('textbox', { name: 'Name in English' })).toHaveValue('Charcoal')
    expect(screen.queryByRole('region', { name: 'Both versions' })).not.toBeInTheDocument()
  })
})
