import type { BranchOverview } from '@sufra/shared/contracts/branch'
import { answerHttp, renderUi, sampleBranchDetails, samplePage } from '@sufra/shared/testing'
import type { RoleName } from '@sufra/shared/contracts/role-names'
import { Toaster } from '@sufra/shared/ui/overlays'
import type { ReactNode } from 'react'
import ar from '#src/locales/branches/ar.json'
import en from '#src/locales/branches/en.json'
import { onboardingTexts } from '#src/testing/onboarding-texts.ts'

// 2026-11-22 in Riyadh.
const TODAY = {
  startsAt: '2026-11-21T21:00:00Z',
  endsAt: '2026-11-22T21:00:00Z',
  periods: [{ day: '2026-11-22', opensAt: '2026-11-22T07:00:00Z', closesAt: '2026-11-22T20:00:00Z' }],
}

export const sampleOverview = (branch: Partial<BranchOverview> = {}): BranchOverview => ({
  ...sampleBranchDetails(),
  stateBy: null,
  today: TODAY,
  channels: [
    {
      channelId: 1,
      channelKey: 'hungerstation',
      integrationStatus: 'Connected',
      hoursWay: 'dates',
      state: 'Open',
      stateUntil: null,
      shownState: null,
      isMismatch: false,
    },
  ],
  ...branch,
})

/** Stub of the branch endpoints; `bodyOf(path)` is the last body sent to a path. */
export const branchServer = (branches: BranchOverview[], answers: Parameters<typeof answerHttp>[0] = {}) => {
  const { calls } = answerHttp({
    'GET /api/Branch/Get/ServiceProviderId': call => ({ body: samplePage(branches, call) }),
    'GET /api/Branch/GetHistory': call => ({ body: samplePage([], call) }),
    'GET /api/ServiceProvider/Get': call => ({
      body: samplePage(
        [
          {
            id: 4,
            accountId: 1,
            name: '{"ar":"البيت","en":"House"}',
            logoUrl: null,
            typeId: 1,
            color: null,
            phone: null,
            isActive: true,
          },
        ],
        call,
      ),
    }),
    'PUT /api/Branch/SetStatus': { body: branches },
    'POST /api/Drift/Repair': { body: { repairing: 1 } },
    ...answers,
  })
  return { calls, bodyOf: (path: string) => calls.filter(call => call.path === path).at(-1)?.body }
}

export const renderBranches = (
  page: ReactNode,
  {
    role = 'Admin',
    route = '/branches',
    language,
  }: { role?: RoleName; route?: string; language?: 'ar' | 'en' } = {},
) =>
  renderUi(
    <>
      {page}
      <Toaster />
    </>,
    { language, role, route, namespaces: { ...onboardingTexts, branches: { ar, en } } },
  )
