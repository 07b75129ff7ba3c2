#!/usr/bin/env node
const CRASHED = 70

const fail = ({ message, details = message, exitCode }) => {
  process.stderr.write(`${details}\n`)
  if (process.argv.includes('--json'))
    process.stdout.write(`${JSON.stringify({ error: message, exitCode })}\n`)
  process.exitCode = exitCode
}

// An unexpected error must not look like a refusal: 1 is the exit code of check.
const crash = error => {
  const message = `pnpm remote failed by a fault of its own: ${error?.message ?? error}`
  fail({ message, details: `${message}\n${error?.stack ?? ''}`.trim(), exitCode: CRASHED })
  process.exit()
}
process.on('uncaughtException', crash)

try {
  // Imported here, so that a missing package is reported as a fault of the tools too.
  const { main } = await import('./run-command.mjs')
  await main()
} catch (error) {
  if (Number.isInteger(error?.exitCode)) fail(error)
  else crash(error)
}
