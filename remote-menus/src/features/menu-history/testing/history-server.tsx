import type { MenuRestoreAnswer, MenuRevision } from '@sufra/shared/contracts/menu-history'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { MenuHistoryPage } from '../history.page.tsx'

export const UNDO = '7d4c9a52-6a3f-4a54-9f8c-2b1d5e6f7a80'
export const KABSA = '{"ar":"كبسة","en":"Kabsa"}'
export const price = { field: 'price', before: 30, after: 35 }

export const revision = (changes: Partial<MenuRevision> = {}): MenuRevision => ({
  id: 9,
  entity: 'product',
  entityId: 1,
  name: KABSA,
  at: '2026-11-20T08:00:00.000Z',
  byName: 'Noura',
  changeId: null,
  size: 1,
  kind: 'changed',
  fields: [price],
  ...changes,
})

export type Answers = Parameters<typeof answerHttp>[0]

/** Renders the history of a menu with a fake server that has these changes and this answer to a restore. */
export const serve = (
  rows: MenuRevision[],
  restore: Partial<MenuRestoreAnswer> = {},
  answers: Answers = {},
) => {
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
    ...answers,
  })
  const ui = renderUi(
    <>
      <MenuHistoryPage />
      <Toaster />
    </>,
    { role: 'Admin', namespaces: { menus: { ar, en } } },
  )
  const calls = (name: string) => http.calls.filter(call => `${call.method} ${call.path}` === name)
  const sentTo = (name: string) => calls(name).map(({ body }) => body)
  return { calls, sentTo, ...ui }
}
