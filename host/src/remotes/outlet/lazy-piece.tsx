import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

/** Returns an optional component in its own chunk: it renders nothing while the chunk loads or when loading fails. */
export const lazyPiece = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let known: ComponentType<Props> | null = null
  return (props: Props) => {
    const [Piece, setPiece] = useState(() => known)
    useEffect(() => {
      if (Piece) return
      let isShown = true
      load().then(
        piece => {
          known = piece
          if (isShown) setPiece(() => piece)
        },
        () => undefined,
      )
      return () => {
        isShown = false
      }
    }, [Piece])
    return Piece && <Piece {...props} />
  }
}
