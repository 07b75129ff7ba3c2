import { useEffect, useState } from 'react'
import { loadArea } from '#src/lazy-loading/area.ts'
import { lazyPart } from '#src/lazy-loading/lazy-part.tsx'
import { showInspector, takeInspectFromAddress, useInspector } from './inspector-state.ts'

const drawer = lazyPart(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "inspector" */ './inspector-drawer.tsx'),
    loadArea('inspector'),
  ])
  return part.InspectorDrawer
})

// By the position of the key: an Arabic keyboard writes another letter.
const isShortcut = ({ ctrlKey, altKey, code }: KeyboardEvent): boolean => ctrlKey && altKey && code === 'KeyI'

/** Opens the inspector of remotes by Ctrl+Alt+I and by `?inspect`. Its code loads only then. */
export const InspectorDoor = () => {
  const isOpen = useInspector(state => state.isOpen)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  useEffect(() => {
    if (takeInspectFromAddress()) showInspector()
    const handleKey = (key: KeyboardEvent) => {
      if (!isShortcut(key)) return
      key.preventDefault()
      showInspector()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
  return wasOpened ? <drawer.Part /> : null
}
