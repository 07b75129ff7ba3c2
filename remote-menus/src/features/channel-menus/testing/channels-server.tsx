import type { ChannelPricing, PriceException } from '@sufra/shared/contracts/pricing'
import type { ChannelDiff, MenuDiffRow, Publication } from '@sufra/shared/contracts/publication'
import { answerHttp, renderUi, sampleBranch, samplePage } from '@sufra/shared/testing'
import type { RenderUiOptions } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { ChannelMenusPage } from '../channel-menus.page.tsx'

export const KABSA = '{"ar":"كبسة","en":"Kabsa"}'

export const rule = (channelId: number, name: string): ChannelPricing => ({
  serviceProviderId: 7,
  channelId,
  percent: 0,
  roundUpTo: 0,
  commissionPercent: 0,
  rowVersion: 0,
  channel: {
    id: channelId,
    key: channelId === 2 ? 'jahez' : 'hungerstation',
    name: JSON.stringify({ ar: name, en: name }),
    logoUrl: '/channels/marks.svg#jahez',
  },
})
export const row = (change: Partial<MenuDiffRow>): MenuDiffRow => ({
  productId: 1,
  name: KABSA,
  change: 'new',
  housePrice: 25,
  price: 29,
  publishedPrice: null,
  publishedName: null,
  leftOver: 23.2,
  fields: [],
  details: [],
  ...change,
})
export const diff = (channelId: number, changes: Partial<ChannelDiff> = {}): ChannelDiff => ({
  channelId,
  publishedAt: null,
  counts: { new: 1, changed: 0, gone: 0, same: 0 },
  problems: [],
  rows: [row({})],
  ...changes,
})
export const publication = (changes: Partial<Publication>): Publication => ({
  id: 1,
  serviceProviderId: 7,
  channelId: 1,
  state: 'Online',
  itemCount: 1,
  complaints: [],
  createdAt: '2026-03-01T12:00:00.000Z',
  endedAt: null,
  ...changes,
})

interface Served {
  diffs?: ChannelDiff[]
  publications?: Publication[]
  exceptions?: PriceException[]
}

export const serve = (
  { diffs = [diff(1), diff(2)], publications = [], exceptions = [] }: Served = {},
  answers: Parameters<typeof answerHttp>[0] = {},
) => {
  const brand = { id: 7, accountId: 1, name: '{"ar":"مطابخ","en":"Kitchens"}', logoUrl: null, color: null }
  const dish = sampleProduct({ id: 1, name: KABSA, price: 20 })
  const http = answerHttp({
    'GET /api/ServiceProvider/Get': call => ({
      body: samplePage([{ ...brand, typeId: null, phone: null, isActive: true }], call),
    }),
    'GET /api/Branch/Get': call => ({ body: samplePage([sampleBranch({ id: 3 })], call) }),
    'GET /api/Product/Get': call => ({ body: samplePage([dish], call) }),
    'GET /api/ChannelPricing/Get': { body: { channels: [rule(1, 'HungerStation'), rule(2, 'Jahez')] } },
    'PUT /api/ChannelPricing/Update': ({ body }) => ({ body: { ...rule(2, 'Jahez'), ...Object(body) } }),
    'GET /api/PriceException/Get': call => {
      const dish = Number(call.query.get('ProductId') ?? 0)
      const wanted = exceptions.filter(({ productId }) => dish === 0 || productId === dish)
      return { body: samplePage(wanted, call) }
    },
    'PUT /api/PriceException/Update': { body: { exceptions: [] } },
    'GET /api/MenuPublication/Diff': { body: { channels: diffs } },
    'GET /api/MenuPublication/Get': call => ({ body: samplePage(publications, call) }),
    'POST /api/MenuPublication/Add': { body: { publications: [] } },
    ...answers,
  })
  return (name: string) => http.calls.filter(call => `${call.method} ${call.path}` === name)
}

export const show = (options: Pick<RenderUiOptions, 'role' | 'permissions' | 'language'> = {}) =>
  renderUi(
    <>
      <ChannelMenusPage />
      <Toaster />
    </>,
    { language: 'en', role: 'Admin', namespaces: { menus: { ar, en } }, ...options },
  )
