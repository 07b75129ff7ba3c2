import { completeTexts, createI18n, useLanguage } from '@sufra/shared/i18n'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { UiProvider } from '@sufra/shared/ui'
import { TextsMissing } from './texts-missing.tsx'

const ARABIC = 'GET /locales/ar.json'
const ENGLISH = { 'GET /locales/en.json': { body: { hello: 'Hello' } } }

const Page = () => {
  const { direction } = useLanguage()
  return (
    <UiProvider direction={direction}>
      <TextsMissing />
    </UiProvider>
  )
}

const startWithoutArabic = async () => {
  jest.useFakeTimers()
  const answers: Record<string, HttpAnswer> = { ...ENGLISH, [ARABIC]: { status: 503 } }
  answerHttp(answers)
  const starting = createI18n({ namespace: 'host', startLanguage: 'ar', debug: false })
  await jest.advanceTimersByTimeAsync(30_000)
  await starting
  jest.useRealTimers()
  return answers
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  document.cookie = 'i18next=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
})

it('shows nothing when all texts are loaded', () => {
  renderUi(<TextsMissing />, { language: 'ar' })
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it('shows the English texts and a notice when Arabic fails to load, and Arabic after a retry', async () => {
  const answers = await startWithoutArabic()
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  render(<Page />)
  expect(screen.getByRole('status')).toHaveTextContent('تعذّر تحميل بعض النصوص')
  answers[ARABIC] = { body: { hello: 'أهلًا' } }
  fireEvent.click(screen.getByRole('button', { name: /Try again/ }))
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(document.documentElement).toHaveAttribute('lang', 'ar')
})

it('keeps the prerendered Arabic texts and shows a notice when the rest fails to load, and loads it on retry', async () => {
  const answers: Record<string, HttpAnswer> = { ...ENGLISH }
  answerHttp(answers)
  const ofPage = { language: 'ar', texts: { hello: 'أهلًا' } } as const
  const i18n = await createI18n({ namespace: 'host', startLanguage: 'ar', debug: false, ofPage })
  await completeTexts()
  render(<Page />)
  expect(screen.getByRole('status')).toHaveTextContent('تعذّر تحميل بعض النصوص')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  answers[ARABIC] = { body: { hello: 'أهلًا', menu: 'القائمة' } }
  fireEvent.click(screen.getByRole('button', { name: /Try again/ }))
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
  expect(i18n.t('menu')).toBe('القائمة')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
})
