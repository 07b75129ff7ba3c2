import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { PageHintsPlugin } from './page-hints-plugin.mjs'

let folder
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sufra-hints-'))
  await writeFile(path.join(folder, 'main.js'), 'import(/* webpackChunkName: "login" */ "./login.js")')
  await writeFile(path.join(folder, 'login.js'), 'export const login = document.title')
})
afterAll(() => rm(folder, { recursive: true }))

const scriptsOf = (compilation, group) =>
  compilation.namedChunkGroups
    .get(group)
    .getFiles()
    .map(file => `/${file}`)

const build = () =>
  new Promise((done, fail) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './main.js',
        output: { path: path.join(folder, 'dist'), chunkFilename: '[name].[contenthash:8].js' },
        plugins: [
          new PageHintsPlugin({
            factsOf: compilation => ({
              chunks: { login: scriptsOf(compilation, 'login'), rules: ['/rules.js'] },
              fonts: { ar: ['/arabic.woff2'], en: [] },
            }),
          }),
        ],
      },
      (error, stats) => (error ? fail(error) : done(stats.toJson({ assets: true }))),
    ),
  )

it('names the final files of each group, and no file that no page starts with', async () => {
  const { assets } = await build()
  const hints = JSON.parse(await readFile(path.join(folder, 'dist/page-hints.json'), 'utf8'))
  const login = assets.map(({ name }) => name).find(name => /^login\.[0-9a-f]{8}\.js$/.test(name))
  expect(hints).toEqual({
    groups: { login: [`/${login}`], account: [], onboarding: [], shell: [], federation: [] },
    fonts: { ar: ['/arabic.woff2'], en: [] },
  })
})
