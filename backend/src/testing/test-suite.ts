import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const SOURCES = path.resolve(import.meta.dirname, '..')
const REPOSITORY = path.resolve(SOURCES, '../..')

/** Test files that a suite leaves out, by path below `src`: they mock a module, start processes or take as long as a suite. */
export const SINGLE_FILES: string[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'single-files.json'), 'utf8'),
)
const single = new Set(SINGLE_FILES.map(file => path.join(SOURCES, file)))

/**
 * The test files that the suite of `folder` runs: all below it, except those below a deeper folder that has a suite of its own
 * and those listed in `single-files.json`.
 */
export const testFilesOf = (folder: string): string[] => {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name =>
    path.join(folder, name),
  )
  const inner = entries
    .filter(file => file.endsWith('.suite.ts') && path.dirname(file) !== folder)
    .map(file => `${path.dirname(file)}${path.sep}`)
  return entries
    .filter(file => file.endsWith('.test.ts') && !single.has(file))
    .filter(file => !inner.some(place => file.startsWith(place)))
    .toSorted()
}

const restoreVariables = (before: NodeJS.ProcessEnv) => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
}

/** Undoes what a test file may leave to the next one of its suite: fake timers, spies and environment variables. */
export const restoreState = (before: NodeJS.ProcessEnv) => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  restoreVariables(before)
}

const loadTests = (file: string) => {
  try {
    // Loads a file whose name is known only now; nothing is mocked here.
    jest.requireActual(file)
  } catch (error) {
    // Only this file fails, under its own name.
    it('loads', () => {
      throw error
    })
  }
}

/**
 * Runs all test files of a folder in one jest file, so that they share one load of the application. Each file is a `describe`
 * titled with its path, which scopes its hooks; the state that a file may leave behind is restored after it.
 */
export const runTestFiles = (folder: string): void => {
  for (const file of testFilesOf(folder))
    describe(path.relative(REPOSITORY, file), () => {
      const variables = { ...process.env }
      loadTests(file)
      afterAll(() => restoreState(variables))
    })
}
