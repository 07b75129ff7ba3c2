import { parseArgs } from 'node:util'
import { OPTIONS } from './arguments.mjs'
import { Refusal } from './built-remote.mjs'
import { ownRemoteName } from './checkout.mjs'
import { begin } from './commands/new.mjs'
import { deliver } from './commands/deliver.mjs'
import { eject } from './commands/eject.mjs'
import { readCommands } from './commands/list.mjs'
import { movePointer } from './commands/move-pointer.mjs'
import { overrides } from './commands/override-link.mjs'
import { versions } from './commands/versions.mjs'
import { work } from './commands/work.mjs'
import { helpOf, overview } from './help.mjs'

const COMMANDS = {
  ...begin,
  ...work,
  ...deliver,
  ...movePointer,
  ...readCommands,
  ...versions,
  ...overrides,
  ...eject,
}

const options = {
  ...Object.fromEntries(
    Object.entries(OPTIONS).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
  ),
  help: { type: 'boolean' },
}

const parse = () => {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new Refusal(`${error.message}\n\n${overview(COMMANDS)}`, 2)
  }
}

// In the folder of a remote its name is optional.
const withName = ({ command, positionals }) => {
  const isUnnamed = command.positionals[0] === 'NAME' && positionals.length === command.positionals.length - 1
  return isUnnamed && ownRemoteName ? [ownRemoteName, ...positionals] : positionals
}

const refuseWrong = ({ name, command, positionals, values }) => {
  const stray = Object.keys(values).find(option => !command.options.includes(option))
  if (stray) throw new Refusal(`${name} takes no --${stray}.\n\n${helpOf(name, command)}`, 2)
  if (positionals.length === command.positionals.length) return
  throw new Refusal(helpOf(name, command), 2)
}

const print = ({ result, text, exitCode = 0 }, isJson) => {
  process.stdout.write(isJson ? `${JSON.stringify(result)}\n` : `${text}\n`)
  process.exitCode = exitCode
}

/** Runs the command of the arguments and prints its result. Throws `Refusal`. */
export const main = async () => {
  const { values, positionals: words } = parse()
  const [name, ...rest] = words
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined
  if (values.help) {
    process.stdout.write(command ? helpOf(name, command) : overview(COMMANDS))
    return
  }
  if (!command) throw new Refusal(overview(COMMANDS), 2)
  const positionals = withName({ command, positionals: rest })
  refuseWrong({ name, command, positionals, values })
  print(await command.run({ positionals, values }), values.json)
}
