import type { PointerAnswer } from '@sufra/shared/contracts/release'
import type { Db } from '#src/database/database.ts'
import { presentPointer } from './present-registry.ts'
import { findPointers, findRevision } from '../release.repository.ts'

const NOWHERE = { stable: null, previous: null, canary: null, disabled: false }

/** Returns a pointer with the revision. Its versions are null before the first publication. */
export const pointerWithRevision = async (
  db: Db,
  { name, channel }: { name: string; channel: string },
): Promise<PointerAnswer> => {
  const { revision } = await findRevision(db)
  const pointers = await findPointers(db)
  const current = pointers.find(pointer => pointer.name === name && pointer.channel === channel)
  return { revision, ...(current ? presentPointer(current) : { name, channel, ...NOWHERE }) }
}
