import { moduleFaults } from './module-faults.mjs'
import { startModule } from './start-module.mjs'

// What the module does beside starting is not what it is asked about here.
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

// Listening on keeps the process alive while a module waits for something: only the limit of time ends it.
process.on('message', async build => {
  const faults = await faultsOf(build)
  process.send(faults, () => process.exit(0))
})
