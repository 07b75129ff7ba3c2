import type { MenuRestoreAnswer, MenuRevision } from '@sufra/shared/contracts/menu-history'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { MenuHistoryPage } from './history.page.tsx'

const UNDO = '7d4c9a52-6a3f-4a54-9f8c-2b1d5e6f7a80'
const KABSA = '{"ar":"كبسة","en":"Kabsa"}'
const price = { field: 'price', before: 30, after: 35 }

const revision = (changes: Partial<MenuRevision> = {}): MenuRevision => ({
  ...{ id: 9, entity: 'product', entityId: 1, name: KABSA, at: '2026-11-20T08:00:00.000Z' },
  ...{ byName: 'Noura', changeId: null, size: 1, kind: 'changed', fields: [price] },
  ...changes,
})

const serve = (rows: MenuRevision[], restore: Partial<MenuRestoreAnswer> = {}) => {
  const brand = { id: 7, accountId: 1, name: '{"ar":"مطابخ","en":"Kitchens"}', logoUrl: null, color: null }
  const back = { entity: 'product', entityId: 1, name: KABSA, kind: 'changed', fields: [price] }
  const http = answerHttp({
    'GET /api/ServiceProvider/Get': call => ({
      body: samplePage([{ ...brand, typeId: null, phone: null, isActive: true }], call),
    }),
    'GET /api/MenuHistory/Get': call => ({ body: samplePage(rows, call) }),
    'POST /api/MenuHistory/Restore': ({ body }) => ({
      body: {
        changes: [back],
        leftOut: [],
        undoToken: JSON.stringify(body).includes('preview') ? null : UNDO,
        ...restore,
      },
    }),
    'PUT /api/Product/BulkUndo': { body: { restored: 1, changedSince: 0, leftOut: 0 } },
  })
  const ui = renderUi(
    <>
      <MenuHistoryPage />
      <Toaster />
    </>,
    { role: 'Admin', namespaces: { menus: { ar, en } } },
  )
  const sentTo = (name: string) =>
    http.calls.flatMap(call => (`${call.method} ${call.path}` === name ? [call.body] : []))
  return { sentTo, ...ui }
}

it('says who changed what, as it was and as it became', async () => {
  serve([revision(), revision({ id: 8, byName: null, size: 120, kind: 'removed', fields: [] })])
  await screen.findByText('Noura')
  const [, first, second] = screen.getAllByRole('row')
  expect(first).toHaveTextContent(/Kabsa.*Changed.*Price.*30.*35.*Noura/)
  expect(second).toHaveTextContent(/Deleted.*120 changes at once.*By itself/)
})

it('shows what going back would change before it does, and takes it back', async () => {
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

it('offers nothing to put back where nothing differs', async () => {
  const { user } = serve([revision()], { changes: [] })
  await user.click(await screen.findByRole('button', { name: 'Actions' }))
  await user.click(await screen.findByRole('menuitem', { name: /whole menu/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/Nothing has changed since/)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Put back' })).toBeDisabled()
})

it('says which links stay away, because what they led to is deleted', async () => {
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
