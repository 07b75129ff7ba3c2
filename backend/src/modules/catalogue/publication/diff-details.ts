import type {
  ChannelMenu,
  ChannelMenuItem,
  ChannelModifierGroup,
  MenuDiffDetail,
} from '@sufra/shared/contracts/publication'

type Kind = MenuDiffDetail['of']
type Option = ChannelModifierGroup['options'][number]

interface Changed<Part> {
  of: Kind
  before: readonly Part[]
  after: readonly Part[]
  idOf: (part: Part) => number | string
  /** Returns the differences of a part that exists in both. */
  compare: (before: Part, after: Part) => MenuDiffDetail[]
}

const limitsOf = ({ min, max, isRequired }: ChannelModifierGroup): string =>
  `${isRequired ? Math.max(1, min) : min}–${max}`

const aspect = (
  { of, name, what }: Pick<MenuDiffDetail, 'of' | 'name' | 'what'>,
  before: string,
  after: string,
): MenuDiffDetail[] => (before === after ? [] : [{ of, name, what, before, after }])

const changesOf = <Part extends { name: string }>({
  of,
  before,
  after,
  idOf,
  compare,
}: Changed<Part>): MenuDiffDetail[] => {
  const old = new Map(before.map(part => [idOf(part), part]))
  const kept = new Set(after.map(idOf))
  return [
    ...after.flatMap(part => {
      const was = old.get(idOf(part))
      if (!was) return [{ of, name: part.name, what: 'added' as const, before: null, after: null }]
      return [...aspect({ of, name: part.name, what: 'name' }, was.name, part.name), ...compare(was, part)]
    }),
    ...before
      .filter(part => !kept.has(idOf(part)))
      .map(({ name }) => ({ of, name, what: 'removed' as const, before: null, after: null })),
  ]
}

const compareOptions = (before: Option, { name, price, isAvailable }: Option): MenuDiffDetail[] => [
  ...aspect({ of: 'option', name, what: 'price' }, String(before.price), String(price)),
  ...aspect({ of: 'option', name, what: 'availability' }, String(before.isAvailable), String(isAvailable)),
]

const compareGroups = (before: ChannelModifierGroup, after: ChannelModifierGroup): MenuDiffDetail[] => [
  ...aspect({ of: 'group', name: after.name, what: 'limits' }, limitsOf(before), limitsOf(after)),
  ...changesOf({
    of: 'option',
    before: before.options,
    after: after.options,
    idOf: ({ optionId }) => optionId,
    compare: compareOptions,
  }),
]

/**
 * Returns the differences inside of a dish that a platform shows: its category's name, and the groups with
 * their options.
 */
export const detailsOf = (
  { item, published }: { item: ChannelMenuItem; published: ChannelMenuItem },
  categories: { now: ReadonlyMap<number, string>; then: ReadonlyMap<number, string> },
): MenuDiffDetail[] => {
  const name = categories.now.get(item.categoryId) ?? ''
  const before = categories.then.get(published.categoryId) ?? name
  return [
    ...aspect({ of: 'category', name, what: 'name' }, before, name),
    ...changesOf({
      of: 'group',
      // Menus of older versions have no groups.
      before: published.modifierGroups ?? [],
      after: item.modifierGroups,
      idOf: ({ id }) => id,
      compare: compareGroups,
    }),
  ]
}

export const categoryNamesOf = (menu: ChannelMenu | null): ReadonlyMap<number, string> =>
  new Map((menu?.categories ?? []).map(({ id, name }) => [id, name]))
