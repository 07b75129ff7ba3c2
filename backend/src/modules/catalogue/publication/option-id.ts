const OPTIONS = 1000
const OWN_GROUPS = 1_000_000

/**
 * What platforms call an option: one number within its product, though options are numbered within their group, and groups of a
 * product's own apart from those that it shares.
 */
export const platformOptionId = ({
  modifierId,
  choiceId,
  optionId,
}: {
  modifierId?: number
  choiceId?: number
  optionId: number
}): number => (choiceId === undefined ? (modifierId ?? 0) : OWN_GROUPS + choiceId) * OPTIONS + optionId
