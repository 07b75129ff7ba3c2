import { useQuery } from '@tanstack/react-query'
import { Button, DirectionalIcon, Flex } from '@sufra/shared/ui'
import { Menu, Tooltip } from '@sufra/shared/ui/overlays'
import type { MenuItem } from '@sufra/shared/ui/overlays'
import { ArrowUpToLine, GitMerge, Power, SlidersHorizontal, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointerChange } from '../change/change-kinds.ts'
import type { Pointer } from '../release-view.ts'
import { fallbacksQuery } from '../releases.queries.ts'

interface PointerActionsProps {
  pointer: Pointer
  /** Pointers of the same remote in other channels. */
  siblings: readonly Pointer[]
  /** Change that the figures suggest. */
  advised: PointerChange['kind'] | null
  /** Accessible name of the menu. */
  label: string
  onAsk: (asked: PointerChange) => void
}

const RollbackButton = ({
  isPossible,
  onAsk,
}: Pick<PointerActionsProps, 'onAsk'> & { isPossible: boolean }) => {
  const { t } = useTranslation()
  const button = (
    <Button
      size="sm"
      variant="outline"
      icon={<DirectionalIcon icon={Undo2} size={16} />}
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && onAsk({ kind: 'rollback' })}
    >
      {t('admin:releases.action.rollback')}
    </Button>
  )
  return isPossible ? button : <Tooltip text={t('admin:releases.live.noPrevious')}>{button}</Tooltip>
}

// Without a previous version there may still be others to roll back to by name.
const FallbackButton = ({ pointer, onAsk }: Pick<PointerActionsProps, 'pointer' | 'onAsk'>) => {
  const { data: fallbacks = [] } = useQuery(fallbacksQuery(pointer))
  return <RollbackButton isPossible={fallbacks.length > 0} onAsk={onAsk} />
}

/** Renders the actions of a pointer, the rollback first, the rest in a menu. */
export const PointerActions = ({ pointer, siblings, advised, label, onAsk }: PointerActionsProps) => {
  const { t } = useTranslation()
  const press = (asked: PointerChange, icon?: ReactNode) => (
    <Button
      size="sm"
      variant={asked.kind === advised || asked.kind === 'enable' ? 'solid' : 'outline'}
      icon={icon}
      onClick={() => onAsk(asked)}
    >
      {t(`admin:releases.action.${asked.kind === 'canary' && pointer.canary ? 'share' : asked.kind}`)}
    </Button>
  )
  const items: MenuItem[] = siblings
    .filter(({ stable }) => stable !== null && stable !== pointer.stable)
    .map(({ channel, stable }) => ({
      id: `adopt-${channel}`,
      label: t('admin:releases.action.adoptFrom', { channel }),
      icon: <GitMerge size={16} aria-hidden />,
      onSelect: () => onAsk({ kind: 'adopt', from: channel, version: stable }),
    }))
  if (!pointer.disabled)
    items.push({
      id: 'disable',
      label: t('admin:releases.action.disable'),
      icon: <Power size={16} aria-hidden />,
      isDanger: true,
      onSelect: () => onAsk({ kind: 'disable' }),
    })
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {pointer.previous === null ? (
        <FallbackButton pointer={pointer} onAsk={onAsk} />
      ) : (
        <RollbackButton isPossible onAsk={onAsk} />
      )}
      {pointer.canary && press({ kind: 'endCanary' })}
      {press({ kind: 'canary' }, <SlidersHorizontal size={16} aria-hidden />)}
      {pointer.canary && press({ kind: 'promote' }, <ArrowUpToLine size={16} aria-hidden />)}
      {pointer.disabled && press({ kind: 'enable' }, <Power size={16} aria-hidden />)}
      {items.length > 0 && <Menu label={label} items={items} />}
    </Flex>
  )
}
