import { readLocalized } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import { mapYielding } from '#src/routing/map-yielding.ts'
import { matchProducts } from './match-products.ts'
import type { StoredProduct } from './menu-import.repository.ts'
import { matchPictures } from './pictures/match-pictures.ts'
import type { PictureCandidate, PictureOutcome, SentPicture } from './pictures/match-pictures.ts'
import { NO_VALUES, createPlanner } from './plan-row.ts'
import type { MenuNow, PlannedChange, Subject } from './plan-row.ts'
import type { Fault, Row } from './read-row.ts'

export interface Plan {
  changes: PlannedChange[]
  unchanged: number
  faults: Fault[]
  /** names of new categories as in the file */
  newCategories: string[]
  newSizes: Localized[]
  pictures: PictureOutcome<PictureCandidate>[]
}

const subjectsOf = (rows: readonly Row[], products: readonly StoredProduct[]): Subject[] => {
  const matches = matchProducts(rows, products)
  const named = new Set(matches.map(({ product }) => product?.id))
  return [
    ...matches,
    ...products.filter(({ id }) => !named.has(id)).map(product => ({ row: undefined, product })),
  ].map(({ row, product }) => {
    const { sku, nameEn, nameAr, picture } = row?.values ?? NO_VALUES
    const old = readLocalized(product?.name ?? '{}')
    return {
      row,
      product,
      file: picture,
      sku: sku === undefined ? (product?.sku ?? null) : sku,
      name: { en: nameEn ?? old.en, ar: nameAr ?? old.ar },
    }
  })
}

/** Plans the effect of a file and pictures on a menu, comparing each row with its product. */
export const planImport = async (
  { rows, pictures }: { rows: readonly Row[]; pictures: readonly SentPicture[] },
  menu: MenuNow,
): Promise<Plan> => {
  const subjects = subjectsOf(rows, menu.products)
  const { keys, outcomes } = matchPictures(pictures, subjects)
  const concerned = subjects.filter(subject => subject.row !== undefined || keys.has(subject))
  const planAll = async (all: readonly Subject[]) => {
    const { plan, made } = createPlanner(menu, keys)
    const planned = await mapYielding(all, subject => ({ subject, result: plan(subject) }))
    return { planned, made }
  }
  const first = await planAll(concerned)
  const good = first.planned.filter(({ result }) => result !== 'refused').map(({ subject }) => subject)
  // Plans again without refused rows, so that their categories and sizes are not created.
  const { planned, made } = good.length < concerned.length ? await planAll(good) : first
  return {
    changes: planned.flatMap(({ result }) => (typeof result === 'object' ? [result] : [])),
    unchanged: planned.filter(({ subject, result }) => subject.row && result === 'unchanged').length,
    faults: rows.flatMap(({ faults }) => faults),
    pictures: outcomes,
    ...made(),
  }
}
