import { fireEvent, screen, waitFor } from '@testing-library/react'
import { answerHttp, renderUi } from '@sufra/shared/testing'
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

it('a press adds a way and keeps the others', async () => {
  const calls = show({
    'PUT /api/Notification/UpdatePreference': {
      body: [{ kind: 'orderMissed', ways: ['screen', 'push', 'mail'], isChosen: true }],
    },
  })
  fireEvent.click(await box('E-mail'))
  expect(await box('E-mail')).toBeChecked()
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ kind: 'orderMissed', ways: ['screen', 'push', 'mail'] },
    }),
  )
})

it('takes a press back when the server did not take it, and says so', async () => {
  show({ 'PUT /api/Notification/UpdatePreference': { status: 500 } })
  fireEvent.click(await box('Push'))
  expect(await screen.findByText(/Your choice was not saved/)).toBeVisible()
  expect(await box('Push')).toBeChecked()
})

it('says so to whoever is told of nothing', async () => {
  show({ 'GET /api/Notification/Preferences': { body: [] } })
  expect(await screen.findByText('There is nothing that your role is told of.')).toBeVisible()
})
