import type { z } from 'zod'
import { ProductInput } from '@sufra/shared/contracts/product'
import type { Product } from '@sufra/shared/contracts/product'
import { readLocalized, searchKey, tidyLine } from '@sufra/shared/contracts/text'
import { validation } from '#src/errors/errors.ts'
import { parseInput } from '#src/routing/input.ts'
import { readJson } from '#src/routing/read-json.ts'
import { parseLocalized, writeLocalized } from './localized-input.ts'
import { areModifiersSound, numberedModifiers, withKeptSnoozes } from './product-modifiers.ts'

/** Maximum size of the part JsonProduct: a product with all modifiers in two languages. */
export const MAX_JSON_BYTES = 256 * 1024
const DEFAULT_INDEX = 12
const NAME_LENGTH = { min: 2, max: 80 }
const DESCRIPTION_MAX = 500
const NO_PROVIDER = 'Please select a Service Provider.'

const BEYOND_SPECIFICATION = [
  'sizes',
  'schedule',
  'isDrink',
  'sodiumMg',
  'caffeineMg',
  'caffeinePer',
  'allergens',
] as const
type Beyond = Pick<Product, (typeof BEYOND_SPECIFICATION)[number]>

/** Columns of a full product update; fields beyond the specification only if sent. */
export interface ProductDraft extends Partial<Beyond> {
  serviceProviderId: number
  categoryId: number
  name: string
  searchKey: string
  description: string | null
  price: number | null
  index: number
  calories: number | null
  isVisible: boolean
  choicesIds: number[]
  excludeBranchesIds: number[]
  modifiers: Product['modifiers']
}

export interface SentProduct {
  id: number | undefined
  rowVersion: number | undefined
  /** `imageUrl: null` without a file: the picture is removed. */
  dropsImage: boolean
  draft: ProductDraft
}

const parseName = (text: string): string | undefined => {
  const name = parseLocalized(text)
  if (!name) return undefined
  const ar = tidyLine(name.ar)
  const en = tidyLine(name.en)
  const given = [ar, en].filter(Boolean)
  const fits = given.every(each => each.length >= NAME_LENGTH.min && each.length <= NAME_LENGTH.max)
  return given.length > 0 && fits ? writeLocalized({ ar, en }) : undefined
}

const parseDescription = (text: string | null | undefined): string | null | undefined => {
  if (text === null || text === undefined || text === '') return null
  const description = parseLocalized(text)
  if (!description) return undefined
  const { ar, en } = description
  if (ar.length > DESCRIPTION_MAX || en.length > DESCRIPTION_MAX) return undefined
  return ar || en ? writeLocalized({ ar, en }) : null
}

const parseJson = (text: string): unknown => {
  try {
    return readJson(Buffer.from(text), { limit: MAX_JSON_BYTES })
  } catch {
    throw validation({ JsonProduct: ['malformed_json'] })
  }
}

const beyondOf = (sent: z.output<typeof ProductInput>): Partial<Beyond> =>
  Object.fromEntries(
    BEYOND_SPECIFICATION.flatMap(field => (sent[field] === undefined ? [] : [[field, sent[field]]])),
  )

const isWithoutProvider = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'serviceProviderId' in raw && raw.serviceProviderId === 0

/** Parses the part `JsonProduct`. Throws 400 `validation_failed` with a message per field. */
export const parseProduct = (json: string): SentProduct => {
  const raw = parseJson(json)
  if (isWithoutProvider(raw)) throw validation({ serviceProviderId: [NO_PROVIDER] })
  const sent = parseInput(ProductInput, raw)
  const name = parseName(sent.name)
  const description = parseDescription(sent.description)
  if (name === undefined || description === undefined || !areModifiersSound(sent.modifiers)) {
    throw validation({
      ...(name === undefined && { name: ['invalid_name'] }),
      ...(description === undefined && { description: ['invalid_text'] }),
      ...(!areModifiersSound(sent.modifiers) && { modifiers: ['invalid_modifiers'] }),
    })
  }
  const { ar, en } = readLocalized(name)
  return {
    id: sent.id,
    rowVersion: sent.rowVersion,
    dropsImage: sent.imageUrl === null,
    draft: {
      ...beyondOf(sent),
      serviceProviderId: sent.serviceProviderId,
      categoryId: sent.categoryId,
      name,
      searchKey: searchKey(`${en} ${ar}`),
      description,
      price: sent.price ?? null,
      index: sent.index && sent.index > 0 ? sent.index : DEFAULT_INDEX,
      calories: sent.calories ?? null,
      isVisible: sent.isVisible,
      choicesIds: [...new Set(sent.choicesIds)],
      excludeBranchesIds: [...new Set(sent.excludeBranchesIds)].toSorted((left, right) => left - right),
      modifiers: withKeptSnoozes(numberedModifiers(sent.modifiers), []),
    },
  }
}
