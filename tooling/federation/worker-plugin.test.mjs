import { shellOf } from './worker-plugin.mjs'

const BUILD = {
  'index.html': Buffer.from('page'),
  'assets/main.98ba6013.js': Buffer.from('main'),
  'assets/main.98ba6013.js.br': Buffer.from('small'),
  'locales/ar.json': Buffer.from('{}'),
  'stills/board-ar.webp': Buffer.from('art'),
  'sw.js': Buffer.from('worker'),
}

it('lists the files of a page with their hashes, without compressed copies and the worker itself', () => {
  const { files, main } = shellOf(BUILD)
  expect(Object.keys(files)).toEqual(['/assets/main.98ba6013.js', '/index.html', '/locales/ar.json'])
  expect(Object.values(files).every(hash => /^sha384-[\w+/]{64}$/.test(hash))).toBe(true)
  expect(main).toBe('/assets/main.98ba6013.js')
})

it('a changed text gives another version, so that browsers install a new worker', () => {
  const changed = { ...BUILD, 'locales/ar.json': Buffer.from('{"a":"ب"}') }
  expect(shellOf(changed).version).not.toBe(shellOf(BUILD).version)
  expect(shellOf({ ...BUILD }).version).toBe(shellOf(BUILD).version)
})
