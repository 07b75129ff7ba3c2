import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { SNOOZE_CHOICES, type SnoozeChoice } from './snooze-choices.ts'

/** How long the question waits for an answer. */
export const STRIP_MS = 6000

interface SnoozeStripProps {
  name: string
  t: TFunction
  onChoose: (choice: SnoozeChoice) => void
  onClose: () => void
}

/** Asks, right after a snooze, when the product comes back. It leaves by itself, but never under a finger or the focus. */
export const SnoozeStrip = ({ name, t, onChoose, onClose }: SnoozeStripProps) => {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onClose, STRIP_MS)
    return () => clearTimeout(timer)
  }, [isHeld, onClose])

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
        <button key={choice} type="button" onClick={() => onChoose(choice)}>
          {t(`menus:snooze.${choice}`)}
        </button>
      ))}
    </div>
  )
}
