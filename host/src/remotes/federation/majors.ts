import type { ModuleFederationRuntimePlugin, init } from '@module-federation/enhanced/runtime'
import { isInRange } from '@sufra/shared/contracts/version-range'
import type { Provided } from '#src/shared-entry.ts'

interface Shares {
  provided: Record<string, Provided>
  /** What a former major has otherwise: by key and version. */
  formerly: Record<string, Record<string, Provided>>
  /** By key, the host's own first. */
  versions: Record<string, readonly string[]>
}

/** What the host gives to remotes, in every version that it provides: of a former major the present module, or what stands over it. */
export const sharesOf = ({
  provided,
  formerly,
  versions,
}: Shares): NonNullable<Parameters<typeof init>[0]['shared']> =>
  Object.fromEntries(
    Object.entries(provided).map(([key, present]) => [
      key,
      (versions[key] ?? ['0.0.0']).map(version => {
        const module = formerly[key]?.[version] ?? present
        const shareConfig = {
          singleton: true,
          strictVersion: true,
          requiredVersion: `^${version}`,
          eager: 'lib' in module,
        }
        return { ...module, version, scope: ['default'], shareConfig }
      }),
    ]),
  )

/**
 * Gives each remote the version that it was built against. The runtime (2.9.2) knows one version of what is shared as a singleton,
 * the highest, and refuses whoever needs another; that a page has one session and one theme is so here because every version is
 * made of the same modules.
 */
export const majorsPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'sufra-majors',
  resolveShare: args => {
    const range = args.shareInfo.shareConfig.requiredVersion
    if (typeof range !== 'string') return args
    const versions = Object.entries(args.shareScopeMap[args.scope]?.[args.pkgName] ?? {})
    const [, shared] = versions.find(([version]) => isInRange(version, range)) ?? []
    // Without one the runtime itself says what is wrong.
    return shared ? { ...args, resolver: () => ({ shared, useTreesShaking: false }) } : args
  },
})
