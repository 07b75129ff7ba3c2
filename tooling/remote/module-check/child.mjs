import { moduleFaults } from './module-faults.mjs'
import { startModule } from './start-module.mjs'

// Errors beside the start are not part of this check.
for (const event of ['unhandledRejection', 'uncaughtException']) process.on(event, () => undefined)

const START_REMEDY =
  'do at the top of its files only what needs no page and no session; the rest belongs into activate() or a screen'

const faultsOf = async ({ folder, contract, hostApis }) => {
  try {
    const exposed = await startModule({ folder, contract })
    return await moduleFaults({ exposed, contract, hostApis })
  } catch (error) {
    return [{ text: `it throws while it starts: ${error?.message ?? error}`, remedy: START_REMEDY }]
  }
}

// The listener keeps the process alive while a module waits; only the time limit ends it.
process.on('message', async build => {
  const faults = await faultsOf(build)
  process.send(faults, () => process.exit(0))
})
