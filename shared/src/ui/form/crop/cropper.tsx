import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useMemo, useState } from 'react'
import EasyCrop from 'react-easy-crop'
import { Button } from '../../press/button.tsx'
import { useFormWords } from '../form-words.ts'
import { cropPicture } from './crop-picture.ts'
import type { CropArea } from '../picture/draw-picture.ts'

// The library's own stylesheet (react-easy-crop.css 6.2.5), which it would otherwise inject into the page.
const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& > div:first-of-type': {
      position: 'relative',
      h: 'min(320px, 50dvh)',
      borderRadius: 'well',
      overflow: 'hidden',
      bg: 'soft',
    },
    '& .reactEasyCrop_Container': {
      position: 'absolute',
      inset: '0',
      overflow: 'hidden',
      userSelect: 'none',
      touchAction: 'none',
      cursor: 'move',
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'center',
    },
    '& .reactEasyCrop_Image': { willChange: 'transform', maxW: 'unset' },
    '& .reactEasyCrop_Contain': { maxW: '100%', maxH: '100%', m: 'auto', position: 'absolute', inset: '0' },
    '& .reactEasyCrop_CropArea': {
      position: 'absolute',
      // Physical: the library moves in pixels from the left in both directions.
      left: '50%',
      top: '50%',
      transform: 'translate(-50%, -50%)',
      border: '1px solid rgba(255, 255, 255, 0.7)',
      boxSizing: 'border-box',
      boxShadow: '0 0 0 9999em',
      color: 'rgba(0, 0, 0, 0.5)',
      overflow: 'hidden',
    },
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: 'touch',
      textStyle: 'sm13',
      fontWeight: 'medium',
    },
    '& > label > input': { flex: 1, minW: '0', minH: 'touch', accentColor: 'primary' },
    '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' },
    '& > p': { color: 'disabled', textStyle: 'sm13', fontWeight: 'medium' },
  },
})

const CENTRE = { x: 0, y: 0 }

export interface CropperProps {
  picture: File
  /** Width divided by height. */
  aspect: number
  onDone: (picture: File) => void
}

/**
 * Renders a picture that moves and zooms under a frame, by mouse, fingers or keys. The whole picture can be used too.
 */
export const Cropper = ({ picture, aspect, onDone }: CropperProps) => {
  const words = useFormWords()
  const address = useMemo(() => URL.createObjectURL(picture), [picture])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  const [crop, setCrop] = useState(CENTRE)
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const handleCrop = () => {
    if (area) cropPicture(picture, area).then(onDone, () => setHasFailed(true))
  }
  return (
    <Root>
      <div dir="ltr">
        <EasyCrop
          image={address}
          aspect={aspect}
          crop={crop}
          zoom={zoom}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => setArea(pixels)}
          // A file may claim to be a picture that this browser cannot show.
          mediaProps={{ onError: () => setHasFailed(true) }}
          disableAutomaticStylesInjection
        />
      </div>
      <label>
        {words.zoom}
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={event => setZoom(Number(event.target.value))}
        />
      </label>
      {hasFailed && <p role="alert">{words.cropFailed}</p>}
      <div>
        <Button variant="outline" onClick={() => onDone(picture)}>
          {words.wholePicture}
        </Button>
        <Button disabled={!area} onClick={handleCrop}>
          {words.cropPicture}
        </Button>
      </div>
    </Root>
  )
}
