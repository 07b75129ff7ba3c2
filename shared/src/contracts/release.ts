import { z } from 'zod'
import { Permission, RoleName } from './role.ts'
import { isRange } from './version-range.mjs'

const NeededPermission = Permission.optional().describe('permission that the role also needs')

export const RemoteName = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/)
// Bounded numbers, because pages report versions and the reports are stored.
export const RemoteVersionName = z.string().regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}-[a-z0-9]{4,40}$/)
const Sha384 = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)

const Label = z.strictObject({ ar: z.string(), en: z.string() })

/** A sidebar entry of a remote. `label` is inline, so that the sidebar is complete before the remote's code runs. */
export const RemoteNavEntry = z.strictObject({
  id: z.string(),
  labelKey: z.string(),
  label: Label,
  icon: z.string().describe('name in the host icon set'),
  path: z.string(),
  order: z.int(),
  roles: z.array(RoleName),
  permission: NeededPermission,
  key: z
    .string()
    .regex(/^[a-z]$/)
    .optional()
    .describe('letter of the shortcut after G'),
})
export type RemoteNavEntry = z.infer<typeof RemoteNavEntry>

/** A call that a palette action makes. "{id}" and "{brandId}" stand for the numbers of its subject. */
export const PaletteCall = z.strictObject({
  method: z.enum(['POST', 'PUT']),
  path: z.string().regex(/^\/api\/[A-Za-z/]+$/),
  body: z.record(z.string(), z.unknown()),
})
export type PaletteCall = z.infer<typeof PaletteCall>

/** Action of a palette entry that calls the API instead of navigating. Data, not code. */
export const PaletteAct = PaletteCall.extend({
  doneKey: z.string(),
  done: Label.describe('confirmation text; may contain {name}'),
  undo: PaletteCall.optional(),
})
export type PaletteAct = z.infer<typeof PaletteAct>

/**
 * An entry of the command palette beyond those of the sidebar. Data as well: it is found before the remote's code runs.
 */
export const RemotePaletteEntry = z.strictObject({
  id: z.string(),
  kind: z
    .enum(['screen', 'action', 'open'])
    .describe('open: target of a search result; the first match applies'),
  of: z
    .enum(['product', 'order', 'merchant', 'branch'])
    .optional()
    .describe(
      'kind of subject. `path` and `label` may contain {id}, {name} and {brandId} of a search result',
    ),
  onlyIf: z.enum(['onSale', 'snoozed']).optional().describe('state that a product must have'),
  act: PaletteAct.optional().describe('action that runs in place; hosts that do not know it open `path`'),
  labelKey: z.string(),
  label: Label,
  icon: z.string().describe('name in the host icon set'),
  path: z.string().describe('path of the remote without a leading slash; may contain a query'),
  roles: z.array(RoleName),
  permission: NeededPermission,
})
export type RemotePaletteEntry = z.infer<typeof RemotePaletteEntry>

/** Keyboard shortcuts of a remote's screen, for the page that lists them. */
export const RemoteShortcut = z.strictObject({
  id: z.string(),
  labelKey: z.string(),
  label: Label,
  keys: z.array(z.string()).min(1).describe('key names: "A", "Enter"'),
  path: z.string().describe('screen where the shortcut works'),
})
export type RemoteShortcut = z.infer<typeof RemoteShortcut>

export const RemotePath = z.strictObject({
  path: z.string().describe('react-router pattern without a leading slash, e.g. "edit-category/:id"'),
  roles: z.array(RoleName).describe('a wrong role never downloads the remote'),
  permission: NeededPermission,
  preload: z
    .array(z.string())
    .optional()
    .describe('files that this screen needs; the host fetches them together with the entry'),
  shares: z
    .array(z.string())
    .optional()
    .describe('shared keys that this screen needs; absent in older builds, which need all of `consumes`'),
})

export type RemotePath = z.infer<typeof RemotePath>

