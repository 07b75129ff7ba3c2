import { useState } from 'react'
import { useExampleText } from '#src/gallery/use-example-text.ts'
import { Button, Flex } from '#src/ui/core.ts'
import {
  BareDialog,
  ConfirmDialog,
  Dialog,
  Drawer,
  Menu,
  Popover,
  SideDrawer,
  Tooltip,
  toast,
} from '#src/ui/overlays.ts'

const KINDS = [
  ['Dialog', Dialog],
  ['BareDialog', BareDialog],
  ['Drawer', Drawer],
  ['SideDrawer', SideDrawer],
] as const

export const OverlaysExample = () => {
  const say = useExampleText()
  const [opened, setOpened] = useState<(typeof KINDS)[number][0] | 'confirm' | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setOpened(null)
  const handleConfirm = () => {
    close()
    toast({ kind: 'success', text: say('حُذف الطبق', 'The dish was deleted') })
  }
  return (
    <Flex gap="3" wrap="wrap">
      {KINDS.map(([kind, Kind]) => (
        <span key={kind}>
          <Button size="sm" variant="outline" onClick={() => setOpened(kind)}>
            {kind}
          </Button>
          <Kind isOpen={opened === kind} title={say('تفاصيل الطلب', 'Details of the order')} onClose={close}>
            {say('لا شيء هنا بعد.', 'Nothing here yet.')}
          </Kind>
        </span>
      ))}
      <Button size="sm" variant="danger" onClick={() => setOpened('confirm')}>
        {say('حذف', 'Delete')}
      </Button>
      <ConfirmDialog
        isOpen={opened === 'confirm'}
        isDanger
        title={say('حذف الطبق؟', 'Delete the dish?')}
        confirmLabel={say('حذف الطبق', 'Delete the dish')}
        cancelLabel={say('إبقاء', 'Keep')}
        onConfirm={handleConfirm}
        onClose={close}
      />
      <Menu
        label={say('المزيد', 'More')}
        items={[
          {
            id: 'copy',
            label: say('نسخ', 'Copy'),
            onSelect: () => toast({ kind: 'info', text: say('نُسخ', 'Copied') }),
          },
        ]}
      />
      <Tooltip text={say('قبل دقيقتين', 'Two minutes ago')}>
        <Button size="sm" variant="ghost" onClick={event => setAnchor(event.currentTarget)}>
          Popover
        </Button>
      </Tooltip>
      {anchor && (
        <Popover label={say('تصفية', 'Filter')} anchor={anchor} onClose={() => setAnchor(null)}>
          {say('محتوى', 'Contents')}
        </Popover>
      )}
    </Flex>
  )
}
