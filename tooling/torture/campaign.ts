import { createRandom } from '../simulate/random.ts'
import { ATTACKS } from './attacks.ts'
import type { AttackName } from './attacks.ts'
import { forgetDatabase } from './instance/database.ts'
import { Instance } from './instance/instance.ts'
import type { Options } from './options.ts'
import type { Outcome } from './table.ts'
import { createVerdicts } from './verdicts.ts'

type Say = (line: string) => void

// Returns whether the instance is healthy after an attack. Relaunches an ended one for the next attack.
const standUp = async (instance: Instance): Promise<boolean> => {
  if (await instance.isHealthy()) return true
  if (!instance.isLaunched) await instance.launch()
  return false
}

const runOne = async (
  name: AttackName,
  { instance, options, say }: { instance: Instance; options: Options; say: Say },
): Promise<Outcome> => {
  const verdicts = createVerdicts()
  const started = performance.now()
  const { seed, size, isShort } = options
  const ground = { instance, url: instance.url, seed, size, isShort, random: createRandom(seed) }
  say(`${name}: ${ATTACKS[name].about}`)
  try {
    const attack = await ATTACKS[name].load()
    await attack({ ...ground, say: (line: string) => say(`  ${line}`) }, verdicts)
  } catch (error) {
    const came = error instanceof Error ? (error.stack ?? error.message) : String(error)
    verdicts.check(false, () => ({ what: 'the attack could not be carried out', sent: name, came }))
  }
  if (name !== 'interrupt') {
    const isStanding = await standUp(instance)
    verdicts.check(isStanding, () => ({
      what: 'nothing answers any more after the attack',
      sent: name,
      came: 'no healthy answer',
    }))
  }
  const { tried, failures, figures } = verdicts
  const seconds = (performance.now() - started) / 1000
  say(
    `  ${failures.length === 0 ? 'held' : `${failures.length} FAILED`} of ${tried} in ${seconds.toFixed(1)} s`,
  )
  return { attack: name, tried, failures, figures, seconds }
}

/** Starts an instance, runs the chosen attacks one after the other and removes the instance with its files. */
export const runCampaign = async (options: Options, say: Say): Promise<Outcome[]> => {
  say(`starting Sufra, seed ${options.seed}`)
  const instance = await Instance.prepare(options.port)
  const stopOnSignal = () => void instance.stop().finally(() => process.exit(130))
  process.once('SIGINT', stopOnSignal)
  process.once('SIGTERM', stopOnSignal)
  const outcomes: Outcome[] = []
  try {
    await instance.launch()
    for (const name of options.only) outcomes.push(await runOne(name, { instance, options, say }))
    return outcomes
  } finally {
    await forgetDatabase()
    await instance.stop()
  }
}
