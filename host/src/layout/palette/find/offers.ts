import type { RemotePaletteEntry } from '@sufra/shared/contracts/release'

/** What remotes name about something that was found. */
export interface Subject {
  id: number
  name: Record<'ar' | 'en', string>
  brandId?: number
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, field: string) => values[field] ?? whole)

/** Where an offer leads for one that was found. */
export const addressOf = ({ path }: RemotePaletteEntry, { id, name, brandId }: Subject): string => {
  const values = { id: String(id), name: name.en || name.ar, brandId: String(brandId ?? '') }
  const encoded = Object.entries(values).map(([field, value]) => [field, encodeURIComponent(value)])
  return `/${fill(path, Object.fromEntries(encoded))}`
}

/** What an offer is called for one that was found. */
export const labelOf = ({ label }: RemotePaletteEntry, { name }: Subject): Record<'ar' | 'en', string> => ({
  ar: fill(label.ar, { name: name.ar || name.en }),
  en: fill(label.en, { name: name.en || name.ar }),
})

/** Where a press on what was found leads: the first that this person may open. */
export const opensFirst = (
  offers: readonly RemotePaletteEntry[],
  of: RemotePaletteEntry['of'],
): RemotePaletteEntry | undefined => offers.find(offer => offer.kind === 'open' && offer.of === of)
