import { useNavigate } from '@sufra/shared/router'
import { endSession, useSession } from '@sufra/shared/session'
import { BrandMark, Button, Flex, chakra } from '@sufra/shared/ui'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OfflineBar } from '#src/connection/offline-bar.tsx'
import { ServerBar } from '#src/connection/server-bar.tsx'
import { LanguageSwitcher } from '#src/language/language-switcher.tsx'

const Header = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '1',
    px: '7',
    py: '3.5',
    smDown: { px: '4' },
  },
})

const Main = chakra('main', {
  base: {
    mx: 'auto',
    w: 'full',
    px: '7',
    pt: '6',
    pb: '16',
    smDown: { px: '4', pt: '2', pb: '0' },
  },
  variants: {
    size: { form: { maxW: 'calc({sizes.form} + {spacing.14})' }, wide: { maxW: '1160px' } },
  },
})

const SignOut = () => {
  const { t } = useTranslation('host')
  const navigate = useNavigate()
  // A signed-out visitor can see these screens, so leaving them leads to /login (specification#screens).
  const handleSignOut = () => {
    endSession()
    void navigate('/login')
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      color="muted"
      icon={<LogOut size={16} strokeWidth={1.75} aria-hidden className="sf-mirror" />}
      onClick={handleSignOut}
    >
      {t('logout')}
    </Button>
  )
}

export interface OnboardingLayoutProps {
  size: 'form' | 'wide'
  /** Link that leaves this screen; sign-out when omitted. */
  way?: ReactNode
  children: ReactNode
}

/** Frame of the onboarding screens: no sidebar, one task at a time. */
export const OnboardingLayout = ({ size, way, children }: OnboardingLayoutProps) => {
  const isSignedIn = useSession(state => state.user !== null)
  return (
    <>
      <OfflineBar />
      <ServerBar />
      <Header>
        <BrandMark />
        <Flex alignItems="center" gap="2">
          {way ?? (isSignedIn && <SignOut />)}
          <LanguageSwitcher />
        </Flex>
      </Header>
      <Main size={size}>{children}</Main>
    </>
  )
}
