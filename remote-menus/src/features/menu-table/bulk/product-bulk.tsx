import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'
import { useCan } from '@sufra/shared/session'
import { lazyPart } from '@sufra/shared/ui'
import { BulkBar } from '@sufra/shared/ui/data'
import type { BulkAction, Selection } from '@sufra/shared/ui/data'
import { ConfirmDialog } from '@sufra/shared/ui/overlays'
import { CircleDollarSign, Eye, EyeOff, FolderInput, Moon, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkDialogsProps, BulkQuestion } from './bulk-question.ts'
import { useBulkChange } from './use-bulk-change.ts'

const dialogs = lazyPart<BulkDialogsProps>({
  load: () =>
    import(/* webpackChunkName: "menu-dialogs" */ './bulk-dialogs.tsx').then(
      ({ BulkDialogs }) => BulkDialogs,
    ),
})

export interface ProductBulkProps {
  serviceProviderId: number
  categories: readonly Category[]
  selection: Selection<Product>
}

type Asked = BulkQuestion | 'delete'

/** Returns the bulk actions that the user may perform. */
const useBulkActions = (onAsk: (asked: Asked) => void, onVisibility: (isVisible: boolean) => void) => {
  const { t } = useTranslation()
  const action = (id: string, icon: BulkAction['icon'], onPress: () => void): BulkAction => ({
    id,
    label: t(`menus:bulk.${id}`),
    icon,
    onPress,
  })
  const shows = [
    action('show', <Eye size={16} aria-hidden />, () => onVisibility(true)),
    action('hide', <EyeOff size={16} aria-hidden />, () => onVisibility(false)),
  ]
  const price = action('price', <CircleDollarSign size={16} aria-hidden />, () => onAsk('price'))
  const move = action('move', <FolderInput size={16} aria-hidden />, () => onAsk('move'))
  const snooze = action('snooze', <Moon size={16} aria-hidden />, () => onAsk('snooze'))
  const remove = action('delete', <Trash2 size={16} aria-hidden />, () => onAsk('delete'))
  const [canEdit, canPrice] = [useCan('menu.edit'), useCan('menu.price')]
  const [canSnooze, canDelete] = [useCan('menu.snooze'), useCan('menu.delete')]
  return [
    ...(canEdit && canSnooze ? shows : []),
    ...(canEdit && canPrice ? [price] : []),
    ...(canEdit ? [move] : []),
    ...(canSnooze ? [snooze] : []),
    ...(canEdit && canDelete ? [{ ...remove, isDanger: true }] : []),
  ]
}

/**
 * Returns a function that clears the selection after a change, unless the user has selected other products meanwhile.
 */
const useClearDone = ({ chosen, clear }: Selection<Product>) => {
  const current = useRef(chosen)
  useEffect(() => {
    current.current = chosen
  }, [chosen])
  return (done: readonly Product[]) => {
    const ids = new Set(done.map(({ id }) => id))
    if (current.current.every(({ id }) => ids.has(id))) clear()
  }
}

/** Actions for the selected products; each can be undone. */
export const ProductBulk = ({ serviceProviderId, categories, selection }: ProductBulkProps) => {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked | null>(null)
  const changer = useBulkChange(serviceProviderId)
  const { chosen: products, clear } = selection
  const clearDone = useClearDone(selection)
  const close = () => setAsked(null)
  const finish = () => {
    close()
    clear()
  }
  const setVisibility = async (isVisible: boolean) => {
    const done = isVisible ? 'menus:bulk.done.shown' : 'menus:bulk.done.hidden'
    if (await changer.change({ products, set: { isVisible }, done })) clearDone(products)
  }
  const remove = async () => {
    if (await changer.change({ products, set: { isDeleted: true }, done: 'menus:bulk.done.deleted' }))
      clearDone(products)
    setAsked(now => (now === 'delete' ? null : now))
  }
  const actions = useBulkActions(setAsked, isVisible => void setVisibility(isVisible))
  return (
    <>
      <BulkBar
        selection={selection}
        actions={actions.map(action => ({ ...action, isDisabled: changer.isBusy }))}
      />
      {asked !== null && asked !== 'delete' && (
        <dialogs.Part
          asked={asked}
          serviceProviderId={serviceProviderId}
          products={products}
          categories={categories}
          changer={changer}
          onClose={close}
          onDone={finish}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'delete'}
        isDanger
        isBusy={changer.isBusy}
        title={t('menus:bulk.deleteTitle', { count: products.length })}
        body={t('menus:bulk.deleteBody')}
        confirmLabel={t('menus:remove.confirm')}
        cancelLabel={t('menus:remove.cancel')}
        onConfirm={() => void remove()}
        onClose={close}
      />
    </>
  )
}
