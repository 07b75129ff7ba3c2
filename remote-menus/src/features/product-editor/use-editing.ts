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
  /** The stored product; null for a new one. */
  product: Product | null
  /** Initial values of the form. */
  initial: ProductValues
  serviceProviderId: number
  /** Storage key of the draft. */
  draftKey: string
  onAdded: (product: Product) => void
  /** True if the user may change the visibility of a stored product. */
  canSwitch: boolean
}

/** Version on which the form's values are based. */
interface Origin {
  stored: Product | null
  base: ProductValues
}

const start = ({ product, initial, draftKey }: EditingProps) => {
  const fresh: Origin = { stored: product, base: initial }
  const draft = restoredDraft(draftKey)
  if (!draft || changedFields(draft.base, draft.values).length === 0)
    return { fresh, origin: fresh, values: initial, restoredAt: null }
  // Keeps the draft's version, so that a newer version of another user causes a conflict instead of being overwritten.
  const stored = product && { ...product, rowVersion: draft.rowVersion ?? product.rowVersion }
  return { fresh, origin: { stored, base: draft.base }, values: draft.values, restoredAt: draft.savedAt }
}

/** Returns the state of an editor: form, unsaved changes, draft and saving. */
export const useEditing = (props: EditingProps) => {
  const { serviceProviderId, draftKey, onAdded, canSwitch } = props
  const [first] = useState(() => start(props))
  const [origin, setOrigin] = useState(first.origin)
  const [restoredAt, setRestoredAt] = useState(first.restoredAt)
  const [stale, setStale] = useState<{ mine: ProductValues; current: Product } | null>(null)
  // The other user's version after a conflict, until it is resolved.
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
    // Input during the request is kept.
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
      // A toast reports the failure; the chosen values stay unsaved in the form.
      setStale(null)
    } finally {
      setIsResolving(false)
    }
  }

  const discard = () => {
    // The base, especially that of a draft, may be older than the stored version.
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
    /** Clears selections that another brand lacks, and deletes the draft under the old key. */
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
