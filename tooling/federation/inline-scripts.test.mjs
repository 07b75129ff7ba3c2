import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asInline, scriptOf, startScript } from './inline-scripts.mjs'

let folder
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sufra-inline-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('an end tag inside a string does not end the script element', () => {
  const inline = asInline('const a = "<script>1</script>"')
  expect(inline).not.toContain('</script')
  expect(new Function(`${inline}; return a`)()).toBe('<script>1</script>')
})

it('code that would hide the end of its element is refused', () => {
  expect(() => asInline('const a = "<!-- <script>"')).toThrow('cannot stand in a page')
})

it('the start script is minified for production and unchanged for development; a page without one gets none', async () => {
  const file = path.join(folder, 'start.js')
  await writeFile(file, '// why\nvar theme = "light"\ndocument.title = theme')
  expect(await startScript({ file, isProduction: false })).toContain('// why')
  expect(await startScript({ file, isProduction: true })).toBe('var theme="light";document.title=theme;')
  expect(await startScript({ file: path.join(folder, 'none.js'), isProduction: true })).toBe('')
})

it('files of a build are inlined one after the other', () => {
  const texts = { 'assets/login.1.js': 'login()', 'assets/main.2.js': 'main()' }
  const compilation = { getAsset: name => ({ source: { source: () => texts[name] } }) }
  const files = ['/assets/login.1.js', '/assets/main.2.js']
  expect(scriptOf({ compilation, files })).toBe('login();\nmain()')
})
