import type { Product } from '@sufra/shared/contracts/product'
import { useUnsavedGuard } from '@sufra/shared/forms'
import { useState } from 'react'
import { forgetDraft } from './draft/draft-store.ts'
import { keepForStored, restoredDraft, useKeepDraft } from './draft/use-draft.ts'
import { useEditorForm } from './editor-form.ts'
import { useSaveProduct } from './save/use-save-product.ts'
import type { SaveOutcome } from './save/use-save-product.ts'
import type { StaleDialogProps } from './stale/stale-dialog.tsx'
import { changedFields, withFields } from './values/changed-fields.ts'
import { valuesOf } from './values/product-values.ts'
import type { ProductValues } from './values/product-values.ts'

export interface EditingProps {
  /** The stored product; none for a new one. */
  product: Product | null
  /** What the form begins with. */
  initial: ProductValues
  serviceProviderId: number
  /** What a draft is kept under. */
  draftKey: string
  onAdded: (product: Product) => void
  /** Whether the signed-in person may put what is stored on sale and take it off. */
  canSwitch: boolean
}

/** What the form's values are changes of. */
interface Origin {
  stored: Product | null
  base: ProductValues
}

const start = ({ product, initial, draftKey }: EditingProps) => {
  const fresh: Origin = { stored: product, base: initial }
  const draft = restoredDraft(draftKey)
  if (!draft || changedFields(draft.base, draft.values).length === 0)
    return { fresh, origin: fresh, values: initial, restoredAt: null }
  // Of the version that it was typed over: whoever saved since is asked about, not run over.
  const stored = product && { ...product, rowVersion: draft.rowVersion ?? product.rowVersion }
  return { fresh, origin: { stored, base: draft.base }, values: draft.values, restoredAt: draft.savedAt }
}

/** The state of an editor: the form, what in it is unsaved, the draft of it, and how it is saved. */
export const useEditing = (props: EditingProps) => {
  const { serviceProviderId, draftKey, onAdded, canSwitch } = props
  const [first] = useState(() => start(props))
  const [origin, setOrigin] = useState(first.origin)
  const [restoredAt, setRestoredAt] = useState(first.restoredAt)
  const [stale, setStale] = useState<{ mine: ProductValues; current: Product } | null>(null)
  // What somebody else saved, once that is known and not yet settled.
  const [newer, setNewer] = useState<Product | null>(null)
  const [isResolving, setIsResolving] = useState(false)
  const { stored, base } = origin
  const form = useEditorForm(first.values, { serviceProviderId, stored })
  const values = form.watch()
  const changed = changedFields(base, values)
  const isChanged = changed.length > 0
  useKeepDraft({ key: draftKey, isChanged, values, base, rowVersion: stored?.rowVersion ?? null })
  const { guard, release } = useUnsavedGuard(isChanged, () => forgetDraft(draftKey))
  const send = useSaveProduct()

  const settle = (saved: Product, sent: ProductValues) => {
    // What was typed while the answer was on its way is not lost.
    const typed = form.getValues()
    const next = valuesOf(saved)
    const late = changedFields(sent, typed)
    setOrigin({ stored: saved, base: next })
    setRestoredAt(null)
    const mine = withFields(next, typed, late)
    form.reset(mine)
    if (stored === null && late.length > 0) keepForStored(draftKey, saved, { base: next, values: mine })
  }
  const finish = (outcome: SaveOutcome, sent: ProductValues) => {
    if (outcome.kind === 'stale') {
      const { current } = outcome
      setNewer(current)
      return setStale({ mine: canSwitch ? sent : { ...sent, isVisible: current.isVisible }, current })
    }
    if (outcome.kind !== 'saved') return
    setStale(null)
    setNewer(null)
    settle(outcome.product, sent)
    if (stored === null) {
      release()
      forgetDraft(draftKey)
      onAdded(outcome.product)
    }
  }
  const save = async (sent: ProductValues) => finish(await send(sent, { serviceProviderId, stored }), sent)

  const resolve = async (chosen: ProductValues, current: Product) => {
    setIsResolving(true)
    try {
      setOrigin({ stored: current, base: valuesOf(current) })
      form.reset(chosen)
      finish(await send(chosen, { serviceProviderId, stored: current }), chosen)
    } catch {
      // Told by a toast; what was chosen is in the form, unsaved.
      setStale(null)
    } finally {
      setIsResolving(false)
    }
  }

  const discard = () => {
    // What was typed over, a draft's own base above all, may be older than what is stored.
    const known = origin === first.origin ? first.fresh : origin
    const back = newer ? { stored: newer, base: valuesOf(newer) } : known
    setNewer(null)
    setOrigin(back)
    setRestoredAt(null)
    forgetDraft(draftKey)
    form.reset(back.base)
  }
  const conflict: StaleDialogProps | null = stale && {
    base,
    mine: stale.mine,
    current: stale.current,
    isBusy: isResolving,
    onClose: () => setStale(null),
    onSave: chosen => void resolve(chosen, stale.current),
  }
  return {
    form,
    values,
    changed,
    isNew: stored === null,
    save,
    discard,
    restoredAt,
    keepRestored: () => setRestoredAt(null),
    conflict,
    guard,
    /** What another brand does not have, and a draft under the old one's name. */
    forgetBrand: () => {
      forgetDraft(draftKey)
      form.setValue('categoryId', null)
      form.setValue('sizes', [])
      form.setValue('choicesIds', [])
      form.setValue('excludeBranchesIds', [])
    },
  }
}
export type Editing = ReturnType<typeof useEditing>
