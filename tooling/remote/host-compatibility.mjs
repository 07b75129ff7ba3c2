import { isInRange } from '@sufra/shared/contracts/version-range'

const RELEASE_FIRST = 'or release a host that does first'

const shareNeeds = ({ host, contract }) =>
  Object.entries(contract.consumes).flatMap(([key, range]) => {
    const provided = host.provides[key]
    if (!provided)
      return [
        {
          code: 'share_unknown',
          need: `${key} is needed, which is not shared by`,
          remedy: `take something that the host shares (@sufra/shared), ${RELEASE_FIRST}`,
        },
      ]
    if (isInRange(provided.version, range)) return []
    return [
      {
        code: 'share_version',
        need: `${key} ${range} is needed, and ${provided.version} is what it gets from`,
        remedy: `build with a version whose range the host satisfies, ${RELEASE_FIRST}`,
      },
    ]
  })

const exportNeeds = ({ host, contract }) =>
  Object.entries(contract.imports ?? {}).flatMap(([key, names]) => {
    const { exports: known, version } = host.provides[key] ?? {}
    // Another version is reported by shareNeeds.
    if (!known || !isInRange(version, contract.consumes[key] ?? '*')) return []
    return names
      .filter(name => name !== '*' && !known.includes(name))
      .map(name => ({
        code: 'export_unknown',
        need: `${name} of ${key} is used, which is unknown to`,
        remedy: `do without ${name}, ${RELEASE_FIRST}`,
      }))
  })

const apiNeeds = ({ host, contract }) =>
  isInRange(host.hostApi, contract.hostApi)
    ? []
    : [
        {
          code: 'host_api',
          need: `host API ${contract.hostApi} is needed, and ${host.hostApi} is that of`,
          remedy: `write a range into hostApi of remote.config.mjs that the host satisfies, ${RELEASE_FIRST}`,
        },
      ]

/**
 * Returns the needs of a build that some host lacks, each once with those hosts.
 * @param {object} build
 * @param {{hostApi: string, consumes: object, imports?: object}} build.contract
 * @param {{version: string, hostApi: string, provides: object}[]} build.hosts as they are registered (HostFacts)
 */
export const findMissingInHosts = ({ contract, hosts }) => {
  const lacking = new Map()
  for (const host of hosts)
    for (const found of [shareNeeds, exportNeeds, apiNeeds].flatMap(needs => needs({ host, contract }))) {
      const known = lacking.get(found.need) ?? { ...found, versions: [] }
      lacking.set(found.need, { ...known, versions: [...known.versions, host.version] })
    }
  return [...lacking.values()].map(({ code, need, remedy, versions }) => ({
    code,
    text: `${need} host ${versions.join(', ')}`,
    remedy,
    hosts: versions,
  }))
}
