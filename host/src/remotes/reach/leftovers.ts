/** A listener or an interval of a remote that goes on. */
export interface Leftover {
  /** The folder that its code came from. */
  owner: string
  what: string
}

// Numbered in the order in which they began.
const going = new Map<number, Leftover>()
let last = 0

/** It begins; the number under which it ends. */
export const begin = (leftover: Leftover): number => {
  last += 1
  going.set(last, leftover)
  return last
}

export const end = (number: number): void => {
  going.delete(number)
}

/** The number of what began last. */
export const lastNumber = (): number => last

/** What began after `since`, until `until`, and goes on. */
export const leftBetween = ({ owner, since, until }: { owner: string; since: number; until: number }) =>
  [...going]
    .filter(([number, each]) => each.owner === owner && number > since && number <= until)
    .map(([, { what }]) => what)

/** Whose code called what noted a stack; undefined: the host's own. */
export type OwnerOf = (stack: string | undefined) => string | undefined

// Before line and column, as all browsers end the lines of a stack.
const ADDRESS = /(?:\w+:\/)?\/[^\s()]*?(?=:\d+:\d+\)?$)/gm

/** The file that called: the first one in the stack that is not the one which noted it. */
export const callerIn = (stack: string | undefined): string | undefined => {
  const files: string[] = stack?.match(ADDRESS) ?? []
  return files.find(file => file !== files[0])
}
