import type { Product } from '@sufra/shared/contracts/product'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import type { CardActions } from './card-actions.ts'
import { SNOOZE_CHOICES } from '../availability/snooze-choices.ts'

/** How long the question waits for an answer. */
const STRIP_MS = 6000

interface SnoozeStripProps {
  product: Product
  name: string
  actions: Pick<CardActions, 'chooseSnooze' | 'closeStrip'>
  t: TFunction
}

/** Asks, right after a snooze, when the product comes back. It leaves by itself, but never under a finger or the focus. */
export const SnoozeStrip = ({ product, name, actions, t }: SnoozeStripProps) => {
  const { id } = product
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => actions.closeStrip(id), STRIP_MS)
    return () => clearTimeout(timer)
  }, [isHeld, actions, id])

  return (
    <div
      className="dish-strip"
      role="group"
      aria-label={t('menus:snooze.label', { name })}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{t('menus:snooze.question')}</p>
      {SNOOZE_CHOICES.map(choice => (
        <button key={choice} type="button" onClick={() => actions.chooseSnooze(product, choice)}>
          {t(`menus:snooze.${choice}`)}
        </button>
      ))}
    </div>
  )
}
