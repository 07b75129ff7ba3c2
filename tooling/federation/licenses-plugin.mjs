import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const NAME = 'LicensesPlugin'
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/
const LICENSE = /^(licen[sc]e|copying)([.-]|$)/i

/** Returns the folder of the installed package of a module; undefined for our own. */
export const packageOf = resource => PACKAGE.exec(resource ?? '')?.[0]

/** Returns a package's name, version and license, with the license text if the package has one. */
const sectionOf = folder => {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder).filter(file => LICENSE.test(file))
  const words = texts.map(file => readFileSync(path.join(folder, file), 'utf8').trim())
  return [`${name} ${version}: ${license}`, ...words].join('\n\n')
}

/** Returns the page of all packages, each once, by name. */
export const licensesOf = folders =>
  [...new Set([...folders].map(sectionOf))].sort().join(`\n\n${'-'.repeat(80)}\n\n`)

// Concatenated modules are listed one by one.
const resourcesOf = ({ resource, modules }) => [resource, ...[...(modules ?? [])].map(each => each.resource)]

/**
 * Writes `licenses.txt`: the packages of the build and their licenses. The scripts need not contain them, which saves
 * bytes of every first visit.
 */
export class LicensesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const folders = [...compilation.modules].flatMap(resourcesOf).flatMap(file => packageOf(file) ?? [])
        compilation.emitAsset('licenses.txt', new sources.RawSource(licensesOf(new Set(folders))))
      })
    })
  }
}
