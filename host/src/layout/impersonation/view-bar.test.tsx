import { reportServerSignal } from '@sufra/shared/api'
import { useSession } from '@sufra/shared/session'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { act, screen } from '@testing-library/react'
import { hostTexts } from '#src/testing/host-texts.ts'
import { ViewBanner } from './view-banner.tsx'

const MINUTE = 60_000

const show = (language: 'ar' | 'en' = 'en') => {
  const shown = renderUi(
    <>
      <ViewBanner />
      <Toaster />
    </>,
    { language, role: 'Admin', namespaces: hostTexts },
  )
  act(() =>
    useSession.setState(({ user }) => ({
      user: user && {
        ...user,
        viewOf: '{"ar":"البيت العتيق","en":"Old House"}',
        // Half a minute more: the bar rounds up to whole minutes.
        exp: Math.floor((Date.now() + 11.5 * MINUTE) / 1000),
      },
    })),
  )
  return shown
}

it('states the merchant, that nothing can be changed, and the remaining time', async () => {
  show()
  const bar = await screen.findByRole('complementary', { name: 'You are looking at a merchant' })
  expect(bar).toHaveTextContent(/Old House.*Nothing can be changed.*12 min.* left/)
})

it('shows the bar in Arabic', async () => {
  show('ar')
  expect(await screen.findByText(/البيت العتيق/)).toHaveTextContent('لا يمكن تغيير شيء')
})

it('ends the impersonation and tells the server', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  const { calls } = answerHttp({ 'POST /api/AccountView/Leave': { body: {} } })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(calls.map(({ path }) => path)).toEqual(['/api/AccountView/Leave'])
  jest.restoreAllMocks()
})

it('explains why a change was refused', async () => {
  show()
  await screen.findByRole('button', { name: 'Leave' })
  act(() => reportServerSignal('viewOnly'))
  expect(await screen.findByText(/Nothing was changed/)).toBeInTheDocument()
})

it('is absent for the merchant’s own people', () => {
  renderUi(<ViewBanner />, { role: 'Admin' })
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})
