import { repeatedNames } from '@sufra/shared/contracts/modifier-group'
import { nameInBoth, readLocalized } from '@sufra/shared/contracts/text'
import type { Db, Scope } from '#src/database/database.ts'
import { validation } from '#src/errors/errors.ts'
import { productsWithGroups } from './carriers.repository.ts'
import { choiceNames } from './choice.repository.ts'

interface Brand {
  scope: Scope
  serviceProviderId: number
}

// Key of a product and of a name that two of its groups have, with the product's name.
const equalNames = async (db: Db, brand: Brand): Promise<Map<string, string>> => {
  const choices = await choiceNames(db, brand)
  const nameOf = new Map(choices.map(({ id, name }) => [id, readLocalized(name)]))
  const products = await productsWithGroups(db, brand)
  return new Map(
    products.flatMap(({ id, name, modifiers, choicesIds }) => {
      const names = [
        ...modifiers.map(group => group.name),
        ...choicesIds.flatMap(choiceId => nameOf.get(choiceId) ?? []),
      ]
      return repeatedNames(names).map(({ place, language }): [string, string] => [
        `${id} ${names[place]?.[language] ?? ''}`,
        nameInBoth(readLocalized(name)),
      ])
    }),
  )
}

/**
 * Runs a change of a brand's menu that brings back earlier groups or names. Throws 400 `restored_same_name` with the
 * product when two of its groups have equal names afterwards and had different ones before.
 */
export const refuseEqualGroupNames = async <T>(
  db: Db,
  brand: Brand,
  change: () => Promise<T>,
): Promise<T> => {
  const before = await equalNames(db, brand)
  const result = await change()
  const added = [...(await equalNames(db, brand))].find(([key]) => !before.has(key))
  if (added) throw validation({ modifiers: [`restored_same_name:${added[1]}`] })
  return result
}
