import type { SessionUser } from '@sufra/shared/contracts/authentication'
import { useSession } from '@sufra/shared/session'
import { answerHttp, delayedResponse, renderUi, sampleUser } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { act, screen, waitFor } from '@testing-library/react'
import { LanguageSwitcher } from '#src/language/language-switcher.tsx'
import { settingsTexts } from '#src/testing/settings-texts.ts'
import { tokenWith } from '#src/testing/tokens.ts'
import { ProfileSection } from './profile-section.tsx'

it('keeps a language that was chosen while the new token was pending', async () => {
  const profile: SessionUser = sampleUser({ id: 1, phone: null })
  const accessToken = tokenWith({ Id: 1, Role: 'Admin', onboardingStep: 'done' })
  const late = delayedResponse({ body: { accessToken } })
  answerHttp({
    'PUT /api/User/UpdateProfile': { body: profile },
    'POST /api/Authentication/RefreshToken': late.answer,
  })
  const { user } = renderUi(
    <>
      <LanguageSwitcher />
      <ProfileSection profile={profile} />
      <Toaster />
    </>,
    { namespaces: settingsTexts, role: 'Admin' },
  )
  await user.type(screen.getByLabelText('Name'), ' Huda')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Your profile was saved')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Interface language' }), 'العربية')
  await screen.findByRole('region', { name: 'الملف الشخصي' })
  late.come()
  await waitFor(() => expect(useSession.getState().accessToken).toBe(accessToken))
  await act(async () => undefined)
  expect(screen.getByRole('region', { name: 'الملف الشخصي' })).toBeInTheDocument()
})
