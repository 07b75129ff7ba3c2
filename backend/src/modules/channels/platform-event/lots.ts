interface Options<Wish, Result> {
  /** how many wishes one lot may hold */
  most: number
  /** how many lots may be under way */
  atOnce: number
  /** Does them all at once, and answers in the order asked. */
  work: (wishes: Wish[]) => Promise<Result[]>
  /** whether a failure is nobody's own: then nothing is tried one by one */
  isCommon: (error: unknown) => boolean
}

interface Entry<Wish, Result> {
  wish: Wish
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * What comes while others are under way shares the next lot: alone nobody waits, and in a rush many pay for one
 * transaction. A lot that fails is done again one by one, so that a wish fails by its own fault alone.
 */
export const createLots = <Wish, Result>({ most, atOnce, work, isCommon }: Options<Wish, Result>) => {
  const line: Entry<Wish, Result>[] = []
  let underWay = 0

  const doLot = async (lot: Entry<Wish, Result>[]): Promise<void> => {
    try {
      const results = await work(lot.map(({ wish }) => wish))
      for (const [position, result] of results.entries()) lot[position]?.resolve(result)
    } catch (error) {
      if (lot.length === 1 || isCommon(error)) for (const { reject } of lot) reject(error)
      else for (const entry of lot) await doLot([entry])
    }
  }

  const next = async (): Promise<void> => {
    underWay += 1
    await doLot(line.splice(0, most))
    underWay -= 1
    begin()
  }

  const begin = (): void => {
    while (underWay < atOnce && line.length > 0) void next()
  }

  return (wish: Wish): Promise<Result> =>
    new Promise((resolve, reject) => {
      line.push({ wish, resolve, reject })
      begin()
    })
}
