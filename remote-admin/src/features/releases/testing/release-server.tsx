import type {
  DeployToken,
  Fallback,
  ReleaseHistory,
  ReleaseList,
} from '@sufra/shared/contracts/release-control'
import type { VersionHealth } from '@sufra/shared/contracts/release-health'
import type { ReleasePreview } from '@sufra/shared/contracts/release-preview'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import type { HttpAnswer, HttpCall } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { ReleasesPage } from '../releases.page.tsx'
import { sampleChange, sampleList } from './release-samples.ts'

type Answer = HttpAnswer | ((call: HttpCall) => HttpAnswer | Promise<HttpAnswer>)

interface Server {
  list: ReleaseList
  history: ReleaseHistory
  health: VersionHealth[]
  tokens: DeployToken[]
  previews: ReleasePreview[]
  fallbacks: Fallback[]
}

/**
 * Answers the requests of the screen from state that the test may change; `answers` replace or extend the default ones.
 */
export const releaseServer = (start: Partial<Server> = {}, answers: Record<string, Answer> = {}) => {
  const server: Server = {
    list: sampleList(),
    history: [sampleChange()],
    health: [],
    tokens: [],
    previews: [],
    fallbacks: [],
    ...start,
  }
  const guard = { margin: 0.05, least: 20 }
  const historyOf = (name: string | null) =>
    server.history.filter(change => name === null || change.name === name)
  const { calls } = answerHttp({
    'GET /api/Release/Get': () => ({ body: server.list }),
    'GET /api/Release/History': ({ query }) => ({ body: historyOf(query.get('name')) }),
    'GET /api/Release/Health': () => ({ body: { versions: server.health, guard } }),
    'GET /api/Release/Tokens': () => ({ body: server.tokens }),
    'GET /api/Release/Previews': () => ({ body: server.previews }),
    'GET /api/Release/Hosts': { body: [] },
    'GET /api/Release/Fallbacks': () => ({ body: server.fallbacks }),
    ...answers,
  })
  const sent = (path: string) => calls.filter(call => call.path === `/api/Release/${path}`)
  return Object.assign(server, { calls, sent })
}

export const renderReleases = ({
  language = 'en',
  search = '',
}: { language?: 'ar' | 'en'; search?: string } = {}) =>
  renderUi(
    <>
      <ReleasesPage />
      <Toaster />
    </>,
    { language, role: 'SuperAdmin', namespaces: { admin: { ar, en } }, route: `/releases${search}` },
  )

/** Finds the card of a remote in the stable channel. */
export const cardOf = async (name: string) =>
  within(await screen.findByRole('article', { name: `${name} Channel stable` }))

/** Finds the open dialog. */
export const dialog = async () => within(await screen.findByRole('dialog'))
