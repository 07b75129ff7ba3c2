import { Flex, IconButton } from '@sufra/shared/ui'
import { SideDrawer } from '@sufra/shared/ui/overlays'
import { PanelRightOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SidebarContent } from './sidebar-content.tsx'

/** Button that opens the sidebar over the page, and the sidebar itself. */
export const SidebarDrawer = () => {
  const { t } = useTranslation('host')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <IconButton
        label={t('sidebar.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<PanelRightOpen size={20} strokeWidth={1.75} aria-hidden className="sf-mirror" />}
        onClick={() => setIsOpen(true)}
      />
      <SideDrawer isOpen={isOpen} onClose={close} title={t('sidebar.name')}>
        <Flex direction="column" gap="1" minH="full">
          <SidebarContent onNavigate={close} />
        </Flex>
      </SideDrawer>
    </>
  )
}
