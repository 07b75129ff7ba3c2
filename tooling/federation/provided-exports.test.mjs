import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { ProvidedExportsPlugin } from './provided-exports.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sufra-exports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const errorsOf = code =>
  new Promise((resolve, reject) => {
    const entry = path.join(folder, 'entry.mjs')
    writeFileSync(entry, code)
    const settings = {
      mode: 'none',
      context: folder,
      entry,
      output: { path: folder },
      externals: /react/,
      plugins: [new ProvidedExportsPlugin()],
    }
    webpack(settings, (error, stats) =>
      error ? reject(error) : resolve(stats.compilation.errors.map(({ message }) => message)),
    )
  })

it('a remote may import the provided exports of a library', async () => {
  expect(await errorsOf("import { useTranslation } from 'react-i18next'; useTranslation()")).toEqual([])
  expect(await errorsOf("import { useState } from 'react'; useState()")).toEqual([])
})

it.each([
  ["import { Trans } from 'react-i18next'; Trans()", 'Trans of react-i18next'],
  ["import * as query from '@tanstack/react-query'; query.useQuery()", 'All of @tanstack/react-query'],
])('%s fails the build', async (code, reason) => {
  expect(await errorsOf(code)).toEqual([expect.stringContaining(reason)])
})
