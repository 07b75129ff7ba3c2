// @own-registry: it needs modules without the state that other tests leave in them.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useTranslation } from 'react-i18next'
import { answerHttp } from '#src/testing/http-stand-in.ts'
import { createI18n, prepareNamespace, registerNamespace, useFormat, useLanguage } from './i18n.ts'

const texts = {
  'GET /locales/ar.json': { body: { hello: 'أهلًا' } },
  'GET /locales/en.json': { body: { hello: 'Hello', only: 'English' } },
}
const start = () => createI18n({ namespace: 'host', startLanguage: 'ar', debug: false })

const Greeting = () => {
  const { t } = useTranslation('host')
  const { language, direction, setLanguage } = useLanguage()
  const format = useFormat()
  return (
    <button onClick={() => void setLanguage(language === 'ar' ? 'en' : 'ar')}>
      {`${t('hello')} ${direction} ${t('only')} ${format.amount(35)}`}
    </button>
  )
}

afterEach(() => {
  document.cookie = 'i18next=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  window.history.replaceState(null, '', '/')
  jest.useRealTimers()
})

it('marks the page as Arabic and right to left before the first render', async () => {
  answerHttp(texts)
  await start()
  expect(document.documentElement).toHaveAttribute('lang', 'ar')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
})

it('switches texts and direction without a reload and stores the choice', async () => {
  answerHttp(texts)
  await start()
  render(<Greeting />)
  await userEvent.click(await screen.findByRole('button', { name: 'أهلًا rtl English 35.00' }))
  expect(await screen.findByRole('button', { name: 'Hello ltr English 35.00' })).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  expect(document.cookie).toContain('i18next=en')
  expect((await start()).language).toBe('en')
})

it('copies no property of the instance for a component that reads texts', async () => {
  answerHttp(texts)
  await start()
  const given: object[] = []
  const Reader = () => {
    given.push(useTranslation('host').i18n)
    return null
  }
  render(<Reader />)
  expect(given.map(i18n => Object.keys(i18n))).toEqual(given.map(() => ['reportNamespaces']))
})

it('retries loading five times, from 350 ms, doubling', async () => {
  jest.useFakeTimers()
  const times: number[] = []
  answerHttp({
    ...texts,
    'GET /locales/ar.json': () => {
      times.push(Date.now())
      return times.length <= 5 ? { status: 503 } : { body: { hello: 'أهلًا' } }
    },
  })
  const starting = start()
  await jest.advanceTimersByTimeAsync(15_000)
  expect((await starting).t('hello')).toBe('أهلًا')
  expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual([
    350, 700, 1400, 2800, 5600,
  ])
})

it('requests a missing file of texts once and shows English instead', async () => {
  jest.useFakeTimers()
  const { calls } = answerHttp({ ...texts, 'GET /locales/ar.json': { status: 404 } })
  const starting = start()
  await jest.advanceTimersByTimeAsync(15_000)
  expect((await starting).t('hello')).toBe('Hello')
  expect(calls.filter(({ path }) => path === '/locales/ar.json')).toHaveLength(1)
})

it("loads a remote's texts from its own files, also for later languages", async () => {
  answerHttp({
    ...texts,
    'GET /remotes/menus/1/locales/ar.json': { body: { title: 'القائمة' } },
    'GET /remotes/menus/1/locales/en.json': { body: { title: 'Menu' } },
  })
  const i18n = await start()
  const at = (language: string) => `/remotes/menus/1/locales/${language}.json`
  await registerNamespace({ namespace: 'menus', urls: { ar: at('ar'), en: at('en') } })
  expect(i18n.t('menus:title')).toBe('القائمة')
  await i18n.changeLanguage('en')
  expect(i18n.t('menus:title')).toBe('Menu')
})

it('loads texts registered before the instance exists with the first ones', async () => {
  const at = (language: string) => `/locales/early/${language}.json`
  const { calls } = answerHttp({ ...texts, [`GET ${at('ar')}`]: { body: { title: 'باكرًا' } } })
  await registerNamespace({ namespace: 'early', urls: { ar: at('ar'), en: at('en') } })
  expect((await start()).t('early:title')).toBe('باكرًا')
  expect(calls.filter(({ path }) => path === at('ar'))).toHaveLength(1)
})

const menus = (version: string) => ({
  namespace: 'menus',
  urls: { ar: `/menus/${version}/ar.json`, en: `/menus/${version}/en.json` },
})
const menuTexts = (version: string) => ({
  [`GET /menus/${version}/ar.json`]: { body: { title: `قائمة ${version}` } },
  [`GET /menus/${version}/en.json`]: { body: { title: `Menu ${version}` } },
})

it('replaces texts by those of another version only when told to', async () => {
  answerHttp({ ...texts, ...menuTexts('1'), ...menuTexts('2') })
  const i18n = await start()
  await registerNamespace(menus('1'))
  const put = await prepareNamespace(menus('2'))
  expect(i18n.t('menus:title')).toBe('قائمة 1')
  put()
  expect(i18n.t('menus:title')).toBe('قائمة 2')
  await registerNamespace(menus('1'))
  expect(i18n.t('menus:title')).toBe('قائمة 1')
})

it.each(['ar', 'en'])(
  'groups whole numbers in %s texts and keeps identifiers and fractions',
  async language => {
    answerHttp({
      'GET /locales/ar.json': { body: { seen: '{{count}} {{name}} {{share}}' } },
      'GET /locales/en.json': { body: { seen: '{{count}} {{name}} {{share}}' } },
    })
    const i18n = await start()
    await i18n.changeLanguage(language)
    expect(i18n.t('seen', { count: 10671, name: '10671', share: 1234.5 })).toBe('10,671 10671 1234.5')
  },
)

it('keeps the old texts if the new ones do not load', async () => {
  answerHttp({ ...texts, ...menuTexts('1') })
  const i18n = await start()
  await registerNamespace(menus('1'))
  await expect(prepareNamespace(menus('3'))).rejects.toThrow()
  expect(i18n.t('menus:title')).toBe('قائمة 1')
})

it("loads a missing file of an area again on the area's next screen", async () => {
  const at = (language: string) => `/locales/later/${language}.json`
  const answers: Parameters<typeof answerHttp>[0] = { ...texts }
  answerHttp(answers)
  const i18n = await start()
  const later = { namespace: 'later', urls: { ar: at('ar'), en: at('en') } }
  await registerNamespace(later)
  expect(i18n.t('later:title')).toBe('title')
  answers[`GET ${at('ar')}`] = { body: { title: 'لاحقًا' } }
  await registerNamespace(later)
  expect(i18n.t('later:title')).toBe('لاحقًا')
})
