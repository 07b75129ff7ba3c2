import { parseArgs } from 'node:util'
import { OPTIONS } from './arguments.mjs'
import { Refusal } from './built-remote.mjs'
import { deliver } from './commands/deliver.mjs'
import { look } from './commands/look.mjs'
import { movePointer } from './commands/move-pointer.mjs'
import { versions } from './commands/versions.mjs'
import { helpOf, overview } from './help.mjs'

const COMMANDS = { ...deliver, ...movePointer, ...look, ...versions }

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

const main = async () => {
  const { values, positionals: words } = parse()
  const [name, ...positionals] = words
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined
  if (values.help) {
    process.stdout.write(command ? helpOf(name, command) : overview(COMMANDS))
    return
  }
  if (!command) throw new Refusal(overview(COMMANDS), 2)
  refuseWrong({ name, command, positionals, values })
  print(await command.run({ positionals, values }), values.json)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  const { message, exitCode } = error
  process.stderr.write(`${message}\n`)
  if (process.argv.includes('--json'))
    process.stdout.write(`${JSON.stringify({ error: message, exitCode })}\n`)
  process.exitCode = exitCode
}
