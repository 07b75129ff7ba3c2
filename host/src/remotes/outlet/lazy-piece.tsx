import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

/** A component in a chunk of its own that can do without being shown: nothing stands in its place, also when it does not come. */
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
