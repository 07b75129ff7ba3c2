import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ListFilter } from 'lucide-react'
import { Button, CountBadge, Flex } from '@sufra/shared/ui'
import { ToolbarEnd } from '@sufra/shared/ui/data'
import { useIsPhone } from '../use-media.ts'

interface FilterFoldProps {
  /** number of set filters */
  count: number
  /** filter controls */
  children: ReactNode
  /** elements at the end of the row */
  tools: ReactNode
}

/** Row of filters; on a phone behind one button with the number of set filters. */
export const FilterFold = ({ count, children, tools }: FilterFoldProps) => {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  if (!isPhone)
    return (
      <Flex gap="2" mb="3.5" wrap="wrap" align="center">
        {children}
        <ToolbarEnd>{tools}</ToolbarEnd>
      </Flex>
    )
  return (
    <>
      <Flex gap="2" mb={isOpen ? '2' : '3.5'} wrap="wrap" align="center">
        <Button
          variant="outline"
          icon={<ListFilter size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('orders:list.filters')}
          {count > 0 && <CountBadge tone="quiet" value={count} />}
        </Button>
        <ToolbarEnd>{tools}</ToolbarEnd>
      </Flex>
      <Flex id={id} display={isOpen ? 'flex' : 'none'} gap="2" mb="3.5" wrap="wrap">
        {isOpen && children}
      </Flex>
    </>
  )
}
