import type { CanaryJudge, RunningCanary } from '#src/modules/front-end-delivery/release/release.service.ts'
import { notify } from '#src/modules/identity/identity.ts'
import type { Db } from '#src/database/database.ts'
import { findCanaryAccounts, findTries } from './health-figures.repository.ts'
import { verdictOn } from './judge-canary.ts'
import type { CanaryFigures, Guard } from './judge-canary.ts'

const figuresOf = async (db: Db, { name, canary, stable, since }: RunningCanary): Promise<CanaryFigures> => {
  return {
    canary: await findTries(db, { name, version: canary, choice: 'canary', since }),
    stable: await findTries(db, { name, version: stable, choice: 'stable', since }),
    ...(await findCanaryAccounts(db, { name, version: canary, since })),
  }
}

/** Compares canaries with the reports of pages, and mails the operator about ended ones. */
export const createCanaryJudge = (guard: Guard, releasesUrl: string): CanaryJudge => ({
  complaintAbout: async (db, canary) => {
    const verdict = verdictOn(canary, await figuresOf(db, canary), guard)
    return verdict.isWorse ? verdict.why : undefined
  },

  tell: async (db, running) => {
    const { name: remote, channel, canary, stable } = running
    const figures = await figuresOf(db, running)
    const variables = {
      remote,
      channel,
      canary,
      stable,
      url: releasesUrl,
      canaryFailed: figures.canary.failed,
      canaryTries: figures.canary.tries,
      stableFailed: figures.stable.failed,
      stableTries: figures.stable.tries,
    }
    const { tries, failed } = figures.canary
    await notify(db, {
      kind: 'canaryWithdrawn',
      accountId: null,
      about: `${remote} ${channel} ${canary}`,
      facts: { name: `${remote} ${canary}`, why: `${channel}: ${failed}/${tries}` },
      mail: { template: 'canaryTakenBack', variables },
    })
  },
})
