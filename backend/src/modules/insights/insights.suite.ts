import { runTestFiles } from '#src/testing/test-suite.ts'

runTestFiles(import.meta.dirname)
