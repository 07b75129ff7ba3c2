import path from 'node:path'
import { sharedVersions } from '../federation/shared-list.mjs'
import { readBuilt, readConfig, readTexts, remoteNames, root } from './built-remote.mjs'
import { problemsOf } from './problems.mjs'

const pathsOfOthers = async name => {
  const others = await Promise.all(
    remoteNames
      .filter(other => other !== name)
      .map(async other => (await readConfig(other)).paths.map(claim => [claim.path, other])),
  )
  return Object.fromEntries(others.flat())
}

/** What speaks against publishing the last build of a remote of this repository. */
export const checkRemote = async name => {
  const { folder, contract } = readBuilt(name)
  const { budget } = await readConfig(name)
  return problemsOf({
    folder,
    contract,
    budget,
    texts: readTexts(name),
    provided: sharedVersions(path.join(root, 'host')),
    taken: await pathsOfOthers(name),
  })
}
