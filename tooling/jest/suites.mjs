import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the folder of a project's generated suites. */
export const suitesFolder = (root, project) => path.join(root, '.cache/suites', project)

// A test that replaces or reloads modules would affect all files of its suite. `@own-registry` marks a file with side
// effects that cannot be undone, such as a started application.
const NEEDS_OWN_REGISTRY =
  /\bjest\s*[.]\s*(mock|doMock|setMock|unstable_mockModule|resetModules|isolateModules)|@jest-environment|@own-registry/

// The federation runtime and the service worker keep state that only a fresh module registry resets.
const FOLDERS_WITH_OWN_REGISTRIES = ['host/src/remotes/', 'host/src/worker/']

const needsOwnRegistry = (root, file) => {
  const name = path.relative(root, file)
  const isListed = FOLDERS_WITH_OWN_REGISTRIES.some(folder => name.startsWith(folder))
  return isListed || NEEDS_OWN_REGISTRY.test(readFileSync(file, 'utf8'))
}

/** Divides files into parts of about equal size. Neighbours stay together, because they load the same modules. */
const divide = (files, count) => {
  const sizes = files.map(file => statSync(file).size)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const parts = Array.from({ length: count }, () => [])
  let sizeBefore = 0
  for (const [index, file] of files.entries()) {
    parts[Math.min(count - 1, Math.floor((sizeBefore / total) * count))].push(file)
    sizeBefore += sizes[index]
  }
  return parts.filter(part => part.length > 0)
}

// A file that cannot be loaded fails as one test. The other files of its suite still run.
const blockFor = (root, file) => `describe(${JSON.stringify(path.relative(root, file))}, () => {
  try {
    require(${JSON.stringify(file)})
  } catch (error) {
    it('can be loaded', () => {
      throw error
    })
  }
  afterAll(restoreState)
})
`

const suiteFor = ({ root, restore, files }) => `const { restoreState } = require(${JSON.stringify(restore)})

${files.map(file => blockFor(root, file)).join('\n')}`

/**
 * Writes suites for a list of test files and returns the paths for jest: the generated suites, then each file that
 * needs a module registry of its own. A suite loads its test files in one environment with one module registry, so
 * that React, Chakra and our code are loaded once per suite. A test's title starts with the path of its file. `root`
 * is the repository, `project` the display name of the jest project, `files` are absolute paths, and `count` is the
 * number of suites. `restore` is the absolute path of a module whose `restoreState` undoes the side effects of a test
 * file.
 */
export const writeSuites = ({ root, project, files, count, restore }) => {
  const folder = suitesFolder(root, project)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const sorted = [...files].sort()
  const alone = sorted.filter(file => needsOwnRegistry(root, file))
  const parts = divide(
    sorted.filter(file => !alone.includes(file)),
    count,
  )
  const suites = parts.map((part, index) => {
    const suite = path.join(folder, `${index + 1}.suite.cjs`)
    writeFileSync(suite, suiteFor({ root, restore, files: part }))
    return suite
  })
  return [...suites, ...alone]
}
