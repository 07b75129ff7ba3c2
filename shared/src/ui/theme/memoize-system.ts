import type { SystemContext } from '@chakra-ui/react/styled-system'

/**
 * Returns the system with memoized functions. Chakra builds a recipe and hashes all properties on each render of an
 * element, which takes three to five times as long for a board of cards.
 */
export const memoizeSystem = (system: SystemContext): SystemContext => {
  const recipes = new WeakMap<object, unknown>()
  const ids = new WeakMap<object, number>()
  const idByText = new Map<string, number>()
  const styles = new Map<string, unknown>()
  const validity = new Map<string, boolean>()

  const idOf = (style: object): number => {
    const known = ids.get(style)
    if (known !== undefined) return known
    const text = JSON.stringify(style)
    const id = idByText.get(text) ?? idByText.size
    idByText.set(text, id)
    ids.set(style, id)
    return id
  }

  // A proxy keeps the generic type of the wrapped function.
  const cva = new Proxy(system.cva, {
    apply(create, _, [recipe]) {
      if (!recipes.has(recipe)) recipes.set(recipe, create(recipe))
      return recipes.get(recipe)
    },
  })
  const css = new Proxy(system.css, {
    apply(resolve, _, given) {
      const key = given.map(idOf).join()
      if (!styles.has(key)) styles.set(key, resolve(...given))
      return styles.get(key)
    },
  })
  const isValidProperty = (property: string): boolean => {
    const known = validity.get(property)
    if (known !== undefined) return known
    const isValid = system.isValidProperty(property)
    validity.set(property, isValid)
    return isValid
  }
  return { ...system, cva, css, isValidProperty }
}
