import { setTimeout as wait } from 'node:timers/promises'
import type { Attack, Ground } from '../attack.ts'
import { clusterOf } from '../instance/cluster.ts'
import { allProcesses, descendantsOf } from '../instance/processes.ts'
import type { Process } from '../instance/processes.ts'
import type { Verdicts } from '../verdicts.ts'

// Detects a hang only: a normal shutdown takes one or two seconds on an idle machine.
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
  // Child processes may still be shutting down after the launcher has exited.
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

/** Sends SIGINT to the process group, as Ctrl+C in a terminal does, and checks that every process ends. Repeated. */
export const interrupt: Attack = async (ground, verdicts) => {
  for (let left = ground.isShort ? 2 : 5; left > 0; left -= 1) {
    await pressOnce(ground, verdicts)
    if (left > 1) await ground.instance.launch()
  }
}
