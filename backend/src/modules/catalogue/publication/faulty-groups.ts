import { groupFaults, isImpossible, repeatedNames } from '@sufra/shared/contracts/modifier-group'
import type { GroupFault } from '@sufra/shared/contracts/modifier-group'
import type { FaultyGroup } from '@sufra/shared/contracts/publication'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { ChoiceFacts, DishRow } from './publication.repository.ts'

type Carried = Pick<FaultyGroup, 'kind' | 'id' | 'name'> & Parameters<typeof groupFaults>[0]

const carriedGroups = (
  modifiers: DishRow['modifiers'],
  choices: readonly ChoiceFacts[],
): readonly Carried[] => [
  ...modifiers.map(({ id = 0, name, min, max, required, options }): Carried => ({
    kind: 'modifier',
    id,
    name: JSON.stringify({ ar: name.ar, en: name.en }),
    min,
    max,
    isRequired: required,
    options,
  })),
  ...choices.map((choice): Carried => ({ ...choice, kind: 'choice' })),
]

/** The errors in the groups of a dish, its own and those that it shares with others, each error of a group once. */
export const faultyGroupsOf = (
  { modifiers }: Pick<DishRow, 'modifiers'>,
  choices: readonly ChoiceFacts[],
): { impossible: FaultyGroup[]; others: FaultyGroup[] } => {
  const groups = carriedGroups(modifiers, choices)
  const repeated = new Set(
    repeatedNames(groups.map(({ name }) => readLocalized(name))).map(({ place }) => place),
  )
  const faulty = groups.flatMap((group, place) => {
    const { kind, id, name } = group
    const codes = new Set<GroupFault['code']>(groupFaults(group).map(({ code }) => code))
    if (repeated.has(place)) codes.add('same_group_name')
    return [...codes].map((code): FaultyGroup => ({ kind, id, name, code }))
  })
  return {
    impossible: faulty.filter(isImpossible),
    others: faulty.filter(fault => !isImpossible(fault)),
  }
}
