import { parseArgs } from 'node:util'

/** The output of `npm test -- --help`. */
export const HELP = `Usage: npm test [-- --changed [BASE]]
       npm run test:all [-- --release]

npm test runs the first tier in at most ten minutes: the static checks, the build, the tests that protect orders, money,
data and access, and one journey in a real browser for each main job. npm run test:all runs the first tier and, if it
passes, all other tests.

  --changed [BASE]   only tests of changes since BASE, committed or not (default: where this branch left main;
                     on main itself, uncommitted changes)
  --all              both tiers, as npm run test:all does
  --release          both tiers; refused while tests are quarantined (tooling/commands/quarantine.mjs)

The last line is the sum: "N passed, N failed". Above it is every failure with its file, its name, its reason and the
command that runs it alone. docs/testing.md explains more.
`

const OPTIONS = {
  all: { type: 'boolean' },
  changed: { type: 'boolean' },
  release: { type: 'boolean' },
  help: { type: 'boolean' },
}

// jest would ignore a file name and run the whole tier, so it is refused.
const strayIn = ({ values, positionals }) => {
  const [stray] = values.changed ? positionals.slice(1) : positionals
  if (stray !== undefined)
    return `"${stray}" is not an option of npm test. To run one file: npx jest --runTestsByPath FILE`
  if (values.changed && (values.all || values.release)) return '--changed runs a part, --all runs everything.'
  return undefined
}

/** Reads the arguments after `npm test --`; `problem` is the reason for a refusal. */
export const readTestArguments = words => {
  try {
    const { values, positionals } = parseArgs({ args: words, options: OPTIONS, allowPositionals: true })
    const { all = false, changed = false, release = false, help = false } = values
    return {
      isAll: all || release,
      isChanged: changed,
      isRelease: release,
      wantsHelp: help,
      base: positionals[0],
      problem: strayIn({ values, positionals }),
    }
  } catch (error) {
    return { problem: error.message }
  }
}
