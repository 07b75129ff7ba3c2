const reachedFrom = (start, targets) => {
  const reached = new Set()
  const left = [start]
  for (let box = left.pop(); box !== undefined; box = left.pop())
    for (const target of targets.get(box) ?? [])
      if (!reached.has(target)) {
        reached.add(target)
        left.push(target)
      }
  return reached
}

/** Returns the sets of boxes that reach each other by the arrows `[from, to]`. Empty without a cycle. */
export const findCycles = arrows => {
  const targets = new Map()
  for (const [from, to] of arrows) targets.set(from, [...(targets.get(from) ?? []), to])
  const reached = new Map([...targets.keys()].map(box => [box, reachedFrom(box, targets)]))
  const knots = []
  for (const [box, far] of reached) {
    if (!far.has(box) || knots.some(knot => knot.has(box))) continue
    knots.push(new Set([...far].filter(other => reached.get(other)?.has(box))))
  }
  return knots
}
