import type { EscalationSettings } from '@sufra/shared/contracts/escalation'
import type { EscalationStep } from '@sufra/shared/contracts/order'
import type { Colleague } from '#src/modules/identity/identity.ts'

const chosen = (people: Colleague[], ids: number[]) => people.filter(({ id }) => ids.includes(id))
const ofRole = (people: Colleague[], role: Colleague['role']) => people.filter(each => each.role === role)

const firstOf = (...groups: Colleague[][]): Colleague[] => groups.find(group => group.length > 0) ?? []

/** Returns the people at a branch that a step notifies: the chosen ones, otherwise those with the step's role. */
export const receiversOf = (
  step: EscalationStep,
  settings: EscalationSettings,
  people: Colleague[],
): Colleague[] => {
  switch (step) {
    case 'louder':
      return people.filter(({ permissions }) => permissions.includes('orders.accept'))
    case 'managers':
      return firstOf(
        chosen(people, settings.managers.people),
        ofRole(people, 'BranchManager'),
        ofRole(people, 'Admin'),
      )
    case 'owner':
      return firstOf(chosen(people, settings.owner.people), ofRole(people, 'Admin'))
  }
}
