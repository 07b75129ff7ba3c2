import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import { refuseScoped } from '../deploy-token.service.ts'
import type { HostVersions } from '../host-version.service.ts'

export const hostVersionRoutes = (hosts: HostVersions): Route[] => [
  defineRoute('GET /api/Release/Hosts', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: () => hosts.list(),
  }),
  defineRoute('POST /api/Release/RegisterHost', {
    rateLimit: { max: 30, windowSeconds: 60 },
    // The body lists all exports of the shared libraries.
    bodyLimit: 1_048_576,
    handler: ({ body, deployer }) => {
      refuseScoped(deployer)
      return hosts.register(body)
    },
  }),
]
