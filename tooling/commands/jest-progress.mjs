import path from 'node:path'
import { root, suiteFolder } from './workspace.mjs'

/**
 * jest reporter that reports finished test files and failed tests over the process channel. A suite file runs several
 * test files; the outermost title of its tests is the path of the test file.
 */
export default class JestProgress {
  onTestCaseResult({ path: file }, { ancestorTitles, fullName, status }) {
    const isSuite = file.startsWith(suiteFolder)
    const name = isSuite ? ancestorTitles[0] : path.relative(root, file)
    if (isSuite) process.send?.({ file: name })
    if (status === 'failed') process.send?.({ failed: isSuite ? fullName : `${name} › ${fullName}` })
  }

  onTestResult({ path: file }) {
    if (!file.startsWith(suiteFolder)) process.send?.({ file: path.relative(root, file) })
  }
}
