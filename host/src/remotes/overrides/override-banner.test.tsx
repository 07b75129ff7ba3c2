import { renderUi } from '@sufra/shared/testing'
import { act, screen } from '@testing-library/react'
import { inspectorTexts } from '#src/testing/inspector-texts.ts'
import { OverrideBanner } from './override-banner.tsx'
import { noteOverride, noteQuestion, noteRefusal, useOverrides } from '#src/remotes/override-store.ts'
import { storeOverrideRequest, readOverrideRequests } from './override-requests.ts'

const URL_OF_DEV = 'http://localhost:5001/'
const OVERRIDE = { url: URL_OF_DEV, version: null, failure: null, buildProblem: null }

const show = (language: 'ar' | 'en' = 'en') =>
  renderUi(<OverrideBanner />, { namespaces: inspectorTexts, role: 'Admin', language })

beforeEach(() => useOverrides.setState(useOverrides.getInitialState(), true))

it('is absent while nothing is overridden', () => {
  const { container } = show()
  expect(container).toBeEmptyDOMElement()
})

it.each([
  ['en', 'This tab shows a test version:', 'Back to the released version'],
  ['ar', 'تعرض علامة التبويب هذه نسخة اختبار:', 'العودة إلى الإصدار المعتمد'],
] as const)(
  'names the remote and its address, and ends the override with one press (%s)',
  async (language, text, reset) => {
    storeOverrideRequest({ name: 'menus', url: URL_OF_DEV, proof: null })
    noteOverride('menus', OVERRIDE)
    const { user } = show(language)
    expect(await screen.findByRole('status')).toHaveTextContent(text)
    expect(screen.getByText(`menus ← ${URL_OF_DEV}`)).toHaveAttribute('dir', 'ltr')
    await user.click(screen.getByRole('button', { name: reset }))
    expect([readOverrideRequests(), useOverrides.getState().running]).toEqual([[], {}])
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  },
)

it.each([
  ['en', 'A link asks to run a test version in this tab:', 'Do not run it'],
  ['ar', 'يطلب رابط تشغيل نسخة اختبار في علامة التبويب هذه:', 'عدم تشغيلها'],
] as const)("asks for consent before it runs a link's override (%s)", async (language, text, decline) => {
  storeOverrideRequest({ name: 'menus', url: URL_OF_DEV, proof: 'a.b.c' })
  noteQuestion({ name: 'menus', url: URL_OF_DEV })
  const { user } = show(language)
  expect(await screen.findByText(`menus ← ${URL_OF_DEV}`)).toBeInTheDocument()
  expect(screen.getByText(text, { exact: false })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: decline }))
  expect([readOverrideRequests(), useOverrides.getState().asked]).toEqual([[], []])
})

const PREVIEW = { preview: 'pr-12', by: 'Menus CI', until: '2026-12-01T09:00:00.000Z' }

it.each([
  {
    language: 'en' as const,
    text: 'This tab shows a preview that is not released:',
    by: 'Made by Menus CI',
    leave: 'Leave the preview',
  },
  {
    language: 'ar' as const,
    text: 'تعرض علامة التبويب هذه معاينة لم تُنشر بعد:',
    by: 'أعدّها Menus CI',
    leave: 'الخروج من المعاينة',
  },
])(
  'states the preview and its author, and how to leave it ($language)',
  async ({ language, text, by, leave }) => {
    noteOverride('menus', { ...OVERRIDE, preview: PREVIEW })
    const { user } = show(language)
    const notice = await screen.findByRole('status')
    expect(notice).toHaveTextContent(text)
    expect(notice).toHaveTextContent(by)
    expect(screen.getByText('menus ← pr-12')).toHaveAttribute('dir', 'ltr')
    await user.click(screen.getByRole('button', { name: leave }))
    expect(useOverrides.getState().running).toEqual({})
  },
)

it('shows the failure when there is no build to run', async () => {
  noteOverride('menus', { ...OVERRIDE, failure: { code: 'unreachable', detail: 'refused' } })
  show()
  expect(await screen.findByText('There is no build there that can run.')).toBeInTheDocument()
})

it("states that a change does not compile, with the compiler's message", async () => {
  noteOverride('menus', { ...OVERRIDE, buildProblem: 'page.tsx: Unexpected token' })
  show()
  expect(await screen.findByText(/You still see the last good build/)).toBeInTheDocument()
  expect(screen.getByText('page.tsx: Unexpected token')).toHaveAttribute('dir', 'ltr')
  act(() => noteOverride('menus', OVERRIDE))
  expect(screen.queryByText(/last good build/)).not.toBeInTheDocument()
})

it.each([
  ['origin', /REMOTE_ORIGINS/],
  ['unproven', /only with a signed link/],
  ['proof', /has run out/],
  ['unchecked', /could not be checked/],
  ['over', /This preview is over/],
  ['revoked', /This preview was revoked/],
] as const)('states the reason of a refusal and what to do (%s) until it is closed', async (reason, text) => {
  noteRefusal({ name: 'menus', url: 'http://localhost:5009/x/', reason })
  const { user } = show()
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent(text)
  expect(notice).toHaveTextContent('menus ← http://localhost:5009')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
