import { HostFacts, HostList } from '@sufra/shared/contracts/release-control'
import { defineRoute, type Route } from '#src/routing/route.ts'
import { refuseScoped } from './deploy-token.service.ts'
import type { HostVersions } from './host-version.service.ts'

export const hostVersionRoutes = (hosts: HostVersions): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/Release/Hosts',
    summary: 'The last released versions of the host, and what they share',
    access: 'deploy',
    rateLimit: { max: 300, windowSeconds: 60 },
    response: HostList,
    handler: () => hosts.list(),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Release/RegisterHost',
    summary: 'Says what a released version of the host shares',
    access: 'deploy',
    rateLimit: { max: 30, windowSeconds: 60 },
    // It names everything that the shared libraries export.
    bodyLimit: 1_048_576,
    body: HostFacts,
    response: HostList,
    handler: ({ body, deployer }) => {
      refuseScoped(deployer)
      return hosts.register(body)
    },
  }),
]
