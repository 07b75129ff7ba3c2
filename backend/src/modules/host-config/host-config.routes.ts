import { HostConfig } from '@sufra/shared/contracts/host-config'
import type { Env } from '#src/env.ts'
import { defineRoute, type Route } from '#src/routing/route.ts'

export const hostConfigRoutes = (env: Env): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/config.json',
    summary: 'What differs between deployments of the front end',
    access: 'public',
    rateLimit: { max: 600, windowSeconds: 60 },
    response: HostConfig,
    handler: async ({ reply }) => {
      void reply.header('cache-control', 'no-cache')
      return {
        apiHost: '',
        registryUrl: '/remotes/registry.json',
        channel: env.CHANNEL,
        startLanguage: env.START_LANGUAGE === 'none' ? null : env.START_LANGUAGE,
        remoteOrigins: env.REMOTE_ORIGINS,
        overrides: env.OVERRIDES,
        debugTranslations: env.DEBUG_TRANSLATIONS,
      }
    },
  }),
]
