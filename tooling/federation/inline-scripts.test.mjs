import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asInline, scriptOf, startScript } from './inline-scripts.mjs'

let folder
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sufra-inline-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('the end of a script element inside a string does not end the one that it stands in', () => {
  const inline = asInline('const a = "<script>1</script>"')
  expect(inline).not.toContain('</script')
  expect(new Function(`${inline}; return a`)()).toBe('<script>1</script>')
})

it('what would hide the end of its element is refused', () => {
  expect(() => asInline('const a = "<!-- <script>"')).toThrow('cannot stand in a page')
})

it('the start script is written small into a build for others, and as it is for developers; a page without one has none', async () => {
  const file = path.join(folder, 'start.js')
  await writeFile(file, '// why\nvar theme = "light"\ndocument.title = theme')
  expect(await startScript({ file, isProduction: false })).toContain('// why')
  expect(await startScript({ file, isProduction: true })).toBe('var theme="light";document.title=theme;')
  expect(await startScript({ file: path.join(folder, 'none.js'), isProduction: true })).toBe('')
})

it('files of a build stand in a page one after the other', () => {
  const texts = { 'assets/login.1.js': 'login()', 'assets/main.2.js': 'main()' }
  const compilation = { getAsset: name => ({ source: { source: () => texts[name] } }) }
  const files = ['/assets/login.1.js', '/assets/main.2.js']
  expect(scriptOf({ compilation, files })).toBe('login();\nmain()')
})
