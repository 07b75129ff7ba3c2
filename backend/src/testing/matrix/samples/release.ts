import type { TestApp } from '#src/testing/create-test-app.ts'
import { contractOf, publishVersion, release, sha384, storeVersion } from '#src/testing/remote-version.ts'
import type { Samples } from '../sample.ts'

const NAME = 'matrix'
const [OLD, LIVE, NEXT] = ['1.0.0-0123456789', '1.1.0-0123456789', '1.2.0-0123456789']
const NEW_CONTRACT = contractOf(NAME, NEXT)
const NEW_TEXT = JSON.stringify(NEW_CONTRACT)

const HOST = {
  version: '1.0.0-0123456789',
  hostApi: '1.0.0',
  provides: { react: { version: '19.3.1', exports: ['useState'] } },
}

const OUTCOMES = [
  {
    name: NAME,
    version: LIVE,
    choice: 'stable',
    failure: null,
    detail: null,
    phases: { entry: 120, module: 180, screen: 400 },
  },
  { name: NAME, version: OLD, choice: 'canary', failure: 'broken', detail: 'TypeError', phases: null },
]

/** Adds a remote with a stable, a previous and a canary version, one more version in the store, and a deploy token. */
const prepareRelease = async (test: TestApp): Promise<void> => {
  await publishVersion(test, [NAME, OLD])
  await publishVersion(test, [NAME, LIVE])
  await release(test, 'Canary', { name: NAME, version: OLD, percent: 10 })
  await storeVersion(test, NEW_CONTRACT)
  const token = { label: 'A team', remote: NAME, channel: 'stable' }
  await release(test, 'AddToken', token, await test.signIn('operator'))
}

const OVERRIDE = { name: NAME, url: `http://localhost:4000/remotes/${NAME}/${NEXT}/`, minutes: 60 }
let proof = ''

const prepareOverride = async (test: TestApp): Promise<void> => {
  proof = (await release(test, 'SignOverride', OVERRIDE)).json().proof
}

let previews = 0

/** A preview of an unused remote name: an existing preview can be changed only by its publisher. */
const preview = () => {
  previews += 1
  return { ...versionInStore(), preview: `matrix-${previews}`, days: 3 }
}
let link = ''

const preparePreview = async (test: TestApp): Promise<void> => {
  const { searchParams } = new URL((await release(test, 'PublishPreview', preview())).json().link, 'http://x')
  link = searchParams.get(`preview-${NAME}`) ?? ''
}

const versionInStore = () => ({
  name: NAME,
  version: NEXT,
  baseUrl: `/remotes/${NAME}/${NEXT}/`,
  integrity: sha384(NEW_TEXT),
  contract: NEW_CONTRACT,
})

const publication = () => ({ ...versionInStore(), channel: 'stable', why: 'a reason' })

const WIDER = contractOf(NAME, '1.3.0-0123456789', { background: ['Admin'] })

/** Adds a version that claims more than the earlier ones and so needs approval. */
const prepareWaiting = async (test: TestApp): Promise<void> => {
  await release(test, 'Publish', { ...(await storeVersion(test, WIDER)), approve: undefined })
}

const change = (action: string, json: object = {}) => ({
  url: `/api/Release/${action}`,
  json: { name: NAME, channel: 'stable', why: 'a reason', ...json },
})

const uploadUrl = (text: string): string =>
  `/api/Release/Upload?${new URLSearchParams({ name: NAME, version: NEXT, file: 'new.js', sha384: sha384(text) })}`

/** Samples of releases by teams and the operator. */
export const releaseSamples: Samples = {
  'POST /api/Release/Publish': {
    prepare: prepareRelease,
    ask: () => ({ url: '/api/Release/Publish', json: publication() }),
  },
  'POST /api/Release/Upload': {
    ask: () => ({
      url: uploadUrl('code'),
      raw: Buffer.from('code'),
      headers: { 'content-type': 'application/octet-stream' },
    }),
  },
  'POST /api/Release/DecideClaims': {
    prepare: prepareWaiting,
    ask: () => ({
      url: '/api/Release/DecideClaims',
      json: { name: NAME, version: WIDER.version, isApproved: false, reason: 'not without a reason' },
    }),
  },
  'POST /api/Release/Promote': { ask: () => change('Promote') },
  'POST /api/Release/Canary': { ask: () => change('Canary', { version: OLD, percent: 20 }) },
  'POST /api/Release/Rollback': { ask: () => change('Rollback') },
  'POST /api/Release/Disable': { ask: () => change('Disable') },
  'POST /api/Release/Enable': { ask: () => change('Enable') },
  'POST /api/Release/Prune': { ask: () => ({ url: '/api/Release/Prune', json: { name: NAME, keep: 1 } }) },
  'GET /api/Release/Fallbacks': { ask: () => ({ url: `/api/Release/Fallbacks?name=${NAME}` }) },
  'GET /api/Release/History': { ask: () => ({ url: `/api/Release/History?name=${NAME}` }) },
  'GET /api/Release/Health': {
    ask: () => ({ url: `/api/Release/Health?hours=24&name=${NAME}` }),
  },
  'POST /api/Release/Report': {
    ask: () => ({ url: '/api/Release/Report', json: { outcomes: OUTCOMES } }),
  },
  'POST /api/Release/RegisterHost': { ask: () => ({ url: '/api/Release/RegisterHost', json: HOST }) },
  'POST /api/Release/AddToken': {
    ask: () => ({
      url: '/api/Release/AddToken',
      json: { label: 'Another team', remote: NAME, channel: 'beta' },
    }),
  },
  'POST /api/Release/SignOverride': {
    ask: () => ({ url: '/api/Release/SignOverride', json: OVERRIDE }),
  },
  'POST /api/Release/CheckOverride': {
    prepare: prepareOverride,
    fields: () => ({ proof }),
  },
  'POST /api/Release/PublishPreview': {
    ask: () => ({ url: '/api/Release/PublishPreview', json: preview() }),
  },
  'POST /api/Release/OpenPreview': {
    prepare: preparePreview,
    fields: () => ({ token: link }),
  },
  'GET /remotes/registry.:channel.json': { ask: () => ({ url: '/remotes/registry.beta.json' }) },
}
