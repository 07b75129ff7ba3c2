import type { ReleaseApproval } from '@sufra/shared/contracts/release-claims'
import { screen, waitFor, within } from '@testing-library/react'
import { keepFiles, letFilesGo } from '#src/testing/exported-files.ts'
import {
  NEW,
  NOW_STABLE,
  OLD,
  hoursAgo,
  sampleChange,
  sampleUpload,
  sampleRollback,
} from '../testing/release-samples.ts'
import { releaseServer, renderReleases } from '../testing/release-server.tsx'

const claims = (changes: Partial<ReleaseApproval> = {}): ReleaseApproval => ({
  action: 'claims',
  name: 'menus',
  version: NEW,
  channel: 'beta',
  state: 'waiting',
  changes: { added: [{ kind: 'path', what: 'menus/all', roles: ['Admin'], permission: null }], removed: [] },
  at: hoursAgo(2),
  who: 'Menus CI',
  why: 'for bulk changes',
  decidedAt: null,
  decidedBy: null,
  reason: null,
  ...changes,
})
const HISTORY = { search: '?tab=history' }

const rowWith = async (text: string) => {
  const found = (await screen.findByText(text)).closest('tr')
  if (!found) throw new Error(`${text} stands in no row`)
  return found
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => {
  jest.restoreAllMocks()
  letFilesGo()
  localStorage.clear()
})

it('names the requester of waiting claims, and the decider of decided ones', async () => {
  const decided = { state: 'approved', decidedAt: hoursAgo(1), decidedBy: 'Huda', reason: 'agreed' } as const
  releaseServer({ history: [claims(), claims({ version: NOW_STABLE, ...decided })] })
  renderReleases(HISTORY)
  const waiting = await rowWith('Waits for approval')
  expect(waiting).toHaveTextContent('Menus CI')
  expect(waiting).toHaveTextContent('for bulk changes')
  const approved = await rowWith('Claims approved')
  expect(approved).toHaveTextContent('Huda')
  expect(approved).not.toHaveTextContent('Menus CI')
  expect(approved).toHaveTextContent('agreed')
  expect(approved).not.toHaveTextContent('for bulk changes')
  expect(approved).toHaveTextContent('Address menus/all')
})

it.each([
  { what: 'a first version', action: 'publish', from: null, to: NEW, said: 'Published', versions: [NEW] },
  { what: 'an end', action: 'disable', from: OLD, to: null, said: 'Switched off', versions: [OLD] },
  { what: 'a return', action: 'enable', from: OLD, to: OLD, said: 'Switched on', versions: [OLD] },
  { what: 'a step', action: 'promote', from: OLD, to: NEW, said: 'Promoted', versions: [OLD, NEW] },
] as const)('of $what the history shows the versions that there were, each once', async change => {
  const { action, from, to, said, versions } = change
  releaseServer({ history: [sampleChange({ action, from, to })] })
  renderReleases(HISTORY)
  const row = within(await rowWith(said))
  expect(row.getAllByText(/^\d\.\d\.\d-/).map(({ textContent }) => textContent)).toEqual(versions)
})

it('shows dashes for a change without versions and reason', async () => {
  releaseServer({ history: [sampleChange({ from: null, to: null, why: null })] })
  renderReleases(HISTORY)
  expect(within(await rowWith('Published')).getAllByText('—')).toHaveLength(2)
})

it('shows a load error of the history and reloads on retry', async () => {
  let isDown = true
  releaseServer(
    {},
    {
      'GET /api/Release/History': () =>
        isDown ? { status: 500, body: { code: 'internal_error' } } : { body: [sampleChange()] },
    },
  )
  const { user } = renderReleases(HISTORY)
  expect(await screen.findByText('The history did not load')).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Published')).toBeInTheDocument()
})

it('shows the empty state of the history', async () => {
  releaseServer({ history: [] })
  renderReleases(HISTORY)
  expect(await screen.findByText('Nothing was changed yet')).toBeInTheDocument()
})

it('shows a remote without changes and clears the filter with one press', async () => {
  releaseServer()
  const { user } = renderReleases({ search: '?tab=history&remote=kitchen' })
  expect(await screen.findByText('Nothing of this remote was changed')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show everything' }))
  expect(await screen.findByText('Published')).toBeInTheDocument()
})

it("exports the history with the page's texts and the figures of rollbacks", async () => {
  const files = keepFiles()
  const decided = { state: 'refused', decidedBy: 'Huda', reason: 'too much' } as const
  releaseServer({ history: [sampleRollback(), sampleUpload(), claims(decided), sampleChange()] })
  const { user } = renderReleases(HISTORY)
  await screen.findByText('Published')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const [head, ...lines] = files[0] ?? []
  expect(head).toBe('What,From → to,Who,Reason,When')
  expect(lines[0]).toContain(`Taken back automatically Menus,${NEW},Sufra,"12 of 60 tries failed (20%)`)
  expect(lines[1]).toContain(`Uploaded Menus,${NEW},Menus CI,,`)
  expect(lines[2]).toContain(`Claims refused Menus,${NEW},Huda,too much,`)
  expect(lines[3]).toContain(`Published Menus,${OLD} → ${NOW_STABLE},Sara,faster search,`)
})

it('dismisses a banner until reload when storage is unavailable', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('storage is off')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is off')
  })
  releaseServer({
    history: [sampleRollback({ revision: 9 }), sampleRollback({ revision: 8, channel: 'beta' })],
  })
  const { user } = renderReleases()
  const [first] = await screen.findAllByRole('button', { name: 'Hide this message' })
  if (!first) throw new Error('there is no message')
  await user.click(first)
  const left = screen.getByRole('alert')
  expect(left).toHaveTextContent('in beta')
})
