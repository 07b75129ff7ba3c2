import { refreshSession } from '@sufra/shared/api'
import { useNavigate, useSearchParams } from '@sufra/shared/router'
import { Box } from '@sufra/shared/ui'
import { StepBar } from '@sufra/shared/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLatest } from '#src/dialog-state/use-latest.ts'
import { BranchStep } from './branch-step.tsx'
import { BrandStep } from './brand-step.tsx'
import { businessQuery } from './business-details.queries.ts'
import type { Business } from './business-details.queries.ts'
import { BusinessStep } from './business-step.tsx'
import type { BranchValues, BrandValues, BusinessValues } from './step-values.ts'

const STEPS = ['business', 'brand', 'branch'] as const
type Step = (typeof STEPS)[number]

const isAccountComplete = ({ account }: Business): boolean =>
  account.typeId !== null &&
  account.phone !== null &&
  account.city !== null &&
  (account.crNumber ?? account.unifiedNumber) !== null

/** Returns the first unfinished step. */
const firstUnfinished = (business: Business): Step => {
  if (!isAccountComplete(business)) return 'business'
  return business.brand ? 'branch' : 'brand'
}

/** Returns the step of the address, or the first unfinished step before it. */
const stepOf = (business: Business, wanted: string | null): Step => {
  const furthest = STEPS.indexOf(firstUnfinished(business))
  return STEPS.find((step, index) => step === wanted && index <= furthest) ?? firstUnfinished(business)
}

interface Drafts {
  business?: BusinessValues
  brand?: BrandValues
  branch?: BranchValues
}

/** Keeps unsaved input across the back button of the step and of the browser. */
const useDrafts = () => {
  const [drafts, setDrafts] = useState<Drafts>({})
  const keeper =
    <Key extends Step>(step: Key) =>
    (draft: Drafts[Key]) =>
      setDrafts(kept => ({ ...kept, [step]: draft }))
  const hasDrafts = Object.values(drafts).some(draft => draft !== undefined)
  return { drafts, hasDrafts, keeper }
}

const useSteps = (business: Business, forget: (step: Step) => void) => {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const { queryKey } = businessQuery(business.account.id)
  const step = stepOf(business, search.get('step'))
  const newestStep = useLatest(step)
  const go = (next: Step) => setSearch({ step: next })
  const remember = (left: Step, saved: Partial<Business>) => {
    cache.setQueryData(queryKey, known => known && { ...known, ...saved })
    forget(left)
  }
  const finish = async (saved: Partial<Business>) => {
    remember('branch', saved)
    // The guard reads the step from the token and would redirect back here with the old one.
    await refreshSession()
    if (newestStep() === 'branch') await navigate('/subscriptions')
  }
  // A person who went back before a late response stays there.
  const saveAndGo = (left: Step, next: Step) => (saved: Partial<Business>) => {
    remember(left, saved)
    if (newestStep() === left) go(next)
  }
  return { step, go, saveAndGo, finish }
}

/**
 * Three short steps, each saved when the person moves on. The address names the
 * step, so the browser's back button works.
 */
export const BusinessSteps = ({ business }: { business: Business }) => {
  const { t } = useTranslation('onboarding')
  const { drafts, hasDrafts, keeper } = useDrafts()
  const { step, go, saveAndGo, finish } = useSteps(business, left => keeper(left)(undefined))
  return (
    <>
      <Box mb="6">
        <StepBar
          label={t('steps.label')}
          steps={STEPS.map(name => t(`steps.${name}`))}
          current={STEPS.indexOf(step)}
        />
      </Box>
      {step === 'business' && (
        <BusinessStep
          business={business}
          draft={drafts.business}
          hasDrafts={hasDrafts}
          keep={keeper('business')}
          onSaved={saveAndGo('business', 'brand')}
        />
      )}
      {step === 'brand' && (
        <BrandStep
          business={business}
          draft={drafts.brand}
          hasDrafts={hasDrafts}
          keep={keeper('brand')}
          onSaved={saveAndGo('brand', 'branch')}
          onBack={() => go('business')}
        />
      )}
      {step === 'branch' && business.brand && (
        <BranchStep
          business={business}
          brandId={business.brand.id}
          draft={drafts.branch}
          hasDrafts={hasDrafts}
          keep={keeper('branch')}
          onSaved={finish}
          onBack={() => go('brand')}
        />
      )}
    </>
  )
}
