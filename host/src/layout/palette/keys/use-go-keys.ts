import { useNavigate } from '@sufra/shared/router'
import { useSingleKeys } from '@sufra/shared/ui'
import { useRef } from 'react'
import { useSidebarEntries } from '#src/layout/navigation/use-sidebar-entries.ts'

const PATIENCE_MS = 1500

/** G and then the letter of a screen, within a second and a half, opens that screen. */
export const useGoKeys = (): void => {
  const entries = useSidebarEntries()
  const navigate = useNavigate()
  const pressedAt = useRef(-Infinity)
  // Before the screens: the second letter is theirs only when no G came before it.
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
