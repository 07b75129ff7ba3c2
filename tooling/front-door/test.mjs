import { ensureBrowser } from './browser.mjs'
import { runCheck, runTests, runTorture, staticChecks } from './checks.mjs'
import { remoteFolders } from '../build/targets.mjs'
import { install, requireNode, root, run, say } from './workspace.mjs'

requireNode()
install()
ensureBrowser()

const counts = staticChecks.map(runCheck)

const built = await run(process.execPath, ['tooling/build/build.mjs'])
counts.push(built === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

counts.push(
  runTests({
    name: 'unit',
    projects: ['shared', 'host', ...remoteFolders(root), 'tooling'],
    workers: 2,
  }),
)
counts.push(runTests({ name: 'api', projects: ['backend'], workers: 2 }))
if (built === 0) {
  counts.push(runTests({ name: 'browser', projects: ['e2e'], workers: 1, timeoutMs: 90_000 }))
  counts.push(runTorture())
}

const total = key => counts.reduce((sum, count) => sum + count[key], 0)
say(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') === 0 ? 0 : 1)
