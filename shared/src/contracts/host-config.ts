import { z } from 'zod'

/** `/config.json`: settings of a deployment, read at run time so that one build serves all. */
export const HostConfig = z.object({
  apiHost: z.string().describe("the specification's {host}; empty means the same origin"),
  registryUrl: z.string(),
  channel: z.string(),
  startLanguage: z
    .enum(['ar', 'en'])
    .nullable()
    .describe('language before a choice; null for the language of the browser'),
  remoteOrigins: z.array(z.string()).describe('further origins from which remotes may be loaded'),
  overrides: z
    .enum(['open', 'signed'])
    .describe(
      'people who may override a remote in their own tab: everybody, or the operator and holders of a signed link',
    ),
  debugTranslations: z.boolean(),
})
export type HostConfig = z.infer<typeof HostConfig>
