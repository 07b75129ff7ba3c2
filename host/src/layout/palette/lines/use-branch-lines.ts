import type { Branch } from '@sufra/shared/contracts/merchant'
import { readLocalized } from '@sufra/shared/contracts/text'
import { useNavigate } from '@sufra/shared/router'
import { mayOpen, useSession } from '@sufra/shared/session'
import { useQuery } from '@tanstack/react-query'
import { branchesQuery } from '#src/merchant/branches.queries.ts'
import { remotePalette } from '#src/remotes/remote-paths.ts'
import { BRANCH_ACTS, BRANCH_CLAIM, OPEN_BRANCH, SET_STATUS } from '../act/own-acts.ts'
import type { BranchAct } from '../act/own-acts.ts'
import { useAct } from '../act/use-act.ts'
import { actFor, addressOf, labelOf } from '../find/offers.ts'
import type { Subject } from '../find/offers.ts'
import type { PaletteLine } from './palette-line.ts'
import { useBothLanguages } from './use-both-languages.ts'

const subjectOf = ({ id, name, serviceProviderId: brandId }: Branch): Subject => ({
  id,
  brandId,
  name: readLocalized(name),
})

/** Returns the actions on each branch, of the host and of remotes. */
export const useBranchLines = (): PaletteLine[] => {
  const user = useSession(state => state.user)
  const both = useBothLanguages()
  const navigate = useNavigate()
  const act = useAct()
  const offers = remotePalette(user).filter(({ kind, of }) => kind === 'action' && of === 'branch')
  const ownActs = mayOpen(user, BRANCH_CLAIM) ? BRANCH_ACTS : []
  const isWanted = ownActs.length + offers.length > 0
  const { data: branches = [] } = useQuery({ ...branchesQuery, enabled: isWanted })

  const ownLine = (branch: Branch, { id, icon, body, canUndo }: BranchAct): PaletteLine => {
    const subject = subjectOf(branch)
    const callOf = (asked: BranchAct['body']) => ({ ...SET_STATUS, body: { branchIds: ['{id}'], ...asked } })
    const described = {
      ...callOf(body),
      done: both(`palette:acts.${id}Done`),
      // Opening a busy branch again would not restore its longer preparation time.
      ...(canUndo && branch.state !== 'Busy' && { undo: callOf(OPEN_BRANCH) }),
    }
    return {
      id: `branch-${id}-${branch.id}`,
      group: 'actions',
      icon,
      name: labelOf({ label: both(`palette:acts.${id}`) }, subject),
      run: () => act(actFor(described, subject)),
    }
  }
  return branches
    .filter(({ isActive }) => isActive)
    .flatMap(branch => [
      ...ownActs.filter(({ states }) => states.includes(branch.state)).map(each => ownLine(branch, each)),
      ...offers.map((offer): PaletteLine => {
        const subject = subjectOf(branch)
        const described = offer.act
        return {
          id: `${offer.id}-${branch.id}`,
          group: 'actions',
          icon: offer.icon,
          name: labelOf(offer, subject),
          run: () => (described ? act(actFor(described, subject)) : void navigate(addressOf(offer, subject))),
        }
      }),
    ])
}