/** `contract.json`: description of a remote by its build. Data only. */
export const RemoteContract = z.strictObject({
  schema: z.literal(1),
  name: RemoteName,
  version: RemoteVersionName,
  hostApi: z.string().describe('required semver range of the host API'),
  consumes: z.record(z.string(), z.string()).describe('shared key to semver range'),
  imports: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('shared key to imported names; absent in older builds'),
  paths: z.array(RemotePath).min(1),
  nav: z.array(RemoteNavEntry),
  palette: z.array(RemotePaletteEntry).optional().describe('absent in older builds'),
  shortcuts: z.array(RemoteShortcut).optional().describe('absent in older builds'),
  background: z
    .array(RoleName)
    .describe('roles for which the host loads it in idle time and runs activate()'),
  i18n: z.strictObject({ namespace: z.string(), files: z.record(z.enum(['ar', 'en']), z.string()) }),
  entry: z.string().describe('file that the federation runtime loads'),
  files: z.record(z.string(), Sha384).describe('all files that the remote can load, by path'),
  sizes: z.record(z.string(), z.strictObject({ raw: z.int(), brotli: z.int() })),
})
export type RemoteContract = z.infer<typeof RemoteContract>

/** A live version in the registry: the contract without the fields that only tools need. */
export const ReleasedVersion = z.strictObject({
  version: RemoteVersionName,
  baseUrl: z
    .string()
    .describe('ends with a slash; relative to the registry, or absolute at an allowed origin'),
  integrity: Sha384.describe('integrity of contract.json'),
  contract: RemoteContract.omit({ sizes: true, schema: true, name: true, version: true }),
})
export type ReleasedVersion = z.infer<typeof ReleasedVersion>

export const RegistryEntry = z.strictObject({
  stable: ReleasedVersion.nullable(),
  previous: ReleasedVersion.nullable(),
  canary: z
    .strictObject({ version: ReleasedVersion, percent: z.int().min(0).max(100), salt: z.string() })
    .nullable(),
  disabled: z.boolean(),
  withdrawn: z
    .array(RemoteVersionName)
    .optional()
    .describe('recently rolled back versions; open pages with such a version replace it'),
})
export type RegistryEntry = z.infer<typeof RegistryEntry>

/** `/remotes/registry.json`: the only mutable file of a delivery. */
export const RemoteRegistry = z.strictObject({
  schema: z.literal(1),
  revision: z.int().min(0),
  remotes: z.record(RemoteName, RegistryEntry),
})
export type RemoteRegistry = z.infer<typeof RemoteRegistry>

/** A release channel, e.g. "stable" or "beta". A merchant is on one of them. */
export const ChannelName = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, { error: 'invalid_channel_name' })

const Why = z.string().trim().max(300).optional().describe('recorded in the history')
const ExpectedRevision = z
  .int()
  .min(0)
  .optional()
  .describe('compare-and-swap: 409 stale_version if the registry has changed')

/** Fields of every change of a pointer. */
const PointerChange = {
  name: RemoteName,
  channel: ChannelName.default('stable'),
  why: Why,
  expectedRevision: ExpectedRevision,
}

/** Confirms that an older build replaces a newer one. */
export const AllowLower = z
  .literal(true)
  .optional()
  .describe('allows a version below the stable one; otherwise 409 version_lower')

const VersionRange = z.string().max(256).refine(isRange, { error: 'invalid_format' })

/** Makes an uploaded version the live one of its remote and channel. */
export const PublishRequest = z.strictObject({
  ...PointerChange,
  version: RemoteVersionName,
  baseUrl: z.string().max(2048),
  integrity: Sha384,
  contract: RemoteContract.extend({
    hostApi: VersionRange,
    consumes: z.record(z.string(), VersionRange),
  }),
  replaces: RemoteVersionName.nullable()
    .optional()
    .describe(
      'stable version at the start of the publication, null for none; 409 stale_version if it has changed',
    ),
  allowLower: AllowLower,
  approve: z
    .literal(true)
    .optional()
    .describe(
      'true to approve its claims as well; for the operator and the deployment that publishes its own remotes',
    ),
})
export type PublishRequest = z.input<typeof PublishRequest>

/** Pointers after a change. */
export const PointerAnswer = z.object({
  revision: z.int(),
  name: RemoteName,
  channel: ChannelName,
  stable: z.string().nullable(),
  previous: z.string().nullable(),
  canary: z.object({ version: z.string(), percent: z.int() }).nullable(),
  disabled: z.boolean(),
})
export type PointerAnswer = z.infer<typeof PointerAnswer>
