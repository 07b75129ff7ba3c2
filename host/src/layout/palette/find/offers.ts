import type { PaletteAct, PaletteCall, RemotePaletteEntry } from '@sufra/shared/contracts/release'

type Label = Record<'ar' | 'en', string>

/** A complete call, its success text and its undo. */
export interface DescribedAct {
  call: PaletteCall
  done: Label
  undo: PaletteCall | undefined
}

/** The found item for which remotes name offers. */
export interface Subject {
  id: number
  name: Record<'ar' | 'en', string>
  brandId?: number
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, field: string) => values[field] ?? whole)

/** Returns the address of an offer for a found item. */
export const addressOf = ({ path }: RemotePaletteEntry, { id, name, brandId }: Subject): string => {
  const values = { id: String(id), name: name.en || name.ar, brandId: String(brandId ?? '') }
  const encoded = Object.entries(values).map(([field, value]) => [field, encodeURIComponent(value)])
  return `/${fill(path, Object.fromEntries(encoded))}`
}

const named = (label: Label, { name }: Subject): Label => ({
  ar: fill(label.ar, { name: name.ar || name.en }),
  en: fill(label.en, { name: name.en || name.ar }),
})

/** Returns the label of an offer for a found item. */
export const labelOf = ({ label }: Pick<RemotePaletteEntry, 'label'>, subject: Subject): Label =>
  named(label, subject)

const numbersOf = ({ id, brandId }: Subject): Record<string, number | undefined> => ({
  '{id}': id,
  '{brandId}': brandId,
})

const filled = (body: PaletteCall['body'], subject: Subject): PaletteCall['body'] => {
  const numbers = numbersOf(subject)
  return JSON.parse(JSON.stringify(body), (_key, value) =>
    typeof value === 'string' ? (numbers[value] ?? value) : value,
  )
}

const callFor = ({ method, path, body }: PaletteCall, subject: Subject): PaletteCall => ({
  method,
  path,
  body: filled(body, subject),
})

/** Returns the action of an offer for a found item. */
export const actFor = (
  { done, undo, ...call }: Omit<PaletteAct, 'doneKey'>,
  subject: Subject,
): DescribedAct => ({
  call: callFor(call, subject),
  done: named(done, subject),
  undo: undo && callFor(undo, subject),
})

/** Returns the first offer that this person may open: a press on a found item leads there. */
export const opensFirst = (
  offers: readonly RemotePaletteEntry[],
  of: RemotePaletteEntry['of'],
): RemotePaletteEntry | undefined => offers.find(offer => offer.kind === 'open' && offer.of === of)
