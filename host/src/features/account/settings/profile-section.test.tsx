import { answerHttp, delayedResponse, renderUi, samplePage } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen, waitFor } from '@testing-library/react'
import { LeaveAndReturn } from '#src/testing/leave-and-return.tsx'
import { settingsTexts } from '#src/testing/settings-texts.ts'
import { SettingsPage } from './settings.page.tsx'
import { me, section } from './testing/show-settings.tsx'

/** Opens the settings twice; in between the person changes the mobile number on another device. */
const showTwice = (update: Parameters<typeof answerHttp>[0][string] = { body: me() }) => {
  const before = [me()]
  const { calls } = answerHttp({
    'GET /api/User/Get': () => ({ body: before.shift() ?? me({ phone: '+966509999999' }) }),
    'PUT /api/User/UpdateProfile': update,
    'GET /api/Session/Get': { body: [] },
    'GET /api/WeeklyLetter/Get': { body: { isOn: true } },
    'GET /api/AccountView/Get': call => ({ body: samplePage([], call) }),
  })
  const { user } = renderUi(
    <>
      <LeaveAndReturn>
        <SettingsPage />
      </LeaveAndReturn>
      <Toaster />
    </>,
    { namespaces: settingsTexts, role: 'Admin', route: '/settings' },
  )
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  const saveName = async () => {
    const profile = await section('Profile')
    await user.type(profile.getByLabelText('Name'), ' الثانية')
    await user.click(profile.getByRole('button', { name: 'Save' }))
  }
  return { user, sent, saveName }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('shows and sends values that were saved on another device meanwhile', async () => {
  const { user, sent, saveName } = showTwice()
  await section('Profile')
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await user.click(screen.getByRole('button', { name: 'Come back' }))
  await saveName()
  await screen.findByText('Your profile was saved')
  expect(sent()).toMatchObject([{ phone: '+966509999999' }])
})

it('does not fill the next form with a response that arrived after leaving', async () => {
  const late = delayedResponse({ body: me() })
  const { user, sent, saveName } = showTwice(late.answer)
  await saveName()
  await waitFor(() => expect(sent()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  late.come()
  await screen.findByText('Your profile was saved')
  await user.click(screen.getByRole('button', { name: 'Come back' }))
  const profile = await section('Profile')
  expect(profile.getByLabelText('Mobile number')).toHaveDisplayValue(/9999999$/)
})
