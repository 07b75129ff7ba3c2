import path from 'node:path'
import { sharedVersions } from '../federation/shared-list.mjs'
import { readBuilt, readConfig, readTexts, Refusal, remoteNames, root } from './built-remote.mjs'
import { problemsOf } from './problems.mjs'
import { liveVersions, readRegistry } from './registry.mjs'

const configsOfOthers = name =>
  Promise.all(
    remoteNames
      .filter(other => other !== name)
      .map(async other => {
        const { paths, nav } = await readConfig(other)
        return { name: other, paths, nav, i18n: { namespace: other } }
      }),
  )

const liveOthers = ({ name, registry }) =>
  Object.entries(registry.remotes)
    .filter(([other]) => other !== name)
    .flatMap(([other, entry]) => liveVersions(entry).map(({ contract }) => ({ ...contract, name: other })))

// A checkout without a running API can be checked too, only against less.
const readSurroundings = async ({ name, api, channel }) => {
  try {
    const registry = await readRegistry({ api, channel })
    const { stable = null } = registry.remotes[name] ?? {}
    return { revision: registry.revision, others: liveOthers({ name, registry }), stable }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { revision: null, others: await configsOfOthers(name), stable: null }
  }
}

/**
 * What speaks against publishing the last build of a remote of this repository. `revision` is that of the registry which
 * it was held against, null when the registry did not answer: then the other remotes of this repository stand in for it.
 */
export const checkRemote = async ({ name, api, channel }) => {
  const { folder, contract } = readBuilt(name)
  const { budget } = await readConfig(name)
  const { revision, ...surroundings } = await readSurroundings({ name, api, channel })
  const provided = sharedVersions(path.join(root, 'host'))
  const problems = problemsOf({
    folder,
    contract,
    budget,
    texts: readTexts(name),
    provided,
    ...surroundings,
  })
  return { revision, problems }
}
