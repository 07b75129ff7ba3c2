import type { PaletteAct, PaletteCall, RemotePaletteEntry } from '@sufra/shared/contracts/release'

type Label = Record<'ar' | 'en', string>

/** One call with all its numbers, what to say after it, and what takes it back. */
export interface DescribedAct {
  call: PaletteCall
  done: Label
  undo: PaletteCall | undefined
}

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

const named = (label: Label, { name }: Subject): Label => ({
  ar: fill(label.ar, { name: name.ar || name.en }),
  en: fill(label.en, { name: name.en || name.ar }),
})

/** What an offer is called for one that was found. */
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

/** What an offer does in place, for one that was found. */
export const actFor = (
  { done, undo, ...call }: Omit<PaletteAct, 'doneKey'>,
  subject: Subject,
): DescribedAct => ({
  call: callFor(call, subject),
  done: named(done, subject),
  undo: undo && callFor(undo, subject),
})

/** Where a press on what was found leads: the first that this person may open. */
export const opensFirst = (
  offers: readonly RemotePaletteEntry[],
  of: RemotePaletteEntry['of'],
): RemotePaletteEntry | undefined => offers.find(offer => offer.kind === 'open' && offer.of === of)
