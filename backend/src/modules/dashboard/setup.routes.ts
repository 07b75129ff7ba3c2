import { SetupList } from '@sufra/shared/contracts/account'
import { forbiddenRole } from '#src/errors.ts'
import { defineRoute, type Route } from '#src/routing/route.ts'
import type { SetupService } from './setup.service.ts'

export const setupRoutes = (setup: SetupService): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/Dashboard/GetSetup',
    summary: 'What is left for the merchant to set up',
    access: ['Admin'],
    rateLimit: { max: 300, windowSeconds: 60 },
    response: SetupList,
    handler: async ({ session }) => {
      if (session.accountId === null) throw forbiddenRole()
      return setup.list(session.accountId)
    },
  }),
]
