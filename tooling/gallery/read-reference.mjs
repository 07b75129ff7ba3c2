import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { DEPRECATIONS } from '@sufra/shared/contracts/deprecations'
import { build } from 'esbuild'
import { readNames } from './read-names.mjs'

const NOT_FOR_SCREENS = ['./package.json', './testing/setup']

const entriesOf = shared => {
  const { name, exports } = JSON.parse(readFileSync(path.join(shared, 'package.json'), 'utf8'))
  return Object.entries(exports)
    .filter(([key, file]) => !key.includes('*') && !NOT_FOR_SCREENS.includes(key) && !file.endsWith('.mjs'))
    .map(([key, file]) => ({ from: `${name}${key.slice(1)}`, file: path.join(shared, file) }))
}

const sourcesOf = folder =>
  Object.fromEntries(
    readdirSync(folder).map(file => [
      path.parse(file).name,
      // With the imports that a team writes.
      readFileSync(path.join(folder, file), 'utf8').replace(/'#src\/ui\/(\w+)\.ts'/g, (_, facade) =>
        facade === 'core' ? "'@sufra/shared/ui'" : `'@sufra/shared/ui/${facade}'`,
      ),
    ]),
  )

const endpointsOf = async shared => {
  const { outputFiles } = await build({
    entryPoints: [path.join(shared, 'src/contracts/endpoints/endpoints.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'error',
  })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  const { endpoints } = await import(`data:text/javascript;base64,${code}`)
  return Object.entries(endpoints)
    .map(([key, { summary, access }]) => ({ key, summary, access: [access].flat().join(', ') }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

const goingText = (from, name) => {
  const going = DEPRECATIONS.find(each => each.from === from && each.name === name)
  return going ? ` Goes with ${going.removedIn}: ${going.instead}.` : ''
}

const withWhatGoes = ({ from, names }) => ({
  from,
  names: names.map(each => ({ ...each, about: `${each.about}${goingText(from, each.name)}`.trim() })),
})

/** Returns the data that the gallery shows beside its examples: `Reference` of `shared/src/gallery/reference.ts`. */
export const readReference = async shared => ({
  version: JSON.parse(readFileSync(path.join(shared, 'package.json'), 'utf8')).version,
  sources: sourcesOf(path.join(shared, 'src/gallery/examples')),
  // Stylesheets have no exports.
  entries: readNames(entriesOf(shared))
    .filter(({ names }) => names.length > 0)
    .map(withWhatGoes),
  endpoints: await endpointsOf(shared),
})
