/** A listener or an interval of a remote that is still active. */
export interface Leftover {
  /** The remote version (`name@version`) whose code created it. */
  owner: string
  what: string
}

// Numbered in order of creation.
const going = new Map<number, Leftover>()
let last = 0

/** Records a new one and returns its number. */
export const begin = (leftover: Leftover): number => {
  last += 1
  going.set(last, leftover)
  return last
}

export const end = (number: number): void => {
  going.delete(number)
}

/** Returns the last number. */
export const lastNumber = (): number => last

/** Returns an owner's active ones that were created after `since` and up to `until`. */
export const leftBetween = ({ owner, since, until }: { owner: string; since: number; until: number }) =>
  [...going]
    .filter(([number, each]) => each.owner === owner && number > since && number <= until)
    .map(([, { what }]) => what)

/** Returns the owner of the calling code by its stack; undefined for the host's own code. */
export type OwnerOf = (stack: string | undefined) => string | undefined

// Precedes line and column at the end of a stack line in all browsers.
const ADDRESS = /(?:\w+:\/)?\/[^\s()]*?(?=:\d+:\d+\)?$)/gm

/** Returns the file that called: the first one in the stack after the file that recorded it. */
export const callerIn = (stack: string | undefined): string | undefined => {
  const files: string[] = stack?.match(ADDRESS) ?? []
  return files.find(file => file !== files[0])
}
