import { createInstance } from 'i18next'
import { createDetector, detectionOptions, forgetLanguageInAddress } from './language-detection.ts'
import type { Language } from './language.ts'

interface Surroundings {
  query?: string
  cookie?: string
  local?: string
  session?: string
  start?: Language | null
  browser?: string[]
  html?: string
  path?: string
}

const detect = ({
  query,
  cookie,
  local,
  session,
  start = null,
  browser = [],
  html = '',
  path = '/dashboard',
}: Surroundings) => {
  window.history.replaceState(null, '', query ? `${path}?lng=${query}` : path)
  if (cookie) document.cookie = `i18next=${cookie}; path=/`
  if (local) localStorage.setItem('i18nextLng', local)
  if (session) sessionStorage.setItem('i18nextLng', session)
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(browser[0] ?? '')
  document.documentElement.lang = html
  const i18n = createInstance()
  void i18n.use(createDetector(start)).init({
    supportedLngs: ['ar', 'en'],
    fallbackLng: 'en',
    detection: detectionOptions,
    resources: { ar: {}, en: {} },
    initAsync: false,
  })
  return i18n.language
}

afterEach(() => {
  document.cookie = 'i18next=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  jest.restoreAllMocks()
})

it.each<[string, Surroundings, string]>([
  [
    'the query wins over everything',
    { query: 'en', cookie: 'ar', local: 'ar', session: 'ar', start: 'ar' },
    'en',
  ],
  ['the cookie wins over the storages', { cookie: 'en', local: 'ar', session: 'ar', start: 'ar' }, 'en'],
  ['local storage wins over session storage', { local: 'en', session: 'ar', start: 'ar' }, 'en'],
  ['session storage wins over the start language', { session: 'en', start: 'ar' }, 'en'],
  [
    'nothing chosen means the start language, whatever the browser speaks',
    { start: 'ar', browser: ['en-US', 'en'] },
    'ar',
  ],
  ['without a start language the browser decides', { browser: ['ar-EG', 'en'], html: 'en' }, 'ar'],
  ['then the html tag', { browser: ['fr-FR'], html: 'ar' }, 'ar'],
  ['then the path', { browser: ['fr'], path: '/ar/dashboard' }, 'ar'],
  ['and English when nothing fits', { browser: ['fr'] }, 'en'],
  ['an explicit choice that we do not speak is passed over', { query: 'fr', start: 'ar' }, 'ar'],
  ['a regional form counts as its language', { query: 'en-GB', start: 'ar' }, 'en'],
])('%s', (_name, surroundings, language) => {
  expect(detect(surroundings)).toBe(language)
})

it('caches the detected language in the cookie only', () => {
  detect({ start: 'ar' })
  expect(document.cookie).toContain('i18next=ar')
  expect(localStorage.getItem('i18nextLng')).toBeNull()
})

it('removes only the language from the address so that the next choice survives a reload', () => {
  window.history.replaceState(null, '', '/orders?lng=en&page=2')
  forgetLanguageInAddress()
  expect(window.location.search).toBe('?page=2')
})
