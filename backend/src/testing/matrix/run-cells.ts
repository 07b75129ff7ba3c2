import type { Route } from '#src/routing/route.ts'
import { ABSENT } from './absent.ts'
import { LIMITED, merchantOf } from './actors.ts'
import { call } from './call.ts'
import type { Answer } from './call.ts'
import { labelOf } from './cells.ts'
import type { Cell } from './cells.ts'
import { THERE } from './merchants.ts'
import type { Ids } from './sample.ts'
import type { World } from './world.ts'

const otherMerchant = ({ actor }: Cell) => (merchantOf(actor) === 'first' ? 'second' : 'first')

/** Returns the caller's own ids with the id of the cell replaced. */
const idsFor = (world: World, { actor, name, target }: Cell): Ids => {
  const { ids } = world.caller(actor)
  if (name === null) return ids
  const instead: Record<Cell['target'], Partial<Ids>> = {
    own: ids,
    foreign: world.caller(actor === 'Admin B' ? 'Admin A' : 'Admin B').ids,
    absent: ABSENT,
    otherBranch: world.merchants[merchantOf(actor)].there,
    colleague: world.colleague,
  }
  return { ...ids, [name]: instead[target][name] }
}

const ask = (world: World, route: Route, cell: Cell): Promise<Answer> =>
  call(world, {
    route,
    ask: cell.sample.ask(idsFor(world, cell)),
    headers: world.caller(cell.actor).headers,
  })

// Reports marks in an answer that belong to data the caller must not see.
const leaksIn = (world: World, cell: Cell, { text, outcome }: Answer): string[] => {
  if (outcome !== 'ok' || cell.isPublic || cell.actor === 'SuperAdmin') return []
  const hidden = [world.merchants[otherMerchant(cell)].here.mark, ...(cell.actor === LIMITED ? [THERE] : [])]
  return hidden.filter(mark => text.includes(mark)).map(mark => `${labelOf(cell)}: shows ${mark}`)
}

// The registry and the configuration are the same for everybody and are revalidated on each request.
const cachingOf = ({ path }: Route): RegExp =>
  path.startsWith('/api/') ? /^no-store\b/ : /^no-(store|cache)$/

const validateRoute = (world: World, { route, cell }: { route: Route; cell: Cell }, answer: Answer) => {
  const isRight = answer.outcome === cell.expected
  const wrong = isRight ? [] : [`${labelOf(cell)}: ${answer.outcome}, not ${cell.expected}`]
  const kept = cachingOf(route).test(answer.caching)
    ? []
    : [`${labelOf(cell)}: may be kept: ${answer.caching}`]
  return [...wrong, ...kept, ...leaksIn(world, cell, answer)]
}

const isDone = ({ method }: Route, { expected, sample }: Cell): boolean =>
  method !== 'GET' && !sample.isReading && expected === 'ok'

const mayWrite = (route: Route, cell: Cell): boolean =>
  isDone(route, cell) || cell.sample.leaves !== undefined

/** The answer about another merchant's thing must be identical to the answer about one that does not exist. */
const unequal = (route: Route, answers: Map<Cell, Answer>): string[] => {
  const cells = [...answers.keys()].filter(cell => cell.isPublic || cell.actor !== 'SuperAdmin')
  return cells.flatMap(cell => {
    if (cell.target !== 'foreign' && cell.target !== 'colleague') return []
    // A write returns a new id, and `trespasses` checks which rows it changed.
    if (isDone(route, cell)) return []
    const absent = cells.find(
      ({ sample, actor, name, target }) =>
        sample === cell.sample && actor === cell.actor && name === cell.name && target === 'absent',
    )
    const [one, other] = [answers.get(cell), absent && answers.get(absent)]
    const isEqual = one?.status === other?.status && one?.text === other?.text
    return isEqual ? [] : [`${labelOf(cell)}: ${one?.text} is not the absent one's ${other?.text}`]
  })
}

/** Finds the cells that wrote something; runs only if some cell is known to have written. */
const culprits = async (world: World, route: Route, cells: Cell[]): Promise<string[]> => {
  const found: string[] = []
  for (const cell of cells) {
    await ask(world, route, cell)
    const changed = await world.kept.restore()
    if (changed.length > 0) found.push(`${labelOf(cell)}: changed ${changed.join(', ')}`)
  }
  return found
}

// An allowed call changes no data of the other merchant. A refused call changes only the tables in `leaves`.
const trespasses = (world: World, cell: Cell, changed: string[]): string[] => {
  if (cell.expected !== 'ok') {
    const traces = changed.filter(key => !cell.sample.leaves?.includes(key.replace(/\/.*/, '')))
    return traces.length > 0 ? [`${labelOf(cell)}: changed ${traces.join(', ')}`] : []
  }
  if (cell.actor === 'SuperAdmin') return []
  const { accountId } = world.merchants[otherMerchant(cell)].here
  const foreign = changed.filter(key => key.endsWith(`/${accountId}`))
  return foreign.length > 0 ? [`${labelOf(cell)}: changed ${foreign.join(', ')} of another merchant`] : []
}

/** Calls the route once for every cell, each from the same state of the tables. Returns a line per violation. */
export const runCells = async (world: World, route: Route, cells: Cell[]): Promise<string[]> => {
  const complaints: string[] = []
  const answers = new Map<Cell, Answer>()
  const quiet = cells.filter(cell => !mayWrite(route, cell))
  for (const cell of quiet) answers.set(cell, await ask(world, route, cell))
  if ((await world.kept.restore()).length > 0) complaints.push(...(await culprits(world, route, quiet)))

  for (const cell of cells.filter(each => mayWrite(route, each))) {
    answers.set(cell, await ask(world, route, cell))
    await cell.sample.settle?.(world.test)
    complaints.push(...trespasses(world, cell, await world.kept.restore()))
  }
  for (const [cell, answer] of answers) complaints.push(...validateRoute(world, { route, cell }, answer))
  return [...complaints, ...unequal(route, answers)]
}
