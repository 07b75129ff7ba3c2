import { Card, Flex, IconButton, Pill, Text, chakra } from '@sufra/shared/ui'
import { ChevronDown, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { lacksName } from '#src/modifier-groups/group-values.ts'
import type { GroupValues } from '#src/modifier-groups/group-values.ts'
import { limitsSentence } from '#src/modifier-groups/limits-sentence.ts'

const Head = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '2',
    flex: 1,
    minW: '0',
    minH: 'touch',
    px: '3',
    py: '2',
    textAlign: 'start',
    borderRadius: 'control',
    outlineOffset: '-2px',
    _hover: { bg: 'soft' },
    '& > b': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& > small': { color: 'muted', textStyle: 'sm13', overflowWrap: 'anywhere' },
    '& > svg': { ms: 'auto', color: 'muted', transition: 'transform {durations.press} ease-out' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  },
})

interface GroupCardProps {
  group: GroupValues
  /** Name in one language. */
  title: string
  /** Grip that moves the group. */
  grip: ReactNode
  isOpen: boolean
  onToggle: () => void
  onRemove: () => void
  children: ReactNode
}

/** One group of a product: a summary when folded, its fields when open. */
export const GroupCard = (props: GroupCardProps) => {
  const { group, title, grip, isOpen, onToggle, onRemove, children } = props
  const { t } = useTranslation()
  const id = useId()
  const { ar, en } = group.name
  const missing = lacksName(group)
  return (
    <Card bg="surface.raised">
      <Flex align="center" gap="1" p="1">
        {grip}
        <Head type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onToggle}>
          <b dir="auto">{title}</b>
          {ar && en && <small dir="ltr">{en}</small>}
          {missing && <Pill family="disabled">{t('menus:choices.willNotBeSent')}</Pill>}
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
        </Head>
        <IconButton
          label={t('menus:editor.removeGroup', { name: title })}
          icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden />}
          onClick={onRemove}
        />
      </Flex>
      {isOpen ? (
        <div id={id}>
          <Flex direction="column" px="4" pb="4" pt="1">
            {children}
          </Flex>
        </div>
      ) : (
        <Text px="4" pb="3" textStyle="sm13" color="muted">
          {limitsSentence(t, group)}
        </Text>
      )}
    </Card>
  )
}
