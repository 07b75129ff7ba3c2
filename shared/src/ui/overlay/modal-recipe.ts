import { defineRecipe } from '@chakra-ui/react/styled-system'

export const modalRecipe = defineRecipe({
  base: {
    display: 'none',
    flexDirection: 'column',
    m: 'auto',
    p: '0',
    maxW: 'none',
    maxH: 'none',
    bg: 'surface',
    color: 'ink',
    boxShadow: 'overlay',
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    // Enters by keyframes; leaves by a transition that keeps it in the top layer meanwhile.
    opacity: 0,
    transition:
      'opacity {durations.leave} ease-out, display {durations.leave} allow-discrete, overlay {durations.leave} allow-discrete',
    '&[open]': { display: 'flex', opacity: 1 },
    _backdrop: { bg: 'scrim', animation: 'sfFade {durations.enter} ease-out' },
    '&:not([open])::backdrop': { opacity: 0, transition: 'opacity {durations.leave} ease-out' },
    '& > h2': {
      textStyle: 'xl17',
      fontWeight: 'semibold',

      ps: '5',
      pe: '12',
      pt: '4.5',
      pb: '2',
    },
    '& > div': {
      flex: 1,
      minH: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      px: '5',
      pt: '2',
      pb: '5',
      outlineOffset: '-2px',
    },
    '& > footer': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      px: '5',
      pb: '5',
    },
    '& > button': { position: 'absolute', top: '2.5', insetEnd: '2.5' },
  },
  variants: {
    shape: {
      dialog: {
        w: 'min(480px, calc(100vw - 32px))',
        maxH: 'min(720px, calc(100dvh - 32px))',
        borderRadius: 'card',
        '&[open]': {
          animation: 'sfRise {durations.enter} {easings.settle}',
          _motionReduce: { animationName: 'sfFade' },
        },
        smDown: { '& > footer > *': { flex: 1 } },
      },
      bare: {
        w: 'min(736px, calc(100vw - 32px))',
        maxH: 'min(760px, calc(100dvh - 32px))',
        mt: 'min(84px, 8dvh)',
        borderRadius: 'card',
        smDown: { w: '100vw', maxH: '100dvh', mt: '0', borderRadius: '0' },
        '& > h2': {
          position: 'absolute',
          w: '1px',
          h: '1px',
          p: '0',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
        '& > div': { display: 'flex', flexDirection: 'column', p: '0', overflow: 'hidden' },
        '& > button': { top: '3' },
        '&[open]': {
          animation: 'sfRise {durations.enter} {easings.settle}',
          _motionReduce: { animationName: 'sfFade' },
        },
      },
      side: {
        w: 'min(300px, 100vw)',
        h: '100dvh',
        ms: '0',
        '& > div': { px: '3', pt: '1', pb: '4' },
        '--sf-from': '-24px',
        _rtl: { '--sf-from': '24px' },
        '&[open]': {
          animation: 'sfSlide {durations.enter} {easings.settle}',
          _motionReduce: { animationName: 'sfFade' },
        },
      },
      drawer: {
        w: 'min(440px, 100vw)',
        h: '100dvh',
        me: '0',
        '& > footer': { borderTopWidth: '1px', px: '5', py: '3' },
        '--sf-from': '24px',
        _rtl: { '--sf-from': '-24px' },
        '&[open]': {
          animation: 'sfSlide {durations.enter} {easings.settle}',
          _motionReduce: { animationName: 'sfFade' },
        },
      },
    },
  },
})
