import { OPTIONS } from './arguments.mjs'
import { remoteNames } from './built-remote.mjs'

const EXIT_CODES = `Exit codes: 0 done · 1 refused by check, or not built · 2 wrong arguments · 3 this version exists with other contents
            4 the registry has another revision (--expect) · 5 the API refused or cannot be reached · 6 the token may not do this
            7 it waits for the operator's approval of its claims
            70 a fault of this program, without a result · 130 and 143 stopped by a signal
`

const table = rows => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}

const optionLine = name => {
  const { value, about } = OPTIONS[name]
  return [`--${name}${value ? ` ${value}` : ''}`, about]
}

const usageOf = (name, { positionals }) => [name, ...positionals].join(' ')

const names = `NAME is a remote; those of this repository are ${remoteNames.join(', ')}.`

/** Returns the output of `pnpm remote --help`: every command in one line, every option, every exit code. */
export const overview = commands =>
  `Usage: pnpm remote COMMAND [NAME] [options]

${table(Object.entries(commands).map(([name, command]) => [usageOf(name, command), command.about]))}

${names}
pnpm remote COMMAND --help describes one command and its options.

${table([...Object.keys(OPTIONS).map(optionLine), ['--help', 'this']])}

${EXIT_CODES}`

/** Returns the output of `pnpm remote COMMAND --help`. */
export const helpOf = (name, command) =>
  `Usage: pnpm remote ${usageOf(name, command)} [options]

${command.about[0].toUpperCase()}${command.about.slice(1)}.
${command.more}

${table(command.options.map(optionLine))}

Example: pnpm remote ${command.example}

${EXIT_CODES}`
