import type {
  ReleaseChange,
  ReleaseHistory,
  ReleaseList,
  ReleaseUpload,
} from '@sufra/shared/contracts/release-control'
import { versionsOf } from './channel-view.ts'
import type { findChanges } from '../history.repository.ts'
import { presentPointer } from './present-registry.ts'
import type { Pointer, VersionRow } from '../release.repository.ts'
import type { UploadRow } from '../upload.repository.ts'

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

const presentChange = ({ at, ...row }: ChangeRow): ReleaseChange => ({ ...row, at: at.toISOString() })

const presentUpload = ({ name, version, who, files, bytes, lastAt }: UploadRow): ReleaseUpload => ({
  ...{ name, version, who, files, bytes },
  action: 'upload',
  at: lastAt.toISOString(),
})

interface Events {
  changes: ChangeRow[]
  uploads: UploadRow[]
}

/** Both in one list, newest first. The changes stay in the order of their revisions, whatever their clocks said. */
export const presentHistory = ({ changes, uploads }: Events): ReleaseHistory => {
  const left = uploads.map(presentUpload)
  const isNewerThan = (at: string) => (left[0]?.at ?? '') > at
  const merged = changes.map(presentChange).flatMap(change => {
    const newer: ReleaseHistory = []
    while (isNewerThan(change.at)) newer.push(...left.splice(0, 1))
    return [...newer, change]
  })
  return [...merged, ...left]
}
