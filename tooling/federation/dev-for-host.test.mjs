import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { repositoryRoot } from './common.mjs'
import { devForHost } from './dev-for-host-run.mjs'

const MODULE = `import { defineRemote, HOST_API } from '@sufra/shared/remote'
export const remote = defineRemote({
  apiVersion: HOST_API,
  routes: [{ path: 'tables', load: () => import(/* webpackChunkName: "floor" */ './tables.tsx') }],
})
`
const page = text => `import { Text } from '@sufra/shared/ui'
export const Page = () => <Text>${text}</Text>
`
const config = {
  name: 'tables',
  hostApi: '^1.0.0',
  paths: [{ path: 'tables', roles: ['Admin'], chunk: 'floor' }],
  nav: [{ id: 'tables', labelKey: 'nav.tables', icon: 'menus', path: 'tables', order: 65, roles: ['Admin'] }],
  background: [],
  budget: { brotliKb: 60 },
}

const directory = mkdtempSync(path.join(os.tmpdir(), 'sufra-dev-for-host-'))
const write = (file, text) => writeFileSync(path.join(directory, file), text)
const writeTexts = label => {
  for (const language of ['ar', 'en'])
    write(`src/locales/${language}.json`, JSON.stringify({ nav: { tables: label } }))
}

/** Returns the events of `/updates` one after the other. */
const listenTo = async origin => {
  const answer = await fetch(`${origin}/updates`)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async () => {
    for (;;) {
      const end = text.indexOf('\n\n')
      const block = text.slice(0, end)
      if (end >= 0) text = text.slice(end + 2)
      const [, event, data] = /^event: (\w+)\ndata: ([\s\S]*)$/.exec(end >= 0 ? block : '') ?? []
      if (event) return { event, data }
      if (end >= 0) continue
      const { value, done } = await reader.read()
      if (done) throw new Error('The server ended the stream.')
      text += value
    }
  }
  return { answer, next, close: () => reader.cancel() }
}

let server
let updates
const lines = []

beforeAll(async () => {
  mkdirSync(path.join(directory, 'src/locales'), { recursive: true })
  symlinkSync(path.join(repositoryRoot, 'remote-admin/node_modules'), path.join(directory, 'node_modules'))
  write('package.json', '{"type":"module","version":"1.0.0"}')
  write('tsconfig.json', '{"extends":"@sufra/tooling/tsconfig.remote.json"}')
  write('src/module.tsx', MODULE)
  write('src/tables.tsx', page('seven tables'))
  writeTexts('Tables')
  server = await devForHost({ directory, config, port: 0, log: line => lines.push(line) })
  updates = await listenTo(server.origin)
})

afterAll(async () => {
  await updates.close()
  await server.close()
  rmSync(directory, { recursive: true, force: true })
})

const screenOf = async () => {
  const { url, contract } = await newest()
  const file = Object.keys(contract.files).find(name => name.startsWith('floor.') && name.endsWith('.js'))
  return (await fetch(new URL(file, url))).text()
}

const newest = async () => {
  const answer = await fetch(`${server.origin}/contract.json`)
  if (!answer.ok) throw new Error(await answer.text())
  return { answer, url: answer.url, contract: await answer.json() }
}

describe('the dev server for the production host', () => {
  it('redirects to the newest build, in a folder of its own that any origin may read and no cache may store', async () => {
    expect(lines).toContain(`Open http://localhost:4000/?remote-tables=${server.origin}`)
    const first = await updates.next()
    const { answer, url, contract } = await newest()
    expect(first).toEqual({ event: 'build', data: contract.version })
    expect(url).toBe(`${server.origin}/builds/${contract.version}/contract.json`)
    for (const { headers } of [answer, updates.answer, await fetch(`${server.origin}/nothing.js`)])
      expect(Object.fromEntries(headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      })
  })

  it('builds code for the production host: no eval, no development JSX, a version in its name', async () => {
    const { url, contract } = await newest()
    const entry = await (await fetch(new URL('remoteEntry.js', url))).text()
    const screen = await screenOf()
    expect(entry).toContain(`tables__${contract.version.replace(/\./g, '_').replace('-', '_')}`)
    for (const code of [entry, screen]) expect(code).toContain('//# sourceMappingURL=')
    expect(screen).not.toMatch(/\beval\(|jsxDEV/)
    expect(screen).toContain('"seven tables"')
  })

  it('reports a changed source, and keeps the previous build for pages that still run it', async () => {
    const before = await newest()
    write('src/tables.tsx', page('eight tables'))
    const { event, data } = await updates.next()
    expect([event, data === before.contract.version]).toEqual(['build', false])
    expect(await screenOf()).toContain('"eight tables"')
    expect((await fetch(before.url)).status).toBe(200)
  })

  it('keeps the last good build while a change does not compile, and reports it to later pages too', async () => {
    const { contract } = await newest()
    write('src/tables.tsx', 'export const Page = () => <Text>')
    const problem = await updates.next()
    expect(problem.event).toBe('problem')
    expect(problem.data).toContain('tables.tsx')
    expect((await newest()).contract.version).toBe(contract.version)
    const late = await listenTo(server.origin)
    expect([(await late.next()).event, (await late.next()).event]).toEqual(['build', 'problem'])
    await late.close()
    write('src/tables.tsx', page('eight tables'))
    expect((await updates.next()).event).toBe('build')
  })

  it('rebuilds when only a text changed', async () => {
    writeTexts('Our tables')
    expect((await updates.next()).event).toBe('build')
    expect((await newest()).contract.nav[0].label.en).toBe('Our tables')
  })

  it('names a port in use', async () => {
    const port = Number(new URL(server.origin).port)
    await expect(devForHost({ directory, config, port, log: () => undefined })).rejects.toMatchObject({
      code: 'EADDRINUSE',
      port,
    })
  })
})
