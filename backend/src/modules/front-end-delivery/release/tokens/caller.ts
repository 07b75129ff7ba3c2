import type { ClaimLimits } from '@sufra/shared/contracts/release-claims'
import type { Deployer, Session } from '#src/routing/route.ts'
import { refuseForeign } from '../deploy-token.service.ts'
import type { Target } from '../deploy-token.service.ts'

export type NameOf = (userId: number) => Promise<string>

export interface Caller {
  session: Session | null
  deployer: Deployer | null
}

/** Who does something, as the history names them: a person, or a deploy token by its label. */
export interface Actor {
  who: string
  /** the most that they may publish; null: whatever there is */
  limits: ClaimLimits | null
}

/** Who it is that may do this: a deploy token that is for something else is `forbidden_remote`. */
export const actorOf = async (caller: Caller, target: Target, nameOf: NameOf): Promise<Actor> => {
  const { session, deployer } = caller
  refuseForeign(deployer, target)
  if (session) return { who: await nameOf(session.userId), limits: null }
  return { who: deployer?.label ?? '', limits: deployer?.limits ?? null }
}
