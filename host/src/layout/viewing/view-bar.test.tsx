import { tellServerSign } from '@sufra/shared/api'
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
        // Half a minute beyond: whole minutes are shown, the one that is running too.
        exp: Math.floor((Date.now() + 11.5 * MINUTE) / 1000),
      },
    })),
  )
  return shown
}

it('says who is looked at, that nothing can be changed, and how long it lasts', async () => {
  show()
  const bar = await screen.findByRole('complementary', { name: 'You are looking at a merchant' })
  expect(bar).toHaveTextContent(/Old House.*Nothing can be changed.*12 min.* left/)
})

it('says so in Arabic', async () => {
  show('ar')
  expect(await screen.findByText(/البيت العتيق/)).toHaveTextContent('لا يمكن تغيير شيء')
})

it('leads out, and tells the server', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  const { calls } = answerHttp({ 'POST /api/AccountView/Leave': { body: {} } })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(calls.map(({ path }) => path)).toEqual(['/api/AccountView/Leave'])
  jest.restoreAllMocks()
})

it('says why nothing came of what was tried', async () => {
  show()
  await screen.findByRole('button', { name: 'Leave' })
  act(() => tellServerSign('viewOnly'))
  expect(await screen.findByText(/Nothing was changed/)).toBeInTheDocument()
})

it('is not there for the merchant’s own people', () => {
  renderUi(<ViewBanner />, { role: 'Admin' })
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})
