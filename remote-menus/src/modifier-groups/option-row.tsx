import { Field, IconButton, TextInput, chakra } from '@sufra/shared/ui'
import { MoneyInput, Switch } from '@sufra/shared/ui/forms'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useIsLimited } from '#src/brand/use-is-limited.ts'
import type { OptionValues } from './group-values.ts'
import { lineOfFields } from './line-of-fields.ts'

// The row is used in a page and in a narrow drawer: controls that do not fit beside the names wrap below.
const Row = chakra('div', {
  base: {
    ...lineOfFields,
    gap: '2',
    py: '2.5',
    '& > div': { flex: '1 1 8.5rem' },
    // Narrow enough for a phone, so that the rest of the row fits beside it.
    '& > div:last-of-type': { flex: '1 1 6.5rem' },
    '& > label': { flex: '0 1 auto', gap: '2', textStyle: 'sm13', px: '1' },
    '& > button': { ms: 'auto' },
  },
})

export interface OptionRowProps {
  option: OptionValues
  /** Path of the option in the form, such as `modifiers.0.options.2`; form errors use it. */
  path: string
  place: number
  errorAt: (path: string) => string | undefined
  onChange: (option: OptionValues) => void
  /** Undefined for the last remaining option, which cannot be removed. */
  onRemove?: () => void
  canPrice: boolean
}

/** One option: its name in both languages, its surcharge and its availability. */
export const OptionRow = (props: OptionRowProps) => {
  const { option, path, place, errorAt, onChange, onRemove, canPrice } = props
  const { t } = useTranslation()
  // A stored option is also sold in branches that a limited user may not change.
  const canSwitch = !useIsLimited() || option.sentId === undefined
  const set = (change: Partial<OptionValues>) => onChange({ ...option, ...change })
  const which = { place: place + 1 }
  return (
    <Row role="group" aria-label={t('menus:choices.optionPlace', which)}>
      <Field label={t('menus:choices.optionAr')} error={errorAt(`${path}.optionNameAr`)}>
        <TextInput
          dir="rtl"
          lang="ar"
          name={`${path}.optionNameAr`}
          autoComplete="off"
          value={option.optionNameAr}
          onChange={event => set({ optionNameAr: event.target.value })}
        />
      </Field>
      <Field label={t('menus:choices.optionEn')} error={errorAt(`${path}.optionNameEn`)}>
        <TextInput
          dir="ltr"
          lang="en"
          name={`${path}.optionNameEn`}
          autoComplete="off"
          value={option.optionNameEn}
          onChange={event => set({ optionNameEn: event.target.value })}
        />
      </Field>
      <Field label={t('menus:choices.optionPrice')} error={errorAt(`${path}.price`)}>
        <MoneyInput
          name={`${path}.price`}
          value={option.price}
          onChange={price => set({ price })}
          readOnly={!canPrice}
          placeholder="0.00"
        />
      </Field>
      {canSwitch && (
        <Switch
          label={t('menus:choices.isAvailable')}
          isOn={option.isAvailable}
          onChange={isAvailable => set({ isAvailable })}
        />
      )}
      <IconButton
        label={t('menus:choices.removeOption', which)}
        icon={<X size={18} strokeWidth={1.75} aria-hidden />}
        disabled={!onRemove}
        onClick={onRemove}
      />
    </Row>
  )
}
