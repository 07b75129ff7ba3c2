import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FILE_TYPES } from '../../federation/file-types.mjs'

const REGISTRY = /\/remotes\/registry(\.[a-z0-9-]+)?\.json$/
const REPORT = /\/api\/Release\/Report$/

/** Returns the address of the build in the page, as if it were published. */
export const baseOf = ({ name, contract }) => `/remotes/${name}/${contract.version}/`

const withBuild = (registry, { integrity, ...build }) => {
  const { name, contract } = build
  const stable = { version: contract.version, baseUrl: baseOf(build), integrity, contract }
  const entry = { stable, previous: null, canary: null, disabled: false }
  return { ...registry, remotes: { ...registry.remotes, [name]: entry } }
}

const answerFile = (route, { folder, base }) => {
  const file = path.join(folder, new URL(route.request().url()).pathname.slice(base.length))
  if (!file.startsWith(`${folder}${path.sep}`) || !existsSync(file)) return route.fulfill({ status: 404 })
  return route.fulfill({
    body: readFileSync(file),
    contentType: FILE_TYPES[path.extname(file)] ?? 'application/octet-stream',
    headers: { 'access-control-allow-origin': '*' },
  })
}

/** Serves this build's registry entry and files to a browser. All other requests go to the server. */
export const serveBuild = async (context, built) => {
  const base = baseOf(built)
  await context.route(REGISTRY, async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: withBuild(await answer.json(), built) })
  })
  await context.route(
    url => url.pathname.startsWith(base),
    route => answerFile(route, { folder: built.folder, base }),
  )
  // Results of this check must not count against the live version.
  await context.route(REPORT, route => route.fulfill({ status: 204 }))
}
