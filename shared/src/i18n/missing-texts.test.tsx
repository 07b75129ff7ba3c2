// @own-registry: it needs modules without the state that other tests leave in them.
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useTranslation } from 'react-i18next'
import { answerHttp } from '#src/testing/http-stand-in.ts'
import { createI18n, currentTexts, useLanguage, useMissingTexts } from './i18n.ts'

const ENGLISH = { body: { hello: 'Hello {{name}}' } }
const ARABIC = { body: { hello: 'أهلًا {{name}}' } }

const Page = () => {
  const { t } = useTranslation('host')
  const { language, direction, setLanguage } = useLanguage()
  const { isMissing, retry } = useMissingTexts()
  return (
    <>
      <h1>{t('hello', { name: 'سارة' })}</h1>
      <output>{`${language} ${direction} ${isMissing ? 'missing' : 'whole'}`}</output>
      <button onClick={() => void retry()}>again</button>
      <button onClick={() => void setLanguage('ar')}>Arabic</button>
    </>
  )
}

type Answers = Parameters<typeof answerHttp>[0]

/** Renders an Arabic page whose Arabic texts cannot be loaded. */
const showWithout = async () => {
  const answers: Answers = { 'GET /locales/ar.json': { status: 404 }, 'GET /locales/en.json': ENGLISH }
  const { calls } = answerHttp(answers)
  await createI18n({ namespace: 'host', startLanguage: 'ar', debug: false })
  render(<Page />)
  const bringArabic = () => Object.assign(answers, { 'GET /locales/ar.json': ARABIC })
  return { user: userEvent.setup(), bringArabic, calls }
}
const state = () => screen.getByText(/(missing|whole)$/, { selector: 'output' })
const greeting = () => screen.getByRole('heading').textContent

afterEach(() => {
  document.cookie = 'i18next=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
})

it('shows the page in English, left to right, with a notice if Arabic did not load', async () => {
  await showWithout()
  await waitFor(() => expect(state()).toHaveTextContent('en ltr missing'))
  expect(greeting()).toBe('Hello سارة')
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
})

it('turns the page to Arabic when a retry loads it', async () => {
  const { user, bringArabic } = await showWithout()
  bringArabic()
  await user.click(screen.getByText('again'))
  await waitFor(() => expect(state()).toHaveTextContent('ar rtl whole'))
  expect(greeting()).toBe('أهلًا سارة')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
})

it('leaves the page as it was when a retry fails', async () => {
  const { user, calls } = await showWithout()
  const asked = () => calls.filter(({ path }) => path === '/locales/ar.json').length
  const before = asked()
  await user.click(screen.getByText('again'))
  await waitFor(() => expect(asked()).toBe(before + 1))
  expect(state()).toHaveTextContent('en ltr missing')
  expect(greeting()).toBe('Hello سارة')
})

it('shows Arabic chosen during the fallback once it loads', async () => {
  const { user, bringArabic } = await showWithout()
  bringArabic()
  await user.click(screen.getByText('Arabic'))
  await waitFor(() => expect(state()).toHaveTextContent('ar rtl whole'))
})

it('uses the shown language for texts outside of components', async () => {
  const { user, bringArabic } = await showWithout()
  expect([currentTexts().language, currentTexts().t('hello', { name: 'x' })]).toEqual(['en', 'Hello x'])
  bringArabic()
  await user.click(screen.getByText('again'))
  await waitFor(() => expect(currentTexts().language).toBe('ar'))
  expect(currentTexts().t('hello', { name: 'x' })).toBe('أهلًا x')
})
