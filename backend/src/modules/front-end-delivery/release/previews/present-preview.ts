import type { OpenedPreview, PreviewState, ReleasePreview } from '@sufra/shared/contracts/release-preview'
import type { PreviewRow } from '../preview.repository.ts'
import { presentVersion } from '../registry/present-registry.ts'
import { signPreview } from './preview-token.ts'

const stateOf = ({ revokedAt, until }: PreviewRow): PreviewState => {
  if (revokedAt) return 'revoked'
  return until.getTime() > Date.now() ? 'open' : 'over'
}

const factsOf = ({ name, preview, by, until }: PreviewRow) => ({
  ...{ name, preview, by },
  until: until.toISOString(),
})

// The first screen that needs nothing more to be opened.
const screenOf = ({ contract }: PreviewRow): string =>
  contract.paths.map(({ path }) => path).find(path => !path.includes(':')) ?? ''

const linkOf = async (row: PreviewRow, key: Uint8Array): Promise<string> => {
  const query = new URLSearchParams({ [`preview-${row.name}`]: await signPreview(row.id, key) })
  return `/${screenOf(row)}?${query.toString()}`
}

/** As lists show it. */
export const presentPreview = async (row: PreviewRow, key: Uint8Array): Promise<ReleasePreview> => {
  const { id, version, at } = row
  const state = stateOf(row)
  return {
    ...{ id, version, state },
    ...factsOf(row),
    at: at.toISOString(),
    link: state === 'open' ? await linkOf(row, key) : null,
  }
}

/** As whoever opens it needs it. */
export const presentOpened = (row: PreviewRow, storeUrl: string | undefined): OpenedPreview => {
  const state = stateOf(row)
  if (state !== 'open') return { state, ...factsOf(row) }
  return { state, ...factsOf(row), version: presentVersion(row, storeUrl) }
}
