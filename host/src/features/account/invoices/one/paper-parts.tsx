import { Bdi, Box, Stack, chakra } from '@sufra/shared/ui'
import type { ReactNode } from 'react'
import { PAPER_WORDS } from './paper-words.ts'
import type { PaperWord } from './paper-words.ts'

const Pair = chakra('span', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    color: 'muted',
    textStyle: 'xs12',
    '& > span': { whiteSpace: 'nowrap' },
  },
})

/** A label in both languages, Arabic first in reading order. */
export const BothWords = ({ word }: { word: PaperWord }) => (
  <Pair>
    <span lang="ar" dir="rtl">
      {PAPER_WORDS[word].ar}
    </span>
    <span lang="en" dir="ltr">
      {PAPER_WORDS[word].en}
    </span>
  </Pair>
)

/** A labelled value of the invoice. */
export const Fact = ({ word, children }: { word: PaperWord; children: ReactNode }) => (
  <Stack gap="0.5" minW="0">
    <BothWords word={word} />
    <Box>
      <Bdi>{children}</Bdi>
    </Box>
  </Stack>
)
