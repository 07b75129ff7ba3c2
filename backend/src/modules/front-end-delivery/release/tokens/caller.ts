import type { Deployer, Session } from '#src/routing/route.ts'
import { refuseForeign } from '../deploy-token.service.ts'
import type { Target } from '../deploy-token.service.ts'

export type NameOf = (userId: number) => Promise<string>

export interface Caller {
  session: Session | null
  deployer: Deployer | null
}

/** Who does it, as the history names them: a person, or a deploy token by its label. */
const whoIs = async ({ session, deployer }: Caller, nameOf: NameOf): Promise<string> =>
  session ? nameOf(session.userId) : (deployer?.label ?? '')

/** The same for one who may: a deploy token that is for something else is `forbidden_remote`. */
export const whoMay = (caller: Caller, target: Target, nameOf: NameOf): Promise<string> => {
  refuseForeign(caller.deployer, target)
  return whoIs(caller, nameOf)
}
