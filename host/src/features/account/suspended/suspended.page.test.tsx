import { answerHttp, renderUi } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import { SuspendedPage } from './suspended.page.tsx'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'

const show = (language: 'ar' | 'en') => {
  answerHttp({})
  return renderUi(<SuspendedPage />, { namespaces: { host: { ar, en } }, route: '/dashboard', language })
}

it.each([
  ['en', 'This merchant account is suspended', 'Open live orders'],
  ['ar', 'حساب المنشأة موقوف', 'فتح الطلبات المباشرة'],
] as const)(
  'states in %s that the merchant is suspended, and links to the open orders',
  async (language, title, board) => {
    const { user, location } = show(language)
    expect(screen.getByText(title)).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: board }))
    expect(location()).toBe('/live-order')
  },
)
