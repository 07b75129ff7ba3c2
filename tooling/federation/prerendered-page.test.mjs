import { readFileSync } from 'node:fs'
import path from 'node:path'
import { baseStyles, builtLanguages, prerenderPage } from './prerendered-page.mjs'
import { repositoryRoot } from './common.mjs'
import { runBundled } from './run-bundled.mjs'

const host = path.join(repositoryRoot, 'host')
const textsOf = language =>
  JSON.parse(readFileSync(path.join(host, `src/locales/${language}.json`), 'utf8')).login

it('every page starts with the layer order, the reset, the global styles and all tokens', async () => {
  const styles = await baseStyles(host)
  expect(styles).toMatch(/^<style>@layer reset,base,tokens,recipes;/)
  expect(styles).toContain('box-sizing:border-box')
  for (const part of ['@keyframes sfSpin', 'prefers-reduced-motion', 'focus-visible'])
    expect(styles).toContain(part)
  const { system } = await runBundled({
    directory: host,
    code: `export { system } from '@sufra/shared/ui/theme'`,
  })
  const variables = system.tokens.allTokens.map(token => token.extensions.cssVar?.var ?? '')
  const used = [...new Set(variables.filter(name => /^--sf-(?!colors-color-palette)/.test(name)))]
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter(name => !styles.includes(`${name}:`))).toEqual([])
})

it.each(builtLanguages(host))(
  'the sign-in page is rendered in %s with styles and the texts that it shows',
  async language => {
    const words = textsOf(language)
    const page = await prerenderPage({ directory: host, language })
    for (const text of [words.title, words.email, words.password, words.submit, words.signUp])
      expect(page.html).toContain(text)
    expect(page.title).toContain(words.submit)
    expect(page.html).not.toMatch(/<style|<title/)
    const classes = new Set(page.html.match(/css-\w+/g))
    expect(classes.size).toBeGreaterThan(10)
    const [, names] = /data-emotion="css ([^"]*)"/.exec(page.styles)
    expect([...classes].filter(name => !names.split(' ').includes(name.slice(4)))).toEqual([])
    const [, data] = />(.*)<\/script>/.exec(page.texts)
    expect(JSON.parse(data).login).toEqual(words)
  },
)

it('a stand-alone remote has no prerendered page', () => {
  expect(builtLanguages(path.join(repositoryRoot, 'remote-orders'))).toEqual([])
})
