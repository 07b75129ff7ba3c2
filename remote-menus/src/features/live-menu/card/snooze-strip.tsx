import type { Product } from '@sufra/shared/contracts/product'
import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import type { CardActions } from './card-actions.ts'
import { SNOOZE_CHOICES } from '../availability/snooze-choices.ts'
import { useAutoDismiss } from '../auto-dismiss/use-auto-dismiss.ts'

interface SnoozeStripProps {
  product: Product
  name: string
  actions: Pick<CardActions, 'chooseSnooze' | 'closeStrip'>
  t: TFunction
}

/** Asks for the end right after a snooze. It closes automatically, but not while it is hovered or focused. */
export const SnoozeStrip = ({ product, name, actions, t }: SnoozeStripProps) => {
  const { id } = product
  const holds = useAutoDismiss(useCallback(() => actions.closeStrip(id), [actions, id]))
  return (
    <div className="dish-strip" role="group" aria-label={t('menus:snooze.label', { name })} {...holds}>
      <p>{t('menus:snooze.question')}</p>
      {SNOOZE_CHOICES.map(choice => (
        <button key={choice} type="button" onClick={() => actions.chooseSnooze(product, choice)}>
          {t(`menus:snooze.${choice}`)}
        </button>
      ))}
    </div>
  )
}
