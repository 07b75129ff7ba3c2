import type { ApprovalState, ClaimLimits } from '@sufra/shared/contracts/release-claims'
import type {
  ReleaseChange,
  ReleaseHistory,
  ReleaseList,
  ReleaseUpload,
} from '@sufra/shared/contracts/release-control'
import type { RemoteContract } from '@sufra/shared/contracts/release'
import type { ApprovalRow } from '../approval.repository.ts'
import { presentApproval } from './present-approval.ts'
import { scriptBytes } from './script-bytes.ts'
import { versionsOf } from './channel-view.ts'
import type { findChanges } from '../history.repository.ts'
import { presentPointer } from './present-registry.ts'
import type { Pointer, VersionRow } from '../release.repository.ts'
import type { UploadRow } from '../upload.repository.ts'

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

// `edit-category/:id` is below `edit-category`.
const prefixOf = (path: string): string => path.replace(/\/?:.*$/, '')

// Removes prefixes below another one.
const outermost = (prefixes: readonly string[]): string[] =>
  prefixes.filter(prefix => !prefixes.some(other => prefix.startsWith(`${other}/`)))

// Returns the narrowest limits that contain these contracts: the default for a new token of an existing remote.
const limitsAround = (contracts: readonly RemoteContract[]): ClaimLimits => {
  const paths = contracts.flatMap(contract => contract.paths)
  const nav = contracts.flatMap(contract => contract.nav)
  const places = nav.map(({ order }) => order)
  return {
    roles: unique([...paths, ...nav].flatMap(({ roles }) => roles)),
    paths: outermost(unique(paths.map(({ path }) => prefixOf(path))).filter(prefix => prefix !== '')),
    background: contracts.some(({ background }) => background.length > 0),
    nav: places.length > 0 ? { from: Math.min(...places), to: Math.max(...places) } : null,
    kilobytes: null,
  }
}

interface Everything {
  revision: number
  pointers: Pointer[]
  versions: VersionRow[]
  /** of versions that cannot be served */
  approvals: ApprovalRow[]
}

const stateOf = (approvals: readonly ApprovalRow[], { name, version }: VersionRow): ApprovalState =>
  approvals.find(row => row.name === name && row.version === version)?.state ?? 'approved'

const liveContracts = ({ pointers, versions }: Pick<Everything, 'pointers' | 'versions'>, name: string) => {
  const live = pointers.filter(pointer => pointer.name === name).flatMap(versionsOf)
  return versions
    .filter(row => row.name === name && live.includes(row.version))
    .map(({ contract }) => contract)
}

export const presentList = ({ revision, pointers, versions, approvals }: Everything): ReleaseList => ({
  revision,
  pointers: pointers.map(presentPointer),
  versions: versions.map(row => ({
    name: row.name,
    version: row.version,
    publishedAt: row.publishedAt.toISOString(),
    publishedBy: row.publishedBy,
    sizeBrotli: scriptBytes(row.contract.sizes),
    isLive: pointers.some(pointer => pointer.name === row.name && versionsOf(pointer).includes(row.version)),
    approval: stateOf(approvals, row),
  })),
  claims: [...new Set(pointers.map(({ name }) => name))].map(name => ({
    name,
    limits: limitsAround(liveContracts({ pointers, versions }, name)),
  })),
  waiting: approvals.filter(({ state }) => state === 'waiting').map(presentApproval),
})

type ChangeRow = Awaited<ReturnType<typeof findChanges>>[number]

const presentChange = ({ at, ...row }: ChangeRow): ReleaseChange => ({ ...row, at: at.toISOString() })

const presentUpload = ({ name, version, who, files, bytes, lastAt }: UploadRow): ReleaseUpload => ({
  name,
  version,
  who,
  files,
  bytes,
  action: 'upload',
  at: lastAt.toISOString(),
})

interface Events {
  changes: ChangeRow[]
  uploads: UploadRow[]
  approvals: ApprovalRow[]
}

const newestFirst = (one: { at: string }, other: { at: string }): number => (one.at < other.at ? 1 : -1)

/**
 * Merges changes, uploads and approvals, newest first. Changes stay in the order of their revisions, whatever
 * the clocks said.
 */
export const presentHistory = ({ changes, uploads, approvals }: Events): ReleaseHistory => {
  const left = [...uploads.map(presentUpload), ...approvals.map(presentApproval)].toSorted(newestFirst)
  const isNewerThan = (at: string) => (left[0]?.at ?? '') > at
  const merged = changes.map(presentChange).flatMap(change => {
    const newer: ReleaseHistory = []
    while (isNewerThan(change.at)) newer.push(...left.splice(0, 1))
    return [...newer, change]
  })
  return [...merged, ...left]
}
