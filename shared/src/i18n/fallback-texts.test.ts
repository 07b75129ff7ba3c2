import { answerHttp } from '#src/testing/http-stand-in.ts'
import { createI18n, registerNamespace } from './i18n.ts'

const texts = {
  'GET /locales/ar.json': { body: { hello: 'أهلًا' } },
  'GET /locales/en.json': { body: { hello: 'Hello', only: 'English' } },
}
const start = () => createI18n({ namespace: 'host', startLanguage: 'ar', debug: false })

it('shows a text that Arabic lacks in English once English is loaded', async () => {
  answerHttp(texts)
  const i18n = await start()
  expect(i18n.t('only')).toBe('only')
  await new Promise(done => i18n.on('languageChanged', done))
  expect(i18n.t('only')).toBe('English')
})

it('does not load English if Arabic lacks nothing', async () => {
  const { calls } = answerHttp({ ...texts, 'GET /whole/ar.json': { body: { title: 'قسم' } } })
  const i18n = await start()
  await registerNamespace({ namespace: 'whole', urls: { ar: '/whole/ar.json', en: '/whole/en.json' } })
  expect([i18n.t('hello'), i18n.t('whole:title')]).toEqual(['أهلًا', 'قسم'])
  expect(calls.map(({ path }) => path)).toEqual(['/locales/ar.json', '/whole/ar.json'])
})

it('loads English for an area without Arabic texts', async () => {
  answerHttp({
    ...texts,
    'GET /absent/ar.json': { status: 404 },
    'GET /absent/en.json': { body: { title: 'Area' } },
  })
  const i18n = await start()
  await registerNamespace({ namespace: 'absent', urls: { ar: '/absent/ar.json', en: '/absent/en.json' } })
  expect(i18n.t('absent:title')).toBe('Area')
})
