import type { ClaimLimits } from '@sufra/shared/contracts/release-claims'
import type { Deployer, Session } from '#src/routing/route.ts'
import { refuseForeign } from '../deploy-token.service.ts'
import type { Target } from '../deploy-token.service.ts'

export type NameOf = (userId: number) => Promise<string>

export interface Caller {
  session: Session | null
  deployer: Deployer | null
}

/** Author of a change for the history: the name of a person or the label of a deploy token. */
export interface Actor {
  who: string
  /** limits of the claims that the author may publish; null: none */
  limits: ClaimLimits | null
}

/** Returns the author. Throws `forbidden_remote` for a deploy token of another remote or channel. */
export const actorOf = async (caller: Caller, target: Target, nameOf: NameOf): Promise<Actor> => {
  const { session, deployer } = caller
  refuseForeign(deployer, target)
  if (session) return { who: await nameOf(session.userId), limits: null }
  return { who: deployer?.label ?? '', limits: deployer?.limits ?? null }
}
