import type { RemoteOutcome } from '@sufra/shared/contracts/release-health'
import type { TestApp } from './create-test-app.ts'
import { release } from './remote-version.ts'
import type { DeployHeaders } from './remote-version.ts'

/** Returns a page's report about a version of `menus`; a failure if `failure` is set. */
export const outcomeOf = (version: string, changes: Partial<RemoteOutcome> = {}): RemoteOutcome => ({
  name: 'menus',
  version,
  choice: 'stable',
  failure: null,
  detail: null,
  phases: changes.failure ? null : { entry: 100, module: 160, screen: 400 },
  ...changes,
})

export const times = <Made>(count: number, made: Made): Made[] => Array<Made>(count).fill(made)

/** Sends the outcomes that a page of this person reports. */
export const report = async (test: TestApp, caller: DeployHeaders, outcomes: RemoteOutcome[]) => {
  const answer = await release(test, 'Report', { outcomes }, caller)
  if (answer.statusCode !== 200) throw new Error(`Cannot report: ${answer.body}`)
}

/** Reads GET /api/Release/Health as the operator. */
export const readHealth = async (test: TestApp, query = '') => {
  const headers = await test.signIn('operator')
  return (await test.app.inject({ url: `/api/Release/Health${query}`, headers })).json()
}
