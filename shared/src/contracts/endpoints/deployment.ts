import { Health, Mailbox, MailboxQuery } from '#src/contracts/deployment.ts'
import { HostConfig } from '#src/contracts/host-config.ts'
import { ChannelName, RemoteRegistry } from '#src/contracts/release.ts'
import { defineEndpoints } from './endpoint.ts'
import { z } from 'zod'

export const deploymentEndpoints = defineEndpoints({
  'GET /api/health': {
    summary:
      '200 when the database is migrated and seeded and every required remote is released, otherwise 503',
    access: 'public',
    answer: Health,
  },
  'GET /config.json': {
    summary: 'What differs between deployments of the front end',
    access: 'public',
    answer: HostConfig,
  },
  'GET /dev/mail': {
    summary: 'What would have been mailed, newest first; `to` filters. Local development only',
    access: 'public',
    query: MailboxQuery,
    answer: Mailbox,
    errors: ['not_found'],
  },
  'GET /remotes/registry.json': {
    summary: 'The live version of every remote, with what it claims',
    access: 'public',
    answer: RemoteRegistry,
  },
  'GET /remotes/registry.:channel.json': {
    summary: 'The same for another channel than stable, which stands in where that has nothing of its own',
    access: 'public',
    params: z.object({ channel: ChannelName }),
    answer: RemoteRegistry,
    errors: ['not_found'],
  },
})
