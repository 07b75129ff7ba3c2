import type { FieldChange } from '@sufra/shared/contracts/menu-history'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Bdi, DirectionalIcon, Flex, Money, Num, Stack, Text, VisuallyHidden } from '@sufra/shared/ui'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

// Fields whose values fit into one word or number. For others (modifiers, hours, picture) only the change itself is
// shown.
const LOCALIZED = new Set(['name', 'description'])
const NUMBERS = new Set(['calories', 'index', 'sodiumMg', 'caffeineMg', 'min', 'max'])
const SWITCHES = new Set(['isVisible', 'isDrink', 'isRequired'])

/** Maximum number of fields named per row; the rest is counted. */
const SHOWN = 3

const Value = ({ field, value }: { field: string; value: unknown }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  if (value === null || value === undefined || value === '') return <span>—</span>
  if (field === 'price' && typeof value === 'number') return <Money value={value} />
  if (NUMBERS.has(field)) return <Num value={String(value)} />
  if (SWITCHES.has(field)) return <span>{t(value === true ? 'menus:history.yes' : 'menus:history.no')}</span>
  return <Bdi>{inLanguage(String(value), language)}</Bdi>
}

const isSaid = (field: string): boolean =>
  field === 'price' || LOCALIZED.has(field) || NUMBERS.has(field) || SWITCHES.has(field)

const OneField = ({ change: { field, before, after } }: { change: FieldChange }) => {
  const { t } = useTranslation()
  const label = t(`menus:history.field.${field}`, { defaultValue: t('menus:history.field.other') })
  return (
    <Flex as="span" gap="1.5" align="center" wrap="wrap">
      <Text as="span" color="muted" textStyle="xs12">
        {label}
      </Text>
      {isSaid(field) ? (
        <>
          <Text as="s" color="muted">
            <Value field={field} value={before} />
          </Text>
          <VisuallyHidden>{t('menus:history.to')}</VisuallyHidden>
          <DirectionalIcon icon={ArrowRight} size={14} />
          <b>
            <Value field={field} value={after} />
          </b>
        </>
      ) : (
        <Text as="span">{t('menus:history.otherThanBefore')}</Text>
      )}
    </Flex>
  )
}

/** Changes per field; the first few with values. */
export const FieldChanges = ({ fields }: { fields: readonly FieldChange[] }) => {
  const { t } = useTranslation()
  const more = fields.length - SHOWN
  if (fields.length === 0) return <span>—</span>
  return (
    <Stack gap="0.5" align="flex-start">
      {fields.slice(0, SHOWN).map(change => (
        <OneField key={change.field} change={change} />
      ))}
      {more > 0 && (
        <Text as="span" color="muted" textStyle="xs12">
          {t('menus:history.moreFields', { count: more })}
        </Text>
      )}
    </Stack>
  )
}
