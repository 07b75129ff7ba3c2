import path from 'node:path'
import { readBuilt, readConfig, readTexts, Refusal, remoteNames } from './built-remote.mjs'
import { folderOf } from './checkout.mjs'
import { foreignImports } from './foreign-imports.mjs'
import { findDeprecatedExports } from './deprecated-exports.mjs'
import { HOST_CLAIMS } from './host-claims.mjs'
import { readHosts } from './hosts.mjs'
import { checkModule } from './module-check/check-module.mjs'
import { checkPages } from './page-check/check-pages.mjs'
import { problemsOf } from './problems.mjs'
import { liveVersions, readRegistry } from './registry.mjs'
import { filesBelow } from './upload.mjs'
import { usedTexts } from './used-texts.mjs'

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

// Without a running API a checkout can be checked too, against fewer facts.
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

const moduleProblems = async ({ built, hosts, problems }) => {
  // Other checks of an incomplete build would only report consequences of the missing file.
  if (problems.some(({ code }) => code === 'file_changed')) return []
  const { folder, contract } = built
  return checkModule({ folder, contract, hostApis: hosts.map(({ hostApi }) => hostApi) })
}

// The last and longest check; it would only repeat earlier problems.
const pageProblems = async ({ problems, withoutBrowser, ...build }) => {
  if (withoutBrowser) return { problems: [], unseen: [], why: '--no-browser' }
  if (problems.length > 0) return { problems: [], unseen: [], why: 'what stands above comes first' }
  return checkPages(build)
}

/**
 * Returns the problems that prevent publishing the last build of a remote. `revision` is the registry's revision of
 * the check; null if the registry did not answer, and then the repository's other remotes replace it. `hosts` lists
 * the checked hosts, and why no released ones; `pages` the screens that were not opened in a browser, and why;
 * `warnings` the deprecated exports of released hosts.
 * @param {object} options
 * @param {string} options.name
 * @param {{api: string, token?: string}} options.caller
 * @param {string} options.channel
 * @param {number} [options.newestHosts] only the last so many released hosts
 * @param {boolean} [options.withoutBrowser]
 * @param {boolean} [options.isOnceEnough] for the screens in a browser, see `checkPages`
 */
export const checkRemote = async ({ name, caller, channel, newestHosts, withoutBrowser, isOnceEnough }) => {
  const built = readBuilt(name)
  const sources = path.join(folderOf(name), 'src')
  const { budget } = await readConfig(name)
  const [{ revision, ...surroundings }, { hosts, source, why }] = await Promise.all([
    readSurroundings({ name, api: caller.api, channel }),
    readHosts(caller, newestHosts),
  ])
  const texts = await readTexts(name)
  const atRest = problemsOf({
    ...built,
    ...surroundings,
    files: await filesBelow(built.folder),
    budget,
    texts,
    usedTexts: usedTexts({ folder: sources, namespace: name }),
    foreignImports: foreignImports(sources),
    hosts,
    others: [...HOST_CLAIMS, ...surroundings.others],
  })
  const versions = hosts.map(({ version }) => version)
  const problems = [...atRest, ...(await moduleProblems({ built, hosts, problems: atRest }))]
  const look = { built, texts, api: caller.api, hosts: versions, isOnceEnough }
  const pages = await pageProblems({ problems, withoutBrowser, ...look })
  return {
    revision,
    hosts: { source, why, versions },
    pages: { unseen: pages.unseen, why: pages.why },
    warnings: findDeprecatedExports({ contract: built.contract, hosts }),
    problems: [...problems, ...pages.problems],
  }
}
