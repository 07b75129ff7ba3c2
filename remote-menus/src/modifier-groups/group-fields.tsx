import { Banner, Box, Field, Stack, Text } from '@sufra/shared/ui'
import { LocalizedTextInput, NumberInput, Switch } from '@sufra/shared/ui/forms'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { lacksName, withMin, withRequired } from './group-values.ts'
import type { GroupValues } from './group-values.ts'
import { limitsSentence } from './limits-sentence.ts'
import { lineOfFields } from './line-of-fields.ts'
import { OptionList } from './option-list.tsx'

export interface GroupFieldsProps {
  group: GroupValues
  onChange: (group: GroupValues) => void
  /** Path of the group in the form, such as `modifiers.0`; '' when the group is the whole form. */
  path: string
  /** Returns the translated error at a path of the form. */
  errorAt: (path: string) => string | undefined
  /** Shows why a group with a missing name is not sent. */
  needsBothNames: boolean
  canPrice: boolean
}

/** Fields for the name, limits and options of one group. */
export const GroupFields = (props: GroupFieldsProps) => {
  const { group, onChange, path, errorAt, needsBothNames, canPrice } = props
  const { t } = useTranslation()
  const at = (field: string) => (path === '' ? field : `${path}.${field}`)
  const set = (change: Partial<GroupValues>) => onChange({ ...group, ...change })
  const missing = needsBothNames ? lacksName(group) : null
  return (
    <Stack gap="4">
      <LocalizedTextInput
        name={at('name')}
        labels={{ ar: t('menus:choices.nameAr'), en: t('menus:choices.nameEn') }}
        value={group.name}
        onChange={name => set({ name })}
        errors={{
          ar: errorAt(at('name.ar')),
          en: errorAt(at('name.en')),
          both: errorAt(at('name')),
        }}
        isRequired={needsBothNames}
      />
      {missing && missing !== 'both' && (
        <Banner tone="notice" icon={<CircleAlert size={18} aria-hidden />}>
          {t(`menus:choices.notSent.${missing}`)}
        </Banner>
      )}
      <Box>
        <Box columnGap="4" rowGap="2" css={{ ...lineOfFields, '& > div': { flex: '0 1 7.5rem' } }}>
          <Field label={t('menus:choices.min')} error={errorAt(at('min'))}>
            <NumberInput name={at('min')} value={group.min} onChange={min => onChange(withMin(group, min))} />
          </Field>
          <Field label={t('menus:choices.max')} error={errorAt(at('max'))}>
            <NumberInput name={at('max')} value={group.max} onChange={max => set({ max })} />
          </Field>
          <Switch
            label={t('menus:choices.required')}
            isOn={group.required}
            onChange={required => onChange(withRequired(group, required))}
          />
        </Box>
        <Text textStyle="sm13" color="muted" mt="1.5">
          {limitsSentence(t, group)}
        </Text>
      </Box>
      <OptionList
        options={group.options}
        onChange={options => set({ options })}
        path={path}
        errorAt={errorAt}
        canPrice={canPrice}
      />
    </Stack>
  )
}
