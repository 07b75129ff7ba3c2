import { DishPlaceholder } from '@sufra/shared/ui/data'
import type { DishKind } from '@sufra/shared/ui/data'
import { useState } from 'react'

/** A product's picture, or its category's drawing when there is none or it does not load. */
export const DishPicture = ({ imageUrl, kind }: { imageUrl: string | null; kind: DishKind }) => {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (imageUrl === null || imageUrl === brokenUrl) return <DishPlaceholder kind={kind} />
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
