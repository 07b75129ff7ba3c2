import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { settingsTexts } from '#src/testing/settings-texts.ts'
import { NotificationsSection } from './notifications-section.tsx'

const show = (more: Parameters<typeof answerHttp>[0] = {}) => {
  const { calls } = answerHttp({
    'GET /api/Notification/Preferences': {
      body: [{ kind: 'orderMissed', ways: ['screen', 'push'], isChosen: false }],
    },
    ...more,
  })
  renderUi(
    <>
      <NotificationsSection />
      <Toaster />
    </>,
    { role: 'Admin', namespaces: settingsTexts },
  )
  return calls
}
const box = (way: string) => screen.findByRole('checkbox', { name: `An order was missed: ${way}` })

it('adds a channel and keeps the others', async () => {
  const calls = show({
    'PUT /api/Notification/UpdatePreference': {
      body: [{ kind: 'orderMissed', ways: ['screen', 'push', 'mail'], isChosen: true }],
    },
  })
  fireEvent.click(await box('E-mail'))
  expect(await box('E-mail')).toBeChecked()
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      kind: 'orderMissed',
      ways: ['screen', 'push', 'mail'],
    }),
  )
})

it('undoes a press that the server refused, and reports it', async () => {
  show({ 'PUT /api/Notification/UpdatePreference': { status: 403, body: { code: 'forbidden_role' } } })
  fireEvent.click(await box('Push'))
  expect(await screen.findByText(/Your choice was not saved/)).toBeVisible()
  expect(await box('Push')).toBeChecked()
})

it('shows the saved state after a lost response, without a failure', async () => {
  let ways = ['screen', 'push']
  show({
    'GET /api/Notification/Preferences': () => ({ body: [{ kind: 'orderMissed', ways, isChosen: true }] }),
    'PUT /api/Notification/UpdatePreference': () => {
      ways = ['screen']
      throw new TypeError('Failed to fetch')
    },
  })
  fireEvent.click(await box('Push'))
  expect(await screen.findByText(/^No answer came/)).toBeVisible()
  await waitFor(async () => expect(await box('Push')).not.toBeChecked())
  expect(screen.queryByText(/Your choice was not saved/)).not.toBeInTheDocument()
})

it('warns a person who gets no notifications', async () => {
  show({ 'GET /api/Notification/Preferences': { body: [] } })
  expect(await screen.findByText('There is nothing that your role is told of.')).toBeVisible()
})

describe('two presses before the first response', () => {
  const TWO = [
    { kind: 'orderMissed', ways: ['screen'], isChosen: false },
    { kind: 'branchPaused', ways: ['screen'], isChosen: false },
  ]
  const held = () => {
    const waiting: ((answer: HttpAnswer) => void)[] = []
    const calls = show({
      'GET /api/Notification/Preferences': { body: TWO },
      'PUT /api/Notification/UpdatePreference': () => new Promise(resolve => waiting.push(resolve)),
    })
    const answer = async (it: HttpAnswer) => {
      await waitFor(() => expect(waiting).not.toHaveLength(0))
      await act(async () => waiting.shift()?.(it))
    }
    return { answer, sent: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) }
  }
  const boxOf = (kind: string, way: string) => screen.findByRole('checkbox', { name: `${kind}: ${way}` })
  const PAUSED = 'A branch was paused by itself'

  it('keep the second after the first response, and a third builds on both', async () => {
    const { answer, sent } = held()
    fireEvent.click(await box('E-mail'))
    fireEvent.click(await boxOf(PAUSED, 'E-mail'))
    await answer({ body: [{ ...TWO[0], ways: ['screen', 'mail'], isChosen: true }, TWO[1]] })
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(await boxOf(PAUSED, 'E-mail')).toBeChecked()
    fireEvent.click(await boxOf(PAUSED, 'Push'))
    await answer({ body: [] })
    await waitFor(() => expect(sent()).toHaveLength(3))
    expect(sent()[2]).toEqual({ kind: 'branchPaused', ways: ['screen', 'push', 'mail'] })
  })

  it('undo only the first after its refusal', async () => {
    const { answer, sent } = held()
    fireEvent.click(await box('E-mail'))
    fireEvent.click(await boxOf(PAUSED, 'E-mail'))
    await answer({ status: 500 })
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(await box('E-mail')).not.toBeChecked()
    expect(await boxOf(PAUSED, 'E-mail')).toBeChecked()
  })
})
