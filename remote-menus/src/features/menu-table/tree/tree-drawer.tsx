import { Stack } from '@sufra/shared/ui'
import { SideDrawer } from '@sufra/shared/ui/overlays'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddCategory } from './tree-head.tsx'

export interface TreeDrawerProps {
  isOpen: boolean
  onClose: () => void
  serviceProviderId: number
  children: ReactNode
}

/** Drawer with the category tree for narrow screens. */
export const TreeDrawer = ({ isOpen, onClose, serviceProviderId, children }: TreeDrawerProps) => {
  const { t } = useTranslation()
  return (
    <SideDrawer isOpen={isOpen} onClose={onClose} title={t('menus:table.categories')}>
      {isOpen && (
        <Stack gap="2">
          {children}
          <AddCategory serviceProviderId={serviceProviderId} />
        </Stack>
      )}
    </SideDrawer>
  )
}
