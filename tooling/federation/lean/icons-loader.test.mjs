import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { repositoryRoot } from '../common.mjs'
import leanIcons from './icons-loader.cjs'
import { LEAN_RULES } from './lean-rules.mjs'

const required = createRequire(path.join(repositoryRoot, 'host/package.json')).resolve('lucide-react')
const folder = path.join(path.dirname(required), '../esm')
const icons = readdirSync(path.join(folder, 'icons'))
  .filter(name => name.endsWith('.mjs'))
  .map(name => readFileSync(path.join(folder, 'icons', name), 'utf8'))
  .filter(code => code.includes('const __iconData = '))
const drawnBy = code => new Function(`${/^const __iconData = [^]*?^\};$/m.exec(code)[0]} return __iconData`)()
const withoutKeys = ({ node, ...icon }) => ({
  ...icon,
  node: node.map(([tag, line]) => [
    tag,
    Object.fromEntries(Object.entries(line).filter(([name]) => name !== 'key')),
  ]),
})

it('every icon of the installed release is drawn as before, without keys', () => {
  expect(icons.length).toBeGreaterThan(1000)
  expect(icons.filter(code => !code.includes('key: "'))).toHaveLength(0)
  expect(icons.map(code => drawnBy(leanIcons(code)))).toEqual(icons.map(code => withoutKeys(drawnBy(code))))
})

it('an icon has no name of its own, and builds take all of it so', () => {
  const file = path.join(folder, 'createLucideIcon.mjs')
  expect(readFileSync(file, 'utf8')).toContain('displayName')
  expect(leanIcons(readFileSync(file, 'utf8'))).not.toContain('displayName')
  for (const used of [file, path.join(folder, 'icons/eye.mjs')])
    expect(LEAN_RULES.filter(({ test }) => test.test(used))).toHaveLength(1)
})
