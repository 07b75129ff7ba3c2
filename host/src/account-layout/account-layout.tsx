import { Box, chakra } from '@sufra/shared/ui'
import type { ReactNode } from 'react'
import { ServerBar } from '#src/connection/server-bar.tsx'
import { LanguageSwitcher } from '#src/language/language-switcher.tsx'
import { AccountArt } from './account-art.tsx'

const Pane = chakra('main', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minH: '100dvh',
    px: '10',
    py: '7',
    bg: 'surface',
    smDown: { px: '5', py: '4' },
  },
})

/**
 * Frame of the screens before sign-in: the form at the start side, the pattern at the end side where there is room.
 */
export const AccountLayout = ({ children }: { children: ReactNode }) => (
  <>
    <ServerBar />
    <Box display="grid" gridTemplateColumns={{ base: '1fr', md: 'minmax(440px, 1fr) 1.1fr' }} minH="100dvh">
      <Pane>
        <Box alignSelf="flex-end">
          <LanguageSwitcher />
        </Box>
        <Box m="auto" w="full" maxW="360px" py="6">
          {children}
        </Box>
      </Pane>
      <AccountArt />
    </Box>
  </>
)
