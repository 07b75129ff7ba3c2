import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { usedTexts } from './used-texts.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sufra-texts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const keysOf = (code, file = 'page.tsx') => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), code)
  return usedTexts({ folder, namespace: 'tables' })
}

it.each([
  ["t('tables:list.title')", ['list.title']],
  ['i18n.t("tables:list.title")', ['list.title']],
  ['t(`tables:list.title`)', ['list.title']],
  ["t('tables:list.count', { count })", ['list.count']],
  ["<p title={t('tables:a')}>{t('tables:b')}</p>", ['a', 'b']],
  ["const { t } = useTranslation('tables'); t('list.title')", ['list.title']],
])('%s uses a text', (code, keys) => {
  expect(keysOf(code)).toEqual(keys.map(key => ({ key, file: 'page.tsx' })))
})

it.each([
  ['t(`tables:status.${status}`)'],
  ['t(key)'],
  ["t('host:pageTitle')"],
  ["const { t } = useTranslation(); t('list.title')"],
  ["const { t } = useTranslation('tables', { keyPrefix: 'list' }); t('title')"],
  ["t('tables:friend', { context: 'male' })"],
  ["t('tables:hello', { defaultValue: 'Hello' })"],
  ["t('tables:hello', { ...options })"],
  ["t('tables:hello', options)"],
  ["// t('tables:removed')"],
  ["format('tables:list.title')"],
])('%s uses no text that can be checked here', code => {
  expect(keysOf(code)).toEqual([])
})

it('tests and their mocks show no texts', () => {
  for (const file of ['page.test.tsx', 'testing/server.tsx'])
    expect(keysOf("t('tables:x')", file)).toEqual([])
})
