import type { MenuRestoreAnswer } from '@sufra/shared/contracts/menu-history'
import { delayedResponse } from '@sufra/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { KABSA, UNDO, price, revision, serve } from './testing/history-server.tsx'
import type { Answers } from './testing/history-server.tsx'

it('shows who changed which values, before and after', async () => {
  serve([revision(), revision({ id: 8, byName: null, size: 120, kind: 'removed', fields: [] })])
  await screen.findByText('Noura')
  const [, first, second] = screen.getAllByRole('row')
  expect(first).toHaveTextContent(/Kabsa.*Changed.*Price.*30.*35.*Noura/)
  expect(second).toHaveTextContent(/Deleted.*120 changes at once.*By itself/)
})

it('previews a restore, applies it, and undoes it', async () => {
  const { user, sentTo } = serve([revision()])
  await user.click(await screen.findByRole('button', { name: 'Actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Put this version back' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('This changes 1 entry:')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Put back' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Everything is as it was before')).toBeInTheDocument()
  expect(sentTo('POST /api/MenuHistory/Restore').at(-1)).toEqual({
    serviceProviderId: 7,
    to: { entity: 'product', entityId: 1, revisionId: 9 },
  })
  expect(sentTo('PUT /api/Product/BulkUndo')).toEqual([{ serviceProviderId: 7, undoToken: UNDO }])
})

it('offers no restore without differences', async () => {
  const { user } = serve([revision()], { changes: [] })
  await user.click(await screen.findByRole('button', { name: 'Actions' }))
  await user.click(await screen.findByRole('menuitem', { name: /whole menu/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/Nothing has changed since/)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Put back' })).toBeDisabled()
})

it('names links that cannot be restored because their target was deleted', async () => {
  const BREAD = '{"ar":"خبز","en":"Bread"}'
  const link = { entity: 'product', entityId: 1, name: KABSA } as const
  const { user } = serve([revision()], {
    leftOut: [
      { ...link, linked: 'choice', linkedId: 4, linkedName: BREAD },
      { ...link, linked: 'size', linkedId: 5, linkedName: null },
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Put this version back' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/^2 links are left out/)).toBeInTheDocument()
  const links = dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())
  expect(links.slice(-2)).toEqual(['Kabsa: choice Bread', 'Kabsa: a size'])
})

describe('restoring the menu', () => {
  const RESTORE = 'POST /api/MenuHistory/Restore'
  const UNDONE = 'PUT /api/Product/BulkUndo'
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
  afterEach(() => jest.restoreAllMocks())

  const ask = async (restore: Partial<MenuRestoreAnswer> = {}, answers: Answers = {}) => {
    const shown = serve([revision()], restore, answers)
    await shown.user.click(await screen.findByRole('button', { name: 'Actions' }))
    await shown.user.click(await screen.findByRole('menuitem', { name: 'Put this version back' }))
    const dialog = within(await screen.findByRole('dialog'))
    return { ...shown, dialog }
  }

  it.each([
    { name: 'all of it is back', changedSince: 0, leftOut: 0, says: 'Everything is as it was before' },
    {
      name: 'somebody changed a part since',
      changedSince: 2,
      leftOut: 0,
      says: 'Taken back, except for 2 items that were changed since',
    },
    {
      name: 'a size is deleted by now',
      changedSince: 0,
      leftOut: 1,
      says: 'Everything is as it was before, but for a choice or size that is deleted by now',
    },
  ])('is undone, and says so when $name', async ({ changedSince, leftOut, says }) => {
    const { user, dialog } = await ask({}, { [UNDONE]: { body: { restored: 1, changedSince, leftOut } } })
    await user.click(await dialog.findByRole('button', { name: 'Put back' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(says)).toBeInTheDocument()
  })

  it('cannot be undone after the time limit, and says so', async () => {
    const { user, dialog } = await ask({}, { [UNDONE]: { status: 409, body: { code: 'undo_expired' } } })
    await user.click(await dialog.findByRole('button', { name: 'Put back' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('It could not be undone')).toBeInTheDocument()
  })

  const refused = {
    status: 400,
    body: { code: 'validation_failed', errors: { modifiers: ['Kabsa has two.'] } },
  }

  it('shows why a restore was refused', async () => {
    const back = { entity: 'product', entityId: 1, name: KABSA, kind: 'changed', fields: [price] }
    const preview = { body: { changes: [back], leftOut: [], undoToken: null } }
    const { user, dialog } = await ask(
      {},
      { [RESTORE]: ({ body }) => (JSON.stringify(body).includes('preview') ? preview : refused) },
    )
    await user.click(await dialog.findByRole('button', { name: 'Put back' }))
    expect(await screen.findByText('Kabsa has two.')).toBeInTheDocument()
  })

  it('shows why its undo was refused', async () => {
    const { user, dialog } = await ask({}, { [UNDONE]: refused })
    await user.click(await dialog.findByRole('button', { name: 'Put back' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Kabsa has two.')).toBeInTheDocument()
  })

  it('retries a preview that failed to load', async () => {
    let isDown = true
    const change = { entity: 'product', entityId: 1, name: KABSA, kind: 'changed', fields: [price] }
    const { user, dialog } = await ask(
      {},
      {
        [RESTORE]: () =>
          isDown
            ? { status: 500, body: { code: 'internal_error' } }
            : { body: { changes: [change], leftOut: [], undoToken: null } },
      },
    )
    await dialog.findByText('What would change could not be loaded')
    isDown = false
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('This changes 1 entry:')).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Put back' })).toBeEnabled()
  })

  it.each([
    ['in_use', 409, 'Items on the menu need it. Move them first'],
    ['internal_error', 500, 'What would change could not be loaded'],
    ['not_found', 404, 'What would change could not be loaded'],
  ] as const)(
    'shows the reason when the server refuses the preview (%s), and cannot be applied',
    async (code, status, says) => {
      const { dialog, sentTo } = await ask({}, { [RESTORE]: { status, body: { code } } })
      expect(await dialog.findByText(says)).toBeInTheDocument()
      expect(dialog.getByRole('button', { name: 'Put back' })).toBeDisabled()
      expect(sentTo(RESTORE)).toHaveLength(1)
    },
  )

  it('reports that nothing changed and offers no undo when it fails', async () => {
    const { user, dialog } = await ask(
      {},
      {
        [RESTORE]: ({ body }) =>
          'preview' in Object(body)
            ? { body: { changes: [{ ...revision(), kind: 'changed' }], leftOut: [], undoToken: null } }
            : { status: 409, body: { code: 'in_use' } },
      },
    )
    await user.click(await dialog.findByRole('button', { name: 'Put back' }))
    expect(await screen.findByText('It could not be put back. Nothing was changed')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('reports no result when its answer is lost, and reloads the menu', async () => {
    const { user, dialog, calls } = await ask(
      {},
      {
        [RESTORE]: ({ body }) => {
          if ('preview' in Object(body))
            return { body: { changes: [{ ...revision(), kind: 'changed' }], leftOut: [], undoToken: null } }
          throw new TypeError('The cable was pulled out')
        },
      },
    )
    await user.click(await dialog.findByRole('button', { name: 'Put back' }))
    expect(await screen.findByText(/^No answer came/)).toBeInTheDocument()
    expect(screen.queryByText(/Nothing was changed/)).not.toBeInTheDocument()
    await waitFor(() => expect(calls('GET /api/MenuHistory/Get')).toHaveLength(2))
  })

  it('leaves a newer dialog open when it ends after its own dialog was closed', async () => {
    const done = delayedResponse({ body: { changes: [], leftOut: [], undoToken: null } })
    const looked = { body: { changes: [{ ...revision(), kind: 'changed' }], leftOut: [], undoToken: null } }
    const { user, dialog } = await ask(
      {},
      { [RESTORE]: ({ body }) => ('preview' in Object(body) ? looked : done.answer()) },
    )
    await user.click(await dialog.findByRole('button', { name: 'Put back' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Actions' }))
    await user.click(await screen.findByRole('menuitem', { name: /whole menu/ }))
    done.come()
    await screen.findByText('0 entries put back')
    await screen.findByText('This changes 1 entry:')
    expect(screen.getByRole('dialog', { name: /^The menu of/ })).toBeInTheDocument()
  })

  it('is carried out once regardless of repeated presses', async () => {
    const { user, dialog, sentTo } = await ask()
    await user.dblClick(await dialog.findByRole('button', { name: 'Put back' }))
    await screen.findByRole('button', { name: 'Undo' })
    expect(sentTo(RESTORE).filter(body => !('preview' in Object(body)))).toHaveLength(1)
  })

  it('names fifty of many entries and counts the rest', async () => {
    const back = { entity: 'product' as const, name: KABSA, kind: 'changed' as const, fields: [price] }
    const changes = Array.from({ length: 53 }, (_none, entityId) => ({ ...back, entityId: entityId + 1 }))
    const { dialog } = await ask({ changes })
    expect(await dialog.findByText('This changes 53 entries:')).toBeInTheDocument()
    expect(dialog.getAllByText('Kabsa')).toHaveLength(50)
    expect(dialog.getByText('and 3 more')).toBeInTheDocument()
  })

  it('to a custom time requests the menu at that time in Riyadh', async () => {
    const { user, sentTo } = serve([revision()])
    await user.click(await screen.findByRole('button', { name: 'Back to a moment' }))
    const dialog = within(await screen.findByRole('dialog'))
    const look = dialog.getByRole('button', { name: 'Show what would change' })
    expect(look).toBeDisabled()
    await user.type(dialog.getByLabelText('Day'), '٠١/١١/٢٠٢٦')
    await user.tab()
    fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '00:30' } })
    await user.click(look)
    await waitFor(() =>
      expect(sentTo(RESTORE)).toEqual([
        { serviceProviderId: 7, to: { at: '2026-10-31T21:30:00.000Z' }, preview: true },
      ]),
    )
  })

  it('is offered only for the whole menu after a change of many products', async () => {
    const { user } = serve([revision({ size: 120 })])
    await user.click(await screen.findByRole('button', { name: 'Actions' }))
    expect(screen.getAllByRole('menuitem')).toHaveLength(1)
    expect(screen.getByRole('menuitem')).toHaveTextContent(/whole menu/)
  })
})
