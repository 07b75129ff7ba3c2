const OPTIONS = 1000
const OWN_GROUPS = 1_000_000

/**
 * Returns the option's id on platforms: unique within its product. In Sufra options are numbered within their
 * group, and a product's own groups separately from shared ones.
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
