import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'
import { useUnsavedGuard } from '@sufra/shared/forms'
import { Button, EmptyState } from '@sufra/shared/ui'
import { NoMatch, useTableUrl } from '@sufra/shared/ui/data'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { idsUnder, treeOf } from '#src/categories/category-tree.ts'
import { changesOf, factsIn } from './draft/fact-draft.ts'
import { useFactDraft } from './draft/use-fact-draft.ts'
import { LawToolbar } from './law-toolbar.tsx'
import { useNameMatcher } from '#src/search-words/name-matcher.ts'
import { LAW_URL, wantedProducts } from './law-url.ts'
import { LawProgress } from './progress/law-progress.tsx'
import { summaryOf } from './progress/law-summary.ts'
import { LawRules } from './law-rules.tsx'
import { SaveBar } from './save/save-bar.tsx'
import { useSaveSheet } from './save/use-save-sheet.ts'
import { FactSheet } from './sheet/fact-sheet.tsx'

interface AllSaidProps {
  /** True if no product lacks a fact. */
  isWhole: boolean
  onShowAll: () => void
}

/** Shown instead of an empty sheet. */
const AllSaid = ({ isWhole, onShowAll }: AllSaidProps) => {
  const { t } = useTranslation()
  if (!isWhole) return <NoMatch title={t('menus:law.noMatch')} onClear={onShowAll} />
  return (
    <EmptyState
      drawing="receipt"
      title={t('menus:law.done.title')}
      detail={t('menus:law.done.detail')}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {t('menus:law.done.showAll')}
        </Button>
      }
    />
  )
}

interface FactsWorkplaceProps {
  serviceProviderId: number
  products: readonly Product[]
  categories: readonly Category[]
}

/** Progress, legal rules and the sheet to fill in. */
export const FactsWorkplace = ({ serviceProviderId, products, categories }: FactsWorkplaceProps) => {
  const url = useTableUrl(LAW_URL)
  const { filters } = url
  const typed = useFactDraft()
  const { draft } = typed
  const { progress, fieldErrors, save } = useSaveSheet({ serviceProviderId, draft, onSaved: typed.settle })
  const changes = changesOf(draft, products)
  const { guard } = useUnsavedGuard(changes.length > 0)
  const summary = useMemo(
    () => summaryOf(products.map(product => factsIn(draft, product))),
    [products, draft],
  )
  const tree = useMemo(() => treeOf(categories, products), [categories, products])
  const rows = wantedProducts(products, {
    filters,
    names: useNameMatcher(filters.search),
    kept: id => draft.has(id),
    marked: id => fieldErrors.has(id),
    categories: filters.category === null ? null : idsUnder(tree, filters.category),
  })
  return (
    <>
      <LawProgress
        summary={summary}
        wanted={filters.wanted}
        onWant={wanted => url.change({ wanted: wanted ?? 'missing' })}
      />
      <LawRules />
      <LawToolbar filters={filters} onChange={url.change} categories={categories} summary={summary} />
      <FactSheet
        rows={rows}
        draft={draft}
        fieldErrors={fieldErrors}
        edit={typed.edit}
        onStepBack={typed.stepBack}
        listKey={url.listKey}
        empty={
          <AllSaid
            isWhole={summary.done === summary.total}
            onShowAll={() => url.change({ search: '', category: null, wanted: 'all' })}
          />
        }
      />
      <SaveBar
        count={changes.length}
        progress={progress}
        onSave={() => save(changes)}
        onDiscard={typed.forget}
        onStepBack={typed.canStepBack ? typed.stepBack : undefined}
      />
      {guard}
    </>
  )
}
