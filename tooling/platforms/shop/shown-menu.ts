import type { Name } from '../../simulate/menu.ts'
import { invalid } from '../refusal.ts'
import { isBody, readList, readWhole } from '../shape.ts'
import type { Body } from '../shape.ts'

const LONGEST_NAME = 80

/** A product as received: the parsed fields, and all others unchanged. */
export interface ShownItem extends Body {
  productId: number
  /** JSON with both languages */
  name: string
  /** SAR */
  price: number | null
  isAvailable: boolean
}

export interface ShownMenu {
  categories: Body[]
  items: ShownItem[]
}

export interface Complaint {
  productId: number | null
  code: string
  message: string
}

export const namesOf = (text: string): Name => {
  const { ar, en }: { ar?: unknown; en?: unknown } = Object(JSON.parse(text))
  return { ar: typeof ar === 'string' ? ar : '', en: typeof en === 'string' ? en : '' }
}

const isNames = (value: unknown): value is string => {
  try {
    return typeof value === 'string' && isBody(JSON.parse(value))
  } catch {
    return false
  }
}

/** Parses a product. Throws a `Refusal` (invalid). */
export const readItem = (body: Body): ShownItem => {
  const productId = readWhole(body, 'productId', [1, 2_147_483_647])
  const { name, price = null, isAvailable = true } = body
  if (!isNames(name)) throw invalid(`the name of ${productId} must be the JSON of both languages`)
  if (price !== null && typeof price !== 'number') throw invalid(`the price of ${productId} must be a number`)
  if (typeof isAvailable !== 'boolean') throw invalid(`isAvailable of ${productId} must be true or false`)
  return { ...body, productId, name, price, isAvailable }
}

export const readMenu = (body: Body): ShownMenu => ({
  categories: readList(body, 'categories'),
  items: readList(body, 'items').map(readItem),
})

const pricesOf = ({ price, sizes }: ShownItem): unknown[] =>
  Array.isArray(sizes) && sizes.length > 0 ? sizes.filter(isBody).map(size => size.price) : [price]

const isPrice = (price: unknown): boolean => typeof price === 'number' && price > 0

const isNamed = ({ name }: Body): boolean =>
  isNames(name) && Object.values(namesOf(name)).some(text => text !== '')

const isWholeGroup = (group: Body): boolean => {
  const { min, max, isRequired } = group
  const options = Array.isArray(group.options) ? group.options.filter(isBody) : []
  if (typeof min !== 'number' || typeof max !== 'number' || min > max) return false
  const least = Math.max(min, isRequired === true ? 1 : 0)
  const isPriced = ({ price }: Body) => typeof price === 'number' && price >= 0
  return isNamed(group) && options.length >= least && options.every(each => isNamed(each) && isPriced(each))
}

const hasWholeGroups = ({ modifierGroups = [] }: ShownItem): boolean =>
  Array.isArray(modifierGroups) && modifierGroups.every(group => isBody(group) && isWholeGroup(group))

/**
 * Returns a platform's complaints about a product: a missing or too long name, an invalid price, or groups without a
 * possible choice.
 */
export const complaintsAbout = (item: ShownItem): Complaint[] => {
  const { productId } = item
  const { ar, en } = namesOf(item.name)
  const complain = (code: string, message: string): Complaint => ({ productId, code, message })
  return [
    ...(ar === '' || en === '' ? [complain('no_name', 'a name is missing')] : []),
    ...(Math.max(ar.length, en.length) > LONGEST_NAME
      ? [complain('name_too_long', `a name has more than ${LONGEST_NAME} letters`)]
      : []),
    ...(pricesOf(item).every(isPrice) ? [] : [complain('no_price', 'the price must be above 0')]),
    ...(hasWholeGroups(item)
      ? []
      : [complain('broken_group', 'a group has no name, too few options, or an option without a price')]),
  ]
}

/** Returns every option of a product, whatever its groups are called. */
export const optionsOf = (item: ShownItem): Body[] =>
  Object.values(item)
    .flatMap(value => (Array.isArray(value) ? value.filter(isBody) : []))
    .flatMap(({ options }) => (Array.isArray(options) ? options.filter(isBody) : []))

export const idOf = ({ optionId, id }: Body): unknown => optionId ?? id
