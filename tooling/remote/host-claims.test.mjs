import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryRoot } from '../federation/common.mjs'
import { HOST_CLAIMS } from './host-claims.mjs'

const host = path.join(repositoryRoot, 'host/src')
const read = file => readFileSync(path.join(host, file), 'utf8')
const all = (code, pattern) => [...code.matchAll(pattern)].map(match => match[1])

it("the host's claims equal its routes, its sidebar and its texts", () => {
  const pages = read('app/host-pages.tsx')
  const paths = [...all(read('app/routes.tsx'), /path: '\/([\w-]+)'/g), ...all(pages, /path: '([\w/:-]+)'/g)]
  expect(HOST_CLAIMS[0].paths.map(({ path: claimed }) => claimed).sort()).toEqual([...new Set(paths)].sort())
  const ids = all(read('layout/navigation/sidebar-entries.ts'), /\bid: '([\w-]+)',\s*path/g)
  expect(HOST_CLAIMS[0].nav.map(({ id }) => id).sort()).toEqual(ids.sort())
  const areas = readdirSync(path.join(host, 'locales'), { withFileTypes: true }).filter(entry =>
    entry.isDirectory(),
  )
  const namespaces = ['host', ...areas.map(({ name }) => name)]
  expect(HOST_CLAIMS.map(({ i18n }) => i18n.namespace).sort()).toEqual(namespaces.sort())
})
