import type { BranchConnections, ConnectionRequest } from '@sufra/shared/contracts/integration'
import type { RoleName } from '@sufra/shared/contracts/role-names'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import type { ReactNode } from 'react'
import ar from '#src/locales/integrations/ar.json'
import en from '#src/locales/integrations/en.json'
import { onboardingTexts } from '#src/testing/onboarding-texts.ts'
import { sampleConnections } from './sample-connections.ts'

interface Known {
  branches: BranchConnections[]
  requests?: ConnectionRequest[]
}

/** Stub of the integrations endpoints; `bodyOf(path)` is the last body sent to a path. */
export const integrationServer = (
  { branches, requests = [] }: Known,
  answers: Parameters<typeof answerHttp>[0] = {},
) => {
  const { calls } = answerHttp({
    'GET /api/Integration/Get': { body: sampleConnections(branches) },
    'GET /api/Integration/Requests': call => ({ body: samplePage(requests, call) }),
    ...answers,
  })
  return { calls, bodyOf: (path: string) => calls.filter(call => call.path === path).at(-1)?.body }
}

export const renderIntegrations = (
  page: ReactNode,
  {
    role = 'Admin',
    route = '/integrations',
    language,
  }: { role?: RoleName; route?: string; language?: 'ar' | 'en' } = {},
) =>
  renderUi(
    <>
      {page}
      <Toaster />
    </>,
    { role, route, language, namespaces: { ...onboardingTexts, integrations: { ar, en } } },
  )
