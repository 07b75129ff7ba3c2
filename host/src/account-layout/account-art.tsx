import { useLanguage } from '@sufra/shared/i18n'
import { chakra } from '@sufra/shared/ui'
import { useEffect, useState } from 'react'
import { mayFetchAhead } from '#src/lazy-loading/fetch-ahead.ts'

const Art = chakra('div', {
  base: {
    display: { base: 'none', md: 'block' },
    position: 'relative',
    overflow: 'hidden',
    backgroundImage: 'linear-gradient(150deg, {colors.art.from}, {colors.art.middle} 60%, {colors.art.to})',
    '& > svg': {
      position: 'absolute',
      inset: '0',
      w: 'full',
      h: 'full',
      fill: 'none',
      stroke: 'art.line',
      opacity: 0.22,
    },
    // Wider than the frame, so that the board seems to continue.
    '& > img': {
      position: 'absolute',
      top: '50%',
      insetInlineStart: '12%',
      w: '1000px',
      maxW: 'none',
      borderRadius: 'card',
      boxShadow: 'overlay',
      transform: 'translateY(-50%)',
      animation: 'sfFade {durations.enter} ease-out',
    },
  },
})

// An eight-pointed star, the pattern of the cloth: two squares, one turned by 45 degrees, and a circle.
const STAR = 'M22 22h81v81H22zM62.5 5.2l57.3 57.3-57.3 57.3L5.2 62.5z'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'input'] as const

// Decoration loads after the first input: until then the bandwidth belongs to the form.
const useSignOfLife = (): boolean => {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const control = new AbortController()
    const handleSign = () => {
      control.abort()
      setIsSeen(mayFetchAhead())
    }
    for (const sign of SIGNS) window.addEventListener(sign, handleSign, { signal: control.signal })
    return () => control.abort()
  }, [])
  return isSeen
}

/** Decoration beside the sign-in form: a table cloth with a picture of the live orders. */
export const AccountArt = () => {
  const { language } = useLanguage()
  const isSomebodyThere = useSignOfLife()
  return (
    <Art aria-hidden>
      <svg>
        <defs>
          <pattern id="cloth" width="126" height="126" patternUnits="userSpaceOnUse">
            <path d={STAR} />
            <circle cx="62.5" cy="62.5" r="21" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#cloth)" stroke="none" />
      </svg>
      {isSomebodyThere && (
        // A hidden lazy picture, as on a phone, is not fetched.
        <img src={`/stills/board-${language}.webp`} alt="" loading="lazy" width={1000} height={639} />
      )}
    </Art>
  )
}
