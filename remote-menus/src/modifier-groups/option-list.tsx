import { Button, Box, Text } from '@sufra/shared/ui'
import { SortableList } from '@sufra/shared/ui/sortable'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { newOption } from './group-values.ts'
import type { OptionValues } from './group-values.ts'
import { OptionRow } from './option-row.tsx'
import type { OptionRowProps } from './option-row.tsx'

const MOST_OPTIONS = 50

interface OptionListProps extends Pick<OptionRowProps, 'errorAt' | 'canPrice'> {
  options: OptionValues[]
  /** Path of the group in the form; '' when the group is the whole form. */
  path: string
  onChange: (options: OptionValues[]) => void
}

/** The options of a group, in the order that customers see. */
export const OptionList = ({ options, path, errorAt, onChange, canPrice }: OptionListProps) => {
  const { t } = useTranslation()
  const own = path === '' ? 'options' : `${path}.options`
  const error = errorAt(own)
  const put = (place: number, option: OptionValues) => onChange(options.with(place, option))
  const nameOf = (option: OptionValues) =>
    option.optionNameAr ||
    option.optionNameEn ||
    t('menus:choices.optionPlace', { place: options.indexOf(option) + 1 })
  return (
    <Box>
      <SortableList
        label={t('menus:choices.optionsLabel')}
        items={options}
        onChange={onChange}
        nameOf={nameOf}
        renderItem={option => {
          const place = options.indexOf(option)
          return (
            <OptionRow
              option={option}
              place={place}
              path={`${own}.${place}`}
              errorAt={errorAt}
              canPrice={canPrice}
              onChange={next => put(place, next)}
              onRemove={options.length > 1 ? () => onChange(options.toSpliced(place, 1)) : undefined}
            />
          )
        }}
      />
      {error && (
        <Text role="alert" color="disabled" textStyle="sm13" fontWeight="medium" py="1">
          {error}
        </Text>
      )}
      <Button
        variant="ghost"
        size="sm"
        color="primary.hover"
        mt="1"
        icon={<Plus size={16} aria-hidden />}
        disabled={options.length >= MOST_OPTIONS}
        onClick={() => onChange([...options, newOption()])}
      >
        {t('menus:choices.addOption')}
      </Button>
    </Box>
  )
}
