/** Every benchmark by name, with its file and the question that it answers. */
export const BENCHES = {
  'hostile-merchant': {
    file: 'hostile-merchant.ts',
    about: 'whether calls and webhooks of other merchants wait for the bulk calls of one',
  },
  interactions: {
    file: 'interactions.mjs',
    about: 'response times of presses: navigation, tab, search key, snooze, accept',
  },
  'kill-intake': { file: 'kill-intake.ts', about: 'lost orders when the API is killed' },
  limits: { file: 'limits.mjs', about: 'time limits that the ordinary tests do not enforce' },
  menus: {
    file: 'menus.mjs',
    about: 'goals for menus: search, scrolling, snoozing, bytes, import, comparison with platforms',
  },
  opening: {
    file: 'opening.mjs',
    about: 'loading times of login and live orders, at the first and second visit',
  },
  orders: {
    file: 'ordering.mjs',
    about: 'goals for orders: intake, kills, cuts, thousands of streams, a full board',
  },
  'order-to-card': { file: 'order-to-card.ts', about: 'time from an order to its painted card' },
  readings: { file: 'readings.ts', about: 'whether two nodes read 45,000 shops while orders do not wait' },
  streams: { file: 'streams.ts', about: 'latency of thousands of streams of one merchant' },
}

const list = Object.entries(BENCHES)
  .map(([name, { about }]) => `  ${name.padEnd(22)} ${about}`)
  .join('\n')

export const HELP = `Usage: pnpm bench NAME [options]

Runs one benchmark; its own --help describes its requirements and output.

${list}

Exit codes: 0 done and every goal met · 1 a goal missed, or it failed · 2 no such benchmark, or wrong options
`

/** Returns what to run for the arguments: a bench with the remaining arguments, the help, or an error. */
export const planOf = ([name, ...rest]) => {
  if (name === undefined || name === '--help') return { text: HELP, exitCode: name ? 0 : 2 }
  if (!Object.hasOwn(BENCHES, name)) return { text: `There is no benchmark ${name}.\n\n${HELP}`, exitCode: 2 }
  return { file: BENCHES[name].file, rest }
}
