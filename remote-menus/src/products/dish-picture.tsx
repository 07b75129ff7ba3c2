import { useState } from 'react'
import type { ReactNode } from 'react'

interface DishPictureProps {
  imageUrl: string | null
  /** Drawing of the category, from the screen that uses this component. */
  instead: ReactNode
}

/** A product's picture, or its fallback drawing if there is none or it fails to load. */
export const DishPicture = ({ imageUrl, instead }: DishPictureProps) => {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (imageUrl === null || imageUrl === brokenUrl) return instead
  return (
    <img
      src={imageUrl}
      alt=""
      width={480}
      height={320}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenUrl(imageUrl)}
    />
  )
}
