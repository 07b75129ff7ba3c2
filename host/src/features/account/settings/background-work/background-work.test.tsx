import { renderUi } from '@sufra/shared/testing'
import type { RenderUiOptions } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, waitFor, within } from '@testing-library/react'
import { backgroundWorkTexts } from '#src/testing/background-work-texts.ts'
import { BackgroundWorkSection } from './background-work-section.tsx'
import { deadMail, jobServer } from './testing/job-server.ts'

const RETRY = '/api/Job/Retry'
const DELETE = '/api/Job/Delete'
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const failedJob = () => deadMail({ id: 13, state: 'Failed', attempts: 3, nextTryAt: inSeconds(330) })
const waitingJob = () =>
  deadMail({ id: 14, state: 'Waiting', attempts: 0, lastError: null, nextTryAt: inSeconds(-630) })
const running = deadMail({ id: 15, state: 'Running', attempts: 1, lastError: null })

const show = (options: RenderUiOptions = {}) =>
  renderUi(
    <>
      <BackgroundWorkSection />
      <Toaster />
    </>,
    { namespaces: backgroundWorkTexts, role: 'SuperAdmin', route: '/settings', ...options },
  )

const rowOf = async (id: number) => {
  const code = await screen.findByText(`deliver-mail · ${id}`)
  return within(code.closest('tr') ?? code)
}
const choose = async (user: ReturnType<typeof show>['user'], id: number, action: string) => {
  await user.click((await rowOf(id)).getByRole('button', { name: `Actions for Mail, no. ${id}` }))
  await user.click(screen.getByRole('menuitem', { name: action }))
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it("shows each job's kind, state, attempts, next try and last error", async () => {
  jobServer({ jobs: [deadMail(), failedJob(), waitingJob(), running] })
  show()
  const dead = await rowOf(12)
  for (const text of ['Mail', 'Dead', '12 of 12', '3 h ago', 'None', 'connect ECONNREFUSED 127.0.0.1:25'])
    expect(dead.getByText(text)).toBeInTheDocument()
  expect((await rowOf(13)).getByText(/^In 5 min/)).toBeInTheDocument()
  expect((await rowOf(14)).getByText('Overdue by 10 min')).toBeInTheDocument()
  expect((await rowOf(15)).queryByRole('button')).not.toBeInTheDocument()
})

it('names an unknown kind by its code', async () => {
  jobServer({ jobs: [deadMail({ kind: 'fold-napkins' })] })
  show()
  expect(await screen.findByRole('button', { name: 'Actions for fold-napkins, no. 12' })).toBeInTheDocument()
})

it('filters by state in the address and on the server, with counts per state', async () => {
  const server = jobServer({ jobs: [deadMail(), failedJob()] })
  const { user, location } = show()
  await rowOf(13)
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Dead (1)')
  await waitFor(() => expect(screen.queryByText('deliver-mail · 13')).not.toBeInTheDocument())
  expect(location()).toBe('/settings?state=Dead')
  expect(server.calls.at(-1)?.query.get('State')).toBe('Dead')
})

it('retries a job with one press and confirms it', async () => {
  const server = jobServer({ jobs: [deadMail()] })
  const { user } = show()
  await rowOf(12)
  server.become([])
  await choose(user, 12, 'Run again')
  expect(await screen.findByText('Runs again: Mail, no. 12')).toBeInTheDocument()
  expect(server.sentTo(RETRY)).toEqual([12])
  expect(await screen.findByText('Nothing waits')).toBeInTheDocument()
})

it('does not retry a job that ran meanwhile, and shows its current state', async () => {
  const refusal = { status: 409, body: { code: 'illegal_transition' } }
  const server = jobServer({ jobs: [deadMail()], answers: { [`PUT ${RETRY}`]: refusal } })
  const { user } = show()
  await rowOf(12)
  server.become([{ ...running, id: 12 }])
  await choose(user, 12, 'Run again')
  expect(await screen.findByText(/It runs at this moment, so nothing was changed/)).toBeInTheDocument()
  await waitFor(async () => expect((await rowOf(12)).getByText('Running')).toBeInTheDocument())
})

it('deletes a job only after a confirmation', async () => {
  const server = jobServer({ jobs: [deadMail()] })
  const { user } = show()
  await choose(user, 12, 'Delete')
  const question = within(screen.getByRole('alertdialog', { name: 'Delete Mail, no. 12?' }))
  expect(server.sentTo(DELETE)).toEqual([])
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted: Mail, no. 12')).toBeInTheDocument()
  expect(server.sentTo(DELETE)).toEqual([12])
})

describe('several jobs', () => {
  const many = [deadMail(), deadMail({ id: 16 }), failedJob()]
  const selectAll = async () => {
    const server = jobServer({ jobs: many })
    const { user } = show()
    await rowOf(12)
    expect(screen.queryByRole('checkbox', { name: 'Select Mail, no. 13' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }))
    return { server, user }
  }

  it('retries all dead letters and no job that retries by itself', async () => {
    const { server, user } = await selectAll()
    await user.click(screen.getByRole('button', { name: 'Run again' }))
    expect(await screen.findByText('Done', { exact: false })).toBeInTheDocument()
    expect(server.sentTo(RETRY)).toEqual([12, 16])
  })

  it('are deleted after one confirmation', async () => {
    const { server, user } = await selectAll()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const question = within(screen.getByRole('alertdialog', { name: 'Delete 2 pieces of work?' }))
    expect(server.sentTo(DELETE)).toEqual([])
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(server.sentTo(DELETE)).toEqual([12, 16]))
  })
})

it('reports a list that failed to load and retries on request', async () => {
  jobServer({ jobs: [], answers: { 'GET /api/Job/GetAll': { status: 500, body: { code: 'internal' } } } })
  const { user } = show()
  expect(await screen.findByText('The background work did not load')).toBeInTheDocument()
  jobServer({ jobs: [deadMail()] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await rowOf(12)).getByText('Dead')).toBeInTheDocument()
})

it('leads from a page that no longer exists to the last one', async () => {
  jobServer({ jobs: [deadMail()] })
  const { location } = show({ route: '/settings?page=3' })
  await rowOf(12)
  expect(location()).toBe('/settings')
})

it('polls while the page is visible, and not while it is hidden', async () => {
  jobServer({ jobs: [] })
  const { queryClient } = show()
  await screen.findByText('Nothing waits')
  const [asked] = queryClient.getQueryCache().findAll({ queryKey: ['jobs'] })
  expect(asked?.observers[0]?.options).toMatchObject({ refetchInterval: 10_000 })
  expect(asked?.observers[0]?.options.refetchIntervalInBackground).not.toBe(true)
})

it('shows the list in Arabic', async () => {
  jobServer({ jobs: [deadMail()] })
  show({ language: 'ar' })
  const dead = await rowOf(12)
  for (const text of ['رسالة بريد', 'متعثّر', '12 من 12']) expect(dead.getByText(text)).toBeInTheDocument()
})
