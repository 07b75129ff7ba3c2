import { useState } from 'react'
import { VisuallyHidden, chakra } from '@sufra/shared/ui'
import { Monogram } from '@sufra/shared/ui/board'

const Logo = chakra('img', { base: { flexShrink: 0, w: '38px', h: '38px', borderRadius: 'well' } })

/** Logo of the platform, or its first letter if the image fails to load. */
export const ChannelMark = ({ logoUrl, name }: { logoUrl: string; name: string }) => {
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing)
    return (
      <>
        <Monogram size="md" text={name.slice(0, 1)} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </>
    )
  return (
    <Logo src={logoUrl} alt={name} title={name} width={38} height={38} onError={() => setIsMissing(true)} />
  )
}
