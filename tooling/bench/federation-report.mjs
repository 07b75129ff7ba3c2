import { spreadOf } from '../figures/figures.ts'

export const GOALS = { javascript: 1.05, requests: 2, usable: 1.05 }

const FIGURES = ['javascript', 'requests', 'usable']

const compare = ({ federated, single }) => ({
  federated,
  single,
  ratio: federated.median / single.median,
  difference: federated.median - single.median,
})

/** What federation costs on one screen: each figure of both builds, their ratio, and whether its goal is met. */
export const summaryOf = ({ name, runs }) => {
  const spread = (build, figure) => spreadOf(runs[build].map(run => run[figure]))
  const figures = Object.fromEntries(
    FIGURES.map(figure => [
      figure,
      compare({ federated: spread('federated', figure), single: spread('single', figure) }),
    ]),
  )
  const isMet = {
    javascript: figures.javascript.ratio <= GOALS.javascript,
    requests: figures.requests.difference <= GOALS.requests,
    usable: figures.usable.ratio <= GOALS.usable,
  }
  return { name, runs: runs.federated.length, figures, isMet }
}

const kilobytes = bytes => `${(bytes / 1024).toFixed(1)} KB`
const milliseconds = time => `${time.toFixed(0)} ms`

const LINES = {
  javascript: { label: 'JavaScript', unit: kilobytes, goal: `≤ ×${GOALS.javascript}` },
  requests: { label: 'Requests', unit: count => count.toFixed(0), goal: `≤ +${GOALS.requests}` },
  usable: { label: 'Usable after', unit: milliseconds, goal: `≤ ×${GOALS.usable}` },
}

const cell = ({ unit, spread: { median, low, high } }) =>
  low === high ? unit(median) : `${unit(median)} (${unit(low)} – ${unit(high)})`

const priceOf = (figure, { ratio, difference }) =>
  figure === 'requests' ? `${difference < 0 ? '' : '+'}${difference.toFixed(0)}` : `×${ratio.toFixed(3)}`

const rowOf = ({ figure, compared, isMet }) => {
  const { label, unit, goal } = LINES[figure]
  return [
    `  ${label}`,
    cell({ unit, spread: compared.federated }),
    cell({ unit, spread: compared.single }),
    priceOf(figure, compared),
    `${goal} ${isMet ? 'met' : 'MISSED'}`,
  ]
}

const alignColumns = rows => {
  const widths = rows.flatMap(row => row.map((text, column) => [column, text.length]))
  const widthOf = column =>
    Math.max(...widths.filter(([place]) => place === column).map(([, length]) => length))
  return rows.map(row =>
    row
      .map((text, column) => text.padEnd(widthOf(column)))
      .join('  ')
      .trimEnd(),
  )
}

/** The summaries as a table for people. */
export const tableOf = summaries => {
  const head = ['', 'federated', 'single', 'price', 'goal']
  const rows = summaries.flatMap(({ name, runs, figures, isMet }) => [
    [`${name} (n = ${runs})`],
    ...FIGURES.map(figure => rowOf({ figure, compared: figures[figure], isMet: isMet[figure] })),
  ])
  return alignColumns([head, ...rows])
}
