import type { Choice } from '@sufra/shared/contracts/choice'
import { inLanguage, readLocalized } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { useCan } from '@sufra/shared/session'
import { Card, Flex, Heading, Money, Text, chakra } from '@sufra/shared/ui'
import { Menu } from '@sufra/shared/ui/overlays'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { limitsSentence } from '#src/modifier-groups/limits-sentence.ts'

export interface ChoiceRequest {
  kind: 'edit' | 'copy' | 'delete'
  choice: Choice
}

interface ChoiceCardProps {
  choice: Choice
  onRequest: (request: ChoiceRequest) => void
}

const Options = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '3',
      py: '1.5',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
    '& > li:first-of-type': { borderTopWidth: '0' },
    '& > li[data-out] > bdi': { color: 'muted', textDecoration: 'line-through' },
    '& > li > bdi': { minW: '0', overflowWrap: 'anywhere' },
    '& > li > span': { whiteSpace: 'nowrap', textStyle: 'sm13' },
  },
})

const SHOWN = 5

const OptionLines = ({ choice }: { choice: Choice }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const rest = choice.options.length - SHOWN
  return (
    <Options role="list">
      {choice.options.slice(0, SHOWN).map(option => (
        <li key={option.id} data-out={!option.isAvailable || undefined}>
          <bdi>
            {language === 'ar'
              ? option.optionNameAr || option.optionNameEn
              : option.optionNameEn || option.optionNameAr}
          </bdi>
          <span>{option.price > 0 ? <Money value={option.price} /> : t('menus:choices.free')}</span>
        </li>
      ))}
      {rest > 0 && <li>{t('menus:choices.moreOptions', { count: rest })}</li>}
    </Options>
  )
}

const ChoiceMenu = ({ choice, onRequest }: ChoiceCardProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const canDelete = useCan('menu.delete')
  const entry = (kind: ChoiceRequest['kind'], icon: React.ReactNode) => ({
    id: kind,
    label: t(`menus:choices.${kind}`),
    icon,
    isDanger: kind === 'delete',
    onSelect: () => onRequest({ kind, choice }),
  })
  return (
    <Menu
      label={t('menus:card.more', { name: inLanguage(choice.name, language) })}
      items={[
        entry('edit', <Pencil size={16} aria-hidden />),
        entry('copy', <Copy size={16} aria-hidden />),
        ...(canDelete ? [entry('delete', <Trash2 size={16} aria-hidden />)] : []),
      ]}
    />
  )
}

/** Card of a shared modifier group: name, limits, options, and the number of products that use it. */
export const ChoiceCard = ({ choice, onRequest }: ChoiceCardProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { ar, en } = readLocalized(choice.name)
  const second = language === 'ar' ? en : ar
  const titleId = `choice-${choice.id}`
  return (
    <Card as="article" aria-labelledby={titleId} p="4" display="flex" flexDir="column" gap="2.5" minW="0">
      <Flex align="start" gap="2">
        <div style={{ flex: 1, minWidth: 0 }}>
          <Heading as="h2" id={titleId} textStyle="lg15" fontWeight="semibold" overflowWrap="anywhere">
            <bdi>{inLanguage(choice.name, language)}</bdi>
          </Heading>
          {ar && en && (
            <Text color="muted" textStyle="sm13" overflowWrap="anywhere">
              <bdi>{second}</bdi>
            </Text>
          )}
        </div>
        <ChoiceMenu choice={choice} onRequest={onRequest} />
      </Flex>
      <Text textStyle="sm13">{limitsSentence(t, choice)}</Text>
      <OptionLines choice={choice} />
      <Text textStyle="sm13" color="muted" mt="auto" pt="1">
        {t('menus:choices.carriedBy', { count: choice.productCount })}
      </Text>
    </Card>
  )
}
