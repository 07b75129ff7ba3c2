import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../refusal.mjs'

/** Folder of a checkout for our packages. */
export const PACKAGES = 'packages'

const resolved = ({ dependencies, packed, catalog }) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, wanted]) => {
      const version = packed[name] ?? (wanted === 'catalog:' ? catalog[name] : wanted)
      if (!version) throw new Refusal(`${name} is missing in the catalog of pnpm-workspace.yaml.`)
      return [name, version]
    }),
  )

const manifestOf = ({ manifest, kit, packages, api }) => {
  const packed = Object.fromEntries(
    Object.entries(packages).map(([name, file]) => [name, `file:${PACKAGES}/${file}`]),
  )
  const resolve = dependencies => resolved({ dependencies, packed, catalog: kit.catalog })
  return {
    ...manifest,
    sufra: { ...manifest.sufra, api },
    dependencies: resolve(manifest.dependencies),
    // In the repository the root provides it; here editors look for it as well.
    devDependencies: resolve({ ...manifest.devDependencies, typescript: 'catalog:' }),
  }
}

const surroundingsOf = ({ manifest, kit, api }) => {
  const by = {
    __NAME__: manifest.name.replace(/^.*\bremote-/, ''),
    __PORT__: String(manifest.sufra.port),
    __PNPM__: kit.pnpm,
    __API__: api,
  }
  return Object.fromEntries(
    Object.entries(kit.surroundings).map(([file, text]) => [
      file,
      text.replace(/__[A-Z]+__/g, mark => by[mark] ?? mark),
    ]),
  )
}

/**
 * Writes the files around a remote's sources that make its folder a checkout of its own: manifest with real versions,
 * pnpm's settings, README, CI and editor settings. Existing files stay.
 * @param {object} options
 * @param {string} options.target
 * @param {object} options.manifest package.json as in the repository
 * @param {object} options.kit of `readKit`
 * @param {Record<string, string>} options.packages file in `packages/` by name of our package
 * @param {string} options.api address of Sufra for its commands
 */
export const layCheckout = ({ target, manifest, kit, packages, api }) => {
  const own = manifestOf({ manifest, kit, packages, api })
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
    writeFileSync(path.join(target, file), text)
  }
  write('package.json', `${JSON.stringify(own, null, 2)}\n`)
  write('pnpm-workspace.yaml', kit.workspace)
  const around = { ...surroundingsOf({ manifest, kit, api }), ...kit.files }
  for (const [file, text] of Object.entries(around))
    if (!existsSync(path.join(target, file))) write(file, text)
}
