import { screen, waitFor } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { EDIT, editorServer, renderEditor, sentFile, sentProduct } from '../testing/editor-server.tsx'
import { forgetDraft, keepDraft, readDraft } from './draft-store.ts'
import { emptyValues } from '../values/product-values.ts'

const KEY = 'sufra.draft.product.1.7.1'
const name = () => screen.findByLabelText('Name in English')

/** Simulates a reload: memory is lost, the tab's storage stays. */
const reload = async (shown: ReturnType<typeof renderEditor>) => {
  window.dispatchEvent(new Event('pagehide'))
  const kept = sessionStorage.getItem(KEY)
  shown.unmount()
  if (kept) sessionStorage.setItem(KEY, kept)
  return renderEditor(EDIT)
}

it('restores input after a reload with a notice, and can save it', async () => {
  const server = editorServer()
  const shown = renderEditor(EDIT)
  await shown.user.type(await name(), '!')
  const { user } = await reload(shown)
  expect(await name()).toHaveValue('Lamb Kabsa!')
  expect(screen.getByText(/did not save is back/)).toBeInTheDocument()
  await user.click(screen.getByText('Save', { selector: 'button' }))
  await screen.findByText('Item updated')
  expect(sentProduct(server.callsTo('PUT /api/Product/Update')[0])).toMatchObject({ rowVersion: 4 })
  await waitFor(() => expect(sessionStorage.getItem(KEY)).toBeNull())
})

it('moves input made while a new product is saved to the editor of the stored product', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const added = sampleProduct({ id: 44, en: 'Ribs', ar: '', rowVersion: 1 })
  const server = editorServer(added, {
    'POST /api/Product/Add': async () => {
      await held
      return { body: added }
    },
  })
  const { user, location } = renderEditor()
  await user.type(await name(), 'Ribs')
  await user.selectOptions(screen.getByLabelText('Category'), 'Grills')
  await user.click(screen.getByText('Add the item', { selector: 'button' }))
  await waitFor(() => expect(server.callsTo('POST /api/Product/Add')).toHaveLength(1))
  await user.type(await name(), ' of lamb')
  release()
  await waitFor(() => expect(location()).toBe('/menus/new-meal?id=44&serviceProviderId=7'))
  expect(await screen.findByText(/did not save is back/)).toBeInTheDocument()
  expect(await name()).toHaveValue('Ribs of lamb')
  expect(sentProduct(server.callsTo('POST /api/Product/Add')[0])).toMatchObject({
    name: '{"ar":"","en":"Ribs"}',
  })
})

it('restores a chosen picture', async () => {
  const server = editorServer()
  const draft = { values: emptyValues(), base: emptyValues(), rowVersion: 4, savedAt: 0 }
  const values = {
    ...draft.values,
    name: { ar: 'كبسة', en: '' },
    categoryId: 3,
    imageUrl: new File(['x'], 'a.png'),
  }
  keepDraft(KEY, { ...draft, values }, { name: 'a.png', text: 'data:image/png;base64,AQID' })
  const { user } = renderEditor(EDIT)
  await name()
  await user.click(screen.getByText('Save', { selector: 'button' }))
  await screen.findByText('Item updated')
  expect(sentFile(server.callsTo('PUT /api/Product/Update')[0])).toMatchObject({ name: 'a.png', size: 3 })
})

it('shows the stored values after a draft was discarded', async () => {
  editorServer()
  const shown = renderEditor(EDIT)
  await shown.user.type(await name(), '!')
  const { user } = await reload(shown)
  await user.click(await screen.findByText('Discard it'))
  expect(await name()).toHaveValue('Lamb Kabsa')
  expect(screen.queryByText(/did not save is back/)).not.toBeInTheDocument()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

it('saves a draft of an older version as a change of that version, and reports the conflict', async () => {
  const server = editorServer(sampleProduct({ rowVersion: 4 }))
  const shown = renderEditor(EDIT)
  await shown.user.type(await name(), '!')
  window.dispatchEvent(new Event('pagehide'))
  const kept = sessionStorage.getItem(KEY) ?? ''
  shown.unmount()
  sessionStorage.setItem(KEY, kept)
  const newer = editorServer(sampleProduct({ rowVersion: 9, price: 60 }))
  const { user } = renderEditor(EDIT)
  await name()
  await user.click(screen.getByText('Save', { selector: 'button' }))
  await screen.findByText('Item updated')
  expect(server.callsTo('PUT /api/Product/Update')).toHaveLength(0)
  expect(sentProduct(newer.callsTo('PUT /api/Product/Update')[0])).toMatchObject({ rowVersion: 4, price: 48 })
})

it('shows the current stored values when a kept draft of an older version is discarded', async () => {
  editorServer(sampleProduct({ rowVersion: 4, price: 48 }))
  const shown = renderEditor(EDIT)
  await shown.user.type(await name(), '!')
  window.dispatchEvent(new Event('pagehide'))
  const kept = sessionStorage.getItem(KEY) ?? ''
  shown.unmount()
  sessionStorage.setItem(KEY, kept)
  editorServer(sampleProduct({ rowVersion: 9, price: 60 }))
  const { user } = renderEditor(EDIT)
  await user.click(await screen.findByText('Go on'))
  await user.click(screen.getByText('Discard', { selector: 'button' }))
  expect(await name()).toHaveValue('Lamb Kabsa')
  expect(screen.getByLabelText('Price')).toHaveValue('60.00')
})

it('ignores drafts of other users and broken drafts', () => {
  expect(readDraft(KEY)).toBeNull()
  sessionStorage.setItem(KEY, '{"values":')
  expect(readDraft(KEY)).toBeNull()
  sessionStorage.setItem(KEY, '"x"')
  expect(readDraft(KEY)).toBeNull()
  const draft = { values: emptyValues(), base: emptyValues(), rowVersion: null, savedAt: 1 }
  keepDraft(KEY, draft, null)
  expect(readDraft('sufra.draft.product.2.7.1')).toBeNull()
  expect(readDraft(KEY)).toMatchObject(draft)
  forgetDraft(KEY)
  expect(readDraft(KEY)).toBeNull()
})

it('stores a draft without a picture that is too large', () => {
  const draft = { values: emptyValues(), base: emptyValues(), rowVersion: null, savedAt: 1 }
  const values = { ...draft.values, price: 1200, imageUrl: new File(['x'], 'a.png') }
  keepDraft(KEY, { ...draft, values }, { name: 'a.png', text: 'x'.repeat(6_000_000) })
  expect(readDraft(KEY)).toMatchObject({ values: { price: 1200, imageUrl: null }, picture: null })
})

it('distinguishes an unreadable price from a removed one', () => {
  const values = { ...emptyValues(), price: Number.NaN, calories: null }
  keepDraft(KEY, { values, base: emptyValues(), rowVersion: null, savedAt: 1 }, null)
  expect(readDraft(KEY)?.values).toMatchObject({ price: Number.NaN, calories: null })
})
