import { isDeepStrictEqual } from 'node:util'
import type { FieldChange, MenuChangeKind, MenuRevision } from '@sufra/shared/contracts/menu-history'
import { imageUrl } from '#src/modules/infrastructure/infrastructure.ts'
import type { RevisionRow } from './menu-history.repository.ts'
import type { Columns } from './past-state.repository.ts'

// The marks of deletion and derived columns are no fields of their own.
const NOT_SHOWN = new Set(['deleted_at', 'search_key'])

const fieldOf = (column: string): string =>
  column === 'image_key'
    ? 'imageUrl'
    : column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const valueOf = (column: string, value: unknown): unknown =>
  column === 'image_key' && typeof value === 'string' ? imageUrl(value) : (value ?? null)

export const isOffMenu = (columns: Columns): boolean => (columns.deleted_at ?? null) !== null

/** Returns the differing columns with the names and format of the entity's own answers. */
export const changedFields = (before: Columns, after: Columns): FieldChange[] =>
  Object.keys(after)
    .filter(column => !NOT_SHOWN.has(column) && !isDeepStrictEqual(before[column], after[column]))
    .map(column => ({
      field: fieldOf(column),
      before: valueOf(column, before[column]),
      after: valueOf(column, after[column]),
    }))

const kindOf = ({ before, after }: Pick<RevisionRow, 'before' | 'after'>): MenuChangeKind => {
  if (!before) return 'added'
  if (!('deleted_at' in after)) return 'changed'
  return isOffMenu(after) ? 'removed' : 'broughtBack'
}

export const presentRevision = (
  { revision, size, byName }: { revision: RevisionRow; size: number; byName: string | null },
  name: string,
): MenuRevision => ({
  id: revision.id,
  entity: revision.entity,
  entityId: revision.entityId,
  name,
  at: revision.at.toISOString(),
  byName,
  changeId: revision.changeId,
  size,
  kind: kindOf(revision),
  fields: revision.before ? changedFields(revision.before, revision.after) : [],
})
