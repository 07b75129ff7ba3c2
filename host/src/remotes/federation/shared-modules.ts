import type { init } from '@module-federation/enhanced/runtime'
import type { Provided } from '#src/shared-entry.ts'

type Shared = NonNullable<Parameters<typeof init>[0]['shared']>

/** Returns the modules that the host provides, in the form that the federation runtime expects. */
export const sharedModules = (provided: Record<string, Provided>): Shared =>
  Object.fromEntries(
    Object.entries(provided).map(([key, module]) => {
      const version = SHARED_VERSIONS[key] ?? '0.0.0'
      const shareConfig = {
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${version}`,
        eager: 'lib' in module,
      }
      return [key, { ...module, version, scope: ['default'], shareConfig }]
    }),
  )
