import { setTimeout as wait } from 'node:timers/promises'
import type { Attack, Ground } from '../attack.ts'
import { clusterOf } from '../instance/cluster.ts'
import { allProcesses, descendantsOf } from '../instance/processes.ts'
import type { Process } from '../instance/processes.ts'
import type { Verdicts } from '../verdicts.ts'

// For a hang only: an orderly end takes a second or two on a machine that does nothing else.
const END_LIMIT_MS = 120_000
const LOOK_EVERY_MS = 50

const ours = async (launcher: number, postgres: number): Promise<Process[]> => {
  const all = await allProcesses()
  return [
    ...all.filter(({ pid }) => pid === launcher || pid === postgres),
    ...descendantsOf(launcher, all),
    ...descendantsOf(postgres, all),
  ]
}

const pressOnce = async ({ instance }: Ground, verdicts: Verdicts): Promise<void> => {
  const { pid } = await clusterOf(instance.dataDir)
  const before = await ours(instance.launcherPid, pid)
  const since = performance.now()
  instance.signalGroup('SIGINT')
  const hasEnded = await instance.endsWithin(END_LIMIT_MS)
  verdicts.check(hasEnded, () => ({
    what: 'the launcher does not end',
    sent: 'SIGINT to its process group',
    came: `still there after ${END_LIMIT_MS / 1000} s`,
  }))
  const isLeft = async () => {
    const now = await allProcesses()
    return now.filter(each => before.some(one => one.pid === each.pid && one.command === each.command))
  }
  // What was told to end may still be at it when the launcher has gone.
  while ((await isLeft()).length > 0 && performance.now() - since < END_LIMIT_MS) await wait(LOOK_EVERY_MS)
  const left = await isLeft()
  verdicts.check(left.length === 0, () => ({
    what: 'processes stay after Ctrl+C',
    sent: 'SIGINT to the process group',
    came: left.map(each => `${each.pid} ${each.command.slice(0, 80)}`).join(' · '),
  }))
  const took = `${((performance.now() - since) / 1000).toFixed(1)} s`
  verdicts.figure(`${before.length} processes, ${left.length} left after ${took}`)
}

/** Presses Ctrl+C, some times over: the terminal sends the signal to every process of the group at once. */
export const frontDoor: Attack = async (ground, verdicts) => {
  for (let left = ground.isShort ? 2 : 5; left > 0; left -= 1) {
    await pressOnce(ground, verdicts)
    if (left > 1) await ground.instance.launch()
  }
}
