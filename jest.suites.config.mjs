import { mkdirSync } from 'node:fs'
import path from 'node:path'
import root from './jest.config.mjs'
import { suitesFolder } from './tooling/jest/suites.mjs'

const withSuites = async project => {
  const folder = project.replace('<rootDir>', import.meta.dirname)
  const { default: config } = await import(path.join(folder, 'jest.config.mjs'))
  const suites = suitesFolder(import.meta.dirname, config.displayName)
  // jest refuses a root that does not exist.
  mkdirSync(suites, { recursive: true })
  return {
    ...config,
    roots: [...(config.roots ?? ['<rootDir>']), suites],
    testMatch: [...config.testMatch, `${suites}/*.suite.cjs`],
  }
}

/** The projects of `jest.config.mjs`, which also accept the suites that `tooling/jest/suites.mjs` writes. */
export default { ...root, projects: await Promise.all(root.projects.map(withSuites)) }
