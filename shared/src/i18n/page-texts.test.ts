// @own-registry: it needs modules without the state that other tests leave in them.
import { answerHttp } from '#src/testing/http-stand-in.ts'
import { completeTexts, createI18n, registerNamespace } from './i18n.ts'

const whole = {
  'GET /locales/ar.json': { body: { login: 'دخول', menu: 'القائمة' } },
  'GET /locales/en.json': { body: { login: 'Sign in', menu: 'Menu' } },
}
const start = (language: 'ar' | 'en' = 'ar') =>
  createI18n({
    namespace: 'host',
    startLanguage: language,
    debug: false,
    ofPage: { language: 'ar', texts: { login: 'دخول' } },
  })

afterEach(() => {
  document.cookie = 'i18next=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
})

it('does not fetch texts that came with the page, and loads the rest on request', async () => {
  const { calls } = answerHttp(whole)
  const i18n = await start()
  expect([i18n.t('login'), calls]).toEqual(['دخول', []])
  await Promise.all([completeTexts(), completeTexts()])
  expect(i18n.t('menu')).toBe('القائمة')
  expect(calls.map(({ path }) => path)).toEqual(['/locales/ar.json'])
})

it("fetches another language than the page's whole", async () => {
  const { calls } = answerHttp(whole)
  expect((await start('en')).t('menu')).toBe('Menu')
  expect(calls.map(({ path }) => path)).toEqual(['/locales/en.json'])
})

describe('the rest of the texts after a failed load', () => {
  const area = { namespace: 'area', urls: { ar: '/area/ar.json', en: '/area/en.json' } }

  /** Simulates a page whose first load of the rest failed, on a server that answers again. */
  const missTheRest = async () => {
    const answers: Parameters<typeof answerHttp>[0] = { 'GET /area/ar.json': { body: { title: 'قسم' } } }
    answerHttp(answers)
    const i18n = await start()
    await completeTexts()
    expect(i18n.t('menu')).toBe('menu')
    Object.assign(answers, whole)
    return i18n
  }

  it('loads again for the next screen that needs it', async () => {
    const i18n = await missTheRest()
    await completeTexts()
    expect(i18n.t('menu')).toBe('القائمة')
  })

  it('loads again beside the texts of the next area', async () => {
    const i18n = await missTheRest()
    await registerNamespace(area)
    expect([i18n.t('area:title'), i18n.t('menu')]).toEqual(['قسم', 'القائمة'])
  })
})
