import type { OpenedPreview, PreviewState, ReleasePreview } from '@sufra/shared/contracts/release-preview'
import type { PreviewRow } from '../preview.repository.ts'
import { presentVersion } from '../registry/present-registry.ts'
import { signPreview } from './preview-token.ts'

/** A preview, and whether the authorization behind it is still valid. */
export interface PreviewEntry {
  row: PreviewRow
  isGood: boolean
}

const stateOf = ({ row: { revokedAt, until }, isGood }: PreviewEntry): PreviewState => {
  if (revokedAt || !isGood) return 'revoked'
  return until.getTime() > Date.now() ? 'open' : 'over'
}

const factsOf = ({ name, preview, by, until }: PreviewRow) => ({
  name,
  preview,
  by,
  until: until.toISOString(),
})

// The first screen without path parameters.
const screenOf = ({ contract }: PreviewRow): string =>
  contract.paths.map(({ path }) => path).find(path => !path.includes(':')) ?? ''

const linkOf = async (row: PreviewRow, key: Uint8Array): Promise<string> => {
  const query = new URLSearchParams({ [`preview-${row.name}`]: await signPreview(row.id, key) })
  return `/${screenOf(row)}?${query.toString()}`
}

/** Returns a preview for lists. */
export const presentPreview = async (entry: PreviewEntry, key: Uint8Array): Promise<ReleasePreview> => {
  const { row } = entry
  const { id, version, at } = row
  const state = stateOf(entry)
  return {
    id,
    version,
    state,
    ...factsOf(row),
    at: at.toISOString(),
    link: state === 'open' ? await linkOf(row, key) : null,
  }
}

/** Returns a preview for the page that opens it. */
export const presentOpened = (entry: PreviewEntry, storeUrl: string | undefined): OpenedPreview => {
  const { row } = entry
  const state = stateOf(entry)
  if (state !== 'open') return { state, ...factsOf(row) }
  return { state, ...factsOf(row), version: presentVersion(row, storeUrl) }
}
