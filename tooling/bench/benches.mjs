/** Every benchmark by its name, with the file that runs it and what it answers. */
export const BENCHES = {
  interactions: {
    file: 'interactions.mjs',
    about: 'how soon a press is answered: navigation, tab, search key, snooze, accept',
  },
  'kill-intake': { file: 'kill-intake.ts', about: 'whether an order is lost when the API is killed' },
  limits: { file: 'limits.mjs', about: 'whether what has to be quick is: the times that tests do not judge' },
  menus: {
    file: 'menus.mjs',
    about: 'what was promised of menus: search, scrolling, snoozing, bytes, import, comparing with platforms',
  },
  opening: {
    file: 'opening.mjs',
    about: 'how soon login and live orders stand, at the first visit and the second',
  },
  orders: {
    file: 'ordering.mjs',
    about: 'what was promised of orders: intake, kills, cuts, thousands of streams, a full board',
  },
  'order-to-card': { file: 'order-to-card.ts', about: 'how long an order takes to its painted card' },
  streams: { file: 'streams.ts', about: 'how live thousands of streams of one merchant are' },
}

const list = Object.entries(BENCHES)
  .map(([name, { about }]) => `  ${name.padEnd(22)} ${about}`)
  .join('\n')

export const HELP = `Usage: pnpm bench NAME [options]

Runs one benchmark; its own --help says what it needs and prints.

${list}

Exit codes: 0 done and every goal met · 1 a goal missed, or it failed · 2 no such benchmark, or wrong options
`

/** What to run for the given arguments: a bench with what is left of them, the help, or a complaint. */
export const planOf = ([name, ...rest]) => {
  if (name === undefined || name === '--help') return { text: HELP, exitCode: name ? 0 : 2 }
  if (!Object.hasOwn(BENCHES, name)) return { text: `There is no benchmark ${name}.\n\n${HELP}`, exitCode: 2 }
  return { file: BENCHES[name].file, rest }
}
