import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BranchShift } from '@sufra/shared/contracts/shift'
import { inLanguage } from '@sufra/shared/contracts/text'
import { QueryError } from '@sufra/shared/failures'
import { useLanguage } from '@sufra/shared/i18n'
import { Box, Field, Skeleton } from '@sufra/shared/ui'
import { SelectInput } from '@sufra/shared/ui/forms'
import { NoShift } from './no-shift.tsx'
import { OneShift } from './one-shift.tsx'
import { ShiftScreenHead } from './shift-screen-head.tsx'
import { branchShiftsQuery } from './shift.queries.ts'
import { useShiftPlace } from './use-shift-place.ts'

const BranchChoice = ({ branches, chosen }: { branches: BranchShift[]; chosen: number }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { toBranch } = useShiftPlace()
  if (branches.length < 2) return null
  return (
    <Box mb="4" maxW="24rem">
      <Field label={t('orders:shift.branchChoice')}>
        <SelectInput
          value={String(chosen)}
          onChange={({ target }) => toBranch(Number(target.value))}
          options={branches.map(({ branchId, branchName, shift }) => {
            const name = inLanguage(branchName, language)
            return {
              value: String(branchId),
              label: shift ? t('orders:shift.branchOpen', { branch: name }) : name,
            }
          })}
        />
      </Field>
    </Box>
  )
}

const OfBranch = () => {
  const { t } = useTranslation()
  const { branchId } = useShiftPlace()
  const answer = useQuery(branchShiftsQuery)
  const { data, isError } = answer
  const branch =
    data?.find(each => each.branchId === branchId) ?? data?.find(({ shift }) => shift) ?? data?.[0]
  if (data && branch) {
    const choice = <BranchChoice branches={data} chosen={branch.branchId} />
    if (branch.shift)
      return (
        <OneShift key={branch.shift.id} id={branch.shift.id}>
          {choice}
        </OneShift>
      )
    return (
      <>
        <ShiftScreenHead />
        {choice}
        <NoShift key={branch.branchId} branch={branch} />
      </>
    )
  }
  return (
    <>
      <ShiftScreenHead />
      {isError && (
        <QueryError of={answer} title={t('orders:shift.loadFailed')} detail={t('orders:error.detail')} />
      )}
      {!data && !isError && <Skeleton h="320px" />}
    </>
  )
}

/** `/orders/shift`: the open shift of a branch, or the page of an ended one. */
export const ShiftScreen = () => {
  const { shiftId } = useShiftPlace()
  return shiftId === null ? <OfBranch /> : <OneShift key={shiftId} id={shiftId} />
}
