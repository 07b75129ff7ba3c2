import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hostApiOf } from '../../federation/host-facts-plugin.mjs'
import { readConfig, remoteNames, root } from '../built-remote.mjs'
import { HOST_CLAIMS } from '../host-claims.mjs'
import { FIRST_PORT } from './options.mjs'

const portOf = name => {
  const file = path.join(root, `remote-${name}/package.json`)
  return JSON.parse(readFileSync(file, 'utf8')).sufra?.port ?? 0
}

const othersHere = () =>
  Promise.all(
    remoteNames.map(async name => {
      const { paths, nav } = await readConfig(name)
      return { name, paths, nav, i18n: { namespace: name } }
    }),
  )

/** Returns the constraints of a new remote of this repository. */
export const repositoryPlace = async () => ({
  port: Math.max(FIRST_PORT - 1, ...remoteNames.map(portOf)) + 1,
  hostApi: hostApiOf(path.join(root, 'host')),
  others: [...HOST_CLAIMS, ...(await othersHere())],
})
