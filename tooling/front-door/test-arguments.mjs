import { parseArgs } from 'node:util'

/** What `npm test -- --help` prints. */
export const HELP = `Usage: npm test [-- --changed [BASE]]

Runs every check and every test: the build, then unit, component and API tests beside the hostile campaign, then
the journeys; the static checks beside the build and what comes after it.

  --changed [BASE]   only what can be reached by what was changed since BASE, committed or not (default: where this
                     branch left main; on main itself, what is not committed)

The last line is the sum: "N passed, N failed". Above it every failure stands by name, with its reason.
`

const OPTIONS = { changed: { type: 'boolean' }, help: { type: 'boolean' } }

// All of it takes a quarter of an hour: who asked for a part must not get the whole.
const strayIn = ({ values, positionals }) => {
  const [stray] = values.changed ? positionals.slice(1) : positionals
  return stray === undefined ? undefined : `"${stray}" is nothing that npm test takes.`
}

/** What the words behind `npm test --` ask for; `problem` says what of it makes no sense. */
export const readTestArguments = words => {
  try {
    const { values, positionals } = parseArgs({ args: words, options: OPTIONS, allowPositionals: true })
    const { changed = false, help = false } = values
    return {
      isChanged: changed,
      wantsHelp: help,
      base: positionals[0],
      problem: strayIn({ values, positionals }),
    }
  } catch (error) {
    return { problem: error.message }
  }
}
