import { Box, Stack } from '@sufra/shared/ui'
import { DateRangeInput } from '@sufra/shared/ui/dates'
import { HoursEditor, Switch } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import type { CategoryFieldsProps } from './fields-props.ts'

/** Fields for sale hours: always open or own hours, all year or in a season. */
export const SaleHoursFields = ({ form }: CategoryFieldsProps) => {
  const { t } = useTranslation()
  const { bind, field, formState } = form
  const timed = bind('schedule.isTimed')
  const dated = bind('schedule.isDated')
  const startsOn = bind('schedule.startsOn')
  const endsOn = bind('schedule.endsOn')
  return (
    <Stack gap="3">
      <Switch
        label={t('menus:category.timed')}
        help={t('menus:category.timedHelp')}
        isOn={timed.value}
        onChange={timed.onChange}
      />
      {timed.value && (
        <Box ps={{ base: '0', sm: '4' }} borderInlineStartWidth={{ base: '0', sm: '2px' }} borderColor="line">
          <Stack gap="4">
            <HoursEditor
              of="sale"
              {...bind('schedule.periods')}
              isSent={formState.isSubmitted}
              {...field('schedule.periods')}
            />
            <Switch
              label={t('menus:category.dated')}
              help={t('menus:category.datedHelp')}
              isOn={dated.value}
              onChange={dated.onChange}
            />
            {dated.value && (
              <DateRangeInput
                labels={{ from: t('menus:category.startsOn'), to: t('menus:category.endsOn') }}
                value={{ from: startsOn.value, to: endsOn.value }}
                onChange={({ from, to }) => {
                  startsOn.onChange(from)
                  endsOn.onChange(to)
                }}
                name="schedule"
                errors={{ from: field('schedule.startsOn').error, to: field('schedule.endsOn').error }}
              />
            )}
          </Stack>
        </Box>
      )}
    </Stack>
  )
}
