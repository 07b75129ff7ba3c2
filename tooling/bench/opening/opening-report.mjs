import { median, percentile } from '../../figures/figures.ts'
import { PEER_GOALS, SECOND_GOAL_MS } from './screens.mjs'

const KB = 1024
const FIGURES = ['largest', 'usable', 'interactive', 'blocking', 'javascript', 'requests']
const textOf = {
  javascript: bytes => `${(bytes / KB).toFixed(1)} KB`,
  requests: count => count.toFixed(0),
}

const asText = (figure, value) => (textOf[figure] ?? (time => `${time.toFixed(0)} ms`))(value)

const cellOf = (figure, runs) => {
  const all = runs.map(run => run[figure])
  return `${asText(figure, median(all))} (p95 ${asText(figure, percentile(all, 0.95))})`
}

/** Returns a line for each figure of one screen, profile and visit: every variant's median and p95. */
export const linesOf = ({ title, runsOf }) => [
  `${title} (n = ${Object.values(runsOf)[0].length})`,
  ...FIGURES.map(figure =>
    [
      `  ${figure.padEnd(12)}`,
      ...Object.entries(runsOf).map(([variant, runs]) => `${variant} ${cellOf(figure, runs)}`.padEnd(40)),
    ]
      .join('')
      .trimEnd(),
  ),
]

/** Checks the bytes of a first visit against their limit. */
export const bytesVerdict = ({ screen, runs }) => {
  const kb = median(runs.map(run => run.javascript)) / KB
  return {
    isMet: kb <= screen.goalKb,
    text: `${screen.name}: ${kb.toFixed(1)} KB of JavaScript (goal ${screen.goalKb})`,
  }
}

/** Checks the time of a second visit on a device with a stored shell, with a network and without. */
export const secondVerdicts = ({ screen, runsOf }) =>
  ['worker', 'offline']
    .filter(variant => runsOf[variant])
    .map(variant => {
      const usable = median(runsOf[variant].map(run => run.usable))
      return {
        isMet: usable <= SECOND_GOAL_MS,
        text: `${screen.name}, second visit, ${variant}: usable after ${usable.toFixed(0)} ms (goal ${SECOND_GOAL_MS})`,
      }
    })

/** Compares login with the peer's page, for each figure that has a goal. */
export const peerVerdicts = ({ own, peer }) =>
  Object.entries(PEER_GOALS).map(([figure, goal]) => {
    const [ours, theirs] = [own, peer].map(runs => median(runs.map(run => run[figure])))
    // Neither page is blocked, so there is no ratio.
    const share = ours === 0 ? 0 : ours / theirs
    return { isMet: share <= goal, text: `login, ${figure}: ${share.toFixed(2)} × the peer (goal ${goal})` }
  })
