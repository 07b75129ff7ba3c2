import type { DriftRow, DriftSummary } from '@sufra/shared/contracts/drift'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpCall, RenderUiOptions } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import ar from '#src/locales/radar/ar.json'
import en from '#src/locales/radar/en.json'
import { RadarPage } from '../radar.page.tsx'

export const secondsAgo = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString()

export const closed: DriftRow = {
  branchId: 5,
  branchName: '{"ar":"النخيل","en":"Nakheel"}',
  channelId: 2,
  channelKey: 'jahez',
  kind: 'state',
  productId: null,
  optionId: null,
  sizeId: null,
  name: null,
  optionName: null,
  verdict: 'different',
  wanted: 'open',
  shown: 'closed',
  since: secondsAgo(1080),
  endedAt: null,
  repairAt: null,
  repairBy: null,
}
export const burger: DriftRow = {
  ...closed,
  kind: 'price',
  productId: 9,
  name: '{"ar":"برغر","en":"Burger"}',
  wanted: 35,
  shown: 32,
}
type Shop = DriftSummary['shops'][number]
export const shop: Shop = {
  branchId: 5,
  branchName: closed.branchName,
  channelId: 2,
  channelKey: 'jahez',
  readAt: secondsAgo(12),
  failedSince: null,
  problem: null,
  checks: 60,
  different: 2,
  pending: 0,
}
/** A shop that has not answered for four minutes. */
export const silent: Shop = {
  ...shop,
  failedSince: secondsAgo(240),
  readAt: secondsAgo(240),
  problem: 'no_answer',
  different: 0,
}
const LOST = { orders: 3, sum: 214 }

interface Shown extends RenderUiOptions {
  rows?: DriftRow[]
  shops?: Shop[]
  lost?: DriftSummary['lost']
  /** element beside the screen */
  beside?: ReactNode
}

type Answers = Parameters<typeof answerHttp>[0]

interface ShownRadar extends Pick<ReturnType<typeof renderUi>, 'user' | 'queryClient' | 'location'> {
  answers: Answers
  /** Returns the query of the last list request. */
  queryOf: () => HttpCall['query'] | undefined
  /** Returns the bodies of the repair requests. */
  repaired: () => unknown[]
}

export const show = (
  { rows = [closed, burger], shops = [shop], lost = LOST, beside, ...options }: Shown = {},
  answers: Answers = {},
): ShownRadar => {
  const given: Answers = {
    'GET /api/Drift/Get': call => ({ body: samplePage(rows, call) }),
    'GET /api/Drift/Summary': { body: { shops, lost } },
    'POST /api/Drift/Repair': { body: { repairing: 1 } },
    ...answers,
  }
  const { calls } = answerHttp(given)
  const { user, queryClient, location } = renderUi(
    <>
      {beside}
      <RadarPage />
      <Toaster />
    </>,
    { role: 'Admin', route: '/integrations/radar', namespaces: { radar: { ar, en } }, ...options },
  )
  return {
    user,
    queryClient,
    location,
    answers: given,
    queryOf: () => calls.filter(({ path }) => path === '/api/Drift/Get').at(-1)?.query,
    repaired: () => calls.filter(({ path }) => path === '/api/Drift/Repair').map(({ body }) => body),
  }
}
export const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))
