import { Health, Mailbox, MailboxQuery } from '#src/contracts/deployment.ts'
import { HostConfig } from '#src/contracts/host-config.ts'
import { ChannelName, RemoteRegistry } from '#src/contracts/release.ts'
import { defineEndpoints } from './endpoint.ts'
import { z } from 'zod'

export const deploymentEndpoints = defineEndpoints({
  'GET /api/health': {
    summary:
      '200 when the database is migrated and seeded, every required remote is released and the node is not stopping, otherwise 503',
    access: 'public',
    answer: Health,
  },
  'GET /config.json': {
    summary: 'Returns the configuration of this deployment of the front end',
    access: 'public',
    answer: HostConfig,
  },
  'GET /dev/mail': {
    summary: 'Lists the mails of a local installation, newest first, filtered by `to`',
    access: 'public',
    query: MailboxQuery,
    answer: Mailbox,
    errors: ['not_found'],
  },
  'GET /remotes/registry.json': {
    summary: 'Returns the live version of every remote with its claims',
    access: 'public',
    answer: RemoteRegistry,
  },
  'GET /remotes/registry.:channel.json': {
    summary: 'Returns the live versions of another channel, with those of stable as fallback',
    access: 'public',
    params: z.object({ channel: ChannelName }),
    answer: RemoteRegistry,
    errors: ['not_found'],
  },
})
