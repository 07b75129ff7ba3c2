import { findProblems } from './unmodified-packages.mjs'

const problems = findProblems()
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
