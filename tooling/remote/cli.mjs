#!/usr/bin/env node
const CRASHED = 70

const fail = ({ message, details = message, exitCode }) => {
  process.stderr.write(`${details}\n`)
  if (process.argv.includes('--json'))
    process.stdout.write(`${JSON.stringify({ error: message, exitCode })}\n`)
  process.exitCode = exitCode
}

// Whatever is nobody's refusal must not look like one: 1 is what check answers.
const crash = error => {
  const message = `pnpm remote failed by a fault of its own: ${error?.message ?? error}`
  fail({ message, details: `${message}\n${error?.stack ?? ''}`.trim(), exitCode: CRASHED })
  process.exit()
}
process.on('uncaughtException', crash)

try {
  // Asked for here, so that a package that is not installed is a fault of ours too.
  const { main } = await import('./run-command.mjs')
  await main()
} catch (error) {
  if (Number.isInteger(error?.exitCode)) fail(error)
  else crash(error)
}
