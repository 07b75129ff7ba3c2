import { SelectFilter } from '@sufra/shared/ui/cards'
import { useTranslation } from 'react-i18next'
import { useReadName } from './read-name.ts'
import type { PlaceChoice } from './place.ts'

/** Choice of all branches or one, for a brand with several. */
export const BranchPicker = ({ place, branches, branchId, setBranchId }: PlaceChoice) => {
  const { t } = useTranslation()
  const readName = useReadName()
  if (branches.length < 2) return null
  return (
    <SelectFilter
      label={t(place.isLimited ? 'menus:liveMenu.myBranches' : 'menus:liveMenu.allBranches')}
      value={branchId === 0 ? '' : String(branchId)}
      onChange={value => setBranchId(Number(value))}
      options={branches.map(({ id, name }) => ({ value: String(id), label: readName(name) }))}
    />
  )
}
