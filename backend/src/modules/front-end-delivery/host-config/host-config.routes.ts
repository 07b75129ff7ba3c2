import type { HostConfig } from '@sufra/shared/contracts/host-config'
import type { Env } from '#src/env.ts'
import { isFromThisMachine } from '#src/routing/from-this-machine.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'

const overridesFor = ({ OVERRIDES }: Env, isHere: boolean): HostConfig['overrides'] => {
  if (OVERRIDES !== 'open-here') return OVERRIDES
  return isHere ? 'open' : 'signed'
}

export const hostConfigRoutes = (env: Env): Route[] => [
  defineRoute('GET /config.json', {
    rateLimit: { max: 600, windowSeconds: 60 },
    handler: async ({ request, reply }) => {
      const isHere = isFromThisMachine(request)
      void reply.header('cache-control', 'no-cache')
      return {
        apiHost: '',
        registryUrl: '/remotes/registry.json',
        channel: env.CHANNEL,
        startLanguage: env.START_LANGUAGE === 'none' ? null : env.START_LANGUAGE,
        remoteOrigins: isHere ? [...env.REMOTE_ORIGINS, ...env.LOCAL_REMOTE_ORIGINS] : env.REMOTE_ORIGINS,
        overrides: overridesFor(env, isHere),
        debugTranslations: env.DEBUG_TRANSLATIONS,
      }
    },
  }),
]
