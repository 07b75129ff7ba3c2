import { useNavigate } from '@sufra/shared/router'
import { useSingleKeys } from '@sufra/shared/ui'
import { useRef } from 'react'
import { useSidebarEntries } from '#src/layout/navigation/use-sidebar-entries.ts'

const PATIENCE_MS = 1500

/** Opens a screen by G and its letter, pressed within 1.5 seconds. */
export const useGoKeys = (): void => {
  const entries = useSidebarEntries()
  const navigate = useNavigate()
  const pressedAt = useRef(-Infinity)
  // Registered before the screens' own keys: they get the second letter only when no G came first.
  useSingleKeys(
    key => {
      const now = performance.now()
      const entry = now - pressedAt.current < PATIENCE_MS ? entries.find(each => each.key === key) : undefined
      pressedAt.current = key === 'g' ? now : -Infinity
      return entry && (() => void navigate(`/${entry.path}`))
    },
    { isFirst: true },
  )
}
