import { useState } from 'react'
import type { ReactNode } from 'react'

interface DishPictureProps {
  imageUrl: string | null
  /** Its category's drawing. It comes with the screen, from whatever the screen has it with. */
  instead: ReactNode
}

/** A product's picture, or what stands for it when there is none or it does not load. */
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
