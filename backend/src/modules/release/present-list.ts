import type { ReleaseChange, ReleaseList } from '@sufra/shared/contracts/release-control'
import { versionsOf } from './channel-view.ts'
import type { findChanges } from './history.repository.ts'
import { presentPointer } from './present-registry.ts'
import type { Pointer, VersionRow } from './release.repository.ts'

const scriptBytes = ({ contract }: VersionRow): number =>
  Object.entries(contract.sizes)
    .filter(([file]) => file.endsWith('.js'))
    .reduce((sum, [, { brotli }]) => sum + brotli, 0)

interface Everything {
  revision: number
  pointers: Pointer[]
  versions: VersionRow[]
}

export const presentList = ({ revision, pointers, versions }: Everything): ReleaseList => ({
  revision,
  pointers: pointers.map(presentPointer),
  versions: versions.map(row => ({
    name: row.name,
    version: row.version,
    publishedAt: row.publishedAt.toISOString(),
    publishedBy: row.publishedBy,
    sizeBrotli: scriptBytes(row),
    isLive: pointers.some(pointer => pointer.name === row.name && versionsOf(pointer).includes(row.version)),
  })),
})

type ChangeRow = Awaited<ReturnType<typeof findChanges>>[number]

export const presentChange = ({ at, ...row }: ChangeRow): ReleaseChange => ({ ...row, at: at.toISOString() })
