import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Box, Field, Text, lazyPart } from '@sufra/shared/ui'
import { ChipGroup } from '@sufra/shared/ui/data'
import { MultiCombobox, Switch, defaultWeek } from '@sufra/shared/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIsLimited } from '#src/brand/use-is-limited.ts'
import type { EditorForm, SectionProps } from '../editor-form.ts'
import { branchesQuery } from '#src/brand/brand.queries.ts'
import type { HoursPartProps } from './hours-part.tsx'
import { SectionCard } from './section-card.tsx'

const { Part: LazyHoursPart } = lazyPart<HoursPartProps>({
  load: () => import(/* webpackChunkName: "sale-hours" */ './hours-part.tsx').then(each => each.HoursPart),
  height: '420px',
})

const Branches = ({ form, serviceProviderId }: SectionProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const {
    data: branches,
    isError,
    refetch,
  } = useQuery({
    ...branchesQuery(serviceProviderId),
    enabled: serviceProviderId > 0,
  })
  const isLimited = useIsLimited()
  const { value, onChange } = form.bind('excludeBranchesIds')
  // Excluded branches that the user cannot see stay in the value without being shown.
  const isForeign = (id: number) =>
    isLimited && branches !== undefined && branches.every(each => each.id !== id)
  const optionOf = (id: number) => {
    const branch = branches?.find(each => each.id === id)
    return { value: id, label: branch ? inLanguage(branch.name, language) : `#${id}` }
  }
  return (
    <Field
      label={t('menus:editor.fields.excludeBranchesIds')}
      help={t('menus:editor.branchesHelp')}
      {...form.field('excludeBranchesIds')}
    >
      <MultiCombobox
        name="excludeBranchesIds"
        placeholder={t('menus:editor.allBranches')}
        // Without a brand there are no branches to load.
        options={serviceProviderId > 0 ? branches?.map(({ id }) => optionOf(id)) : []}
        value={value.filter(id => !isForeign(id)).map(optionOf)}
        onChange={chosen => onChange([...value.filter(isForeign), ...chosen.map(option => option.value)])}
        onRetry={isError ? () => void refetch() : undefined}
      />
    </Field>
  )
}

const Hours = ({ form }: { form: EditorForm }) => {
  const { t } = useTranslation()
  const { value: schedule, onChange } = form.bind('schedule')
  const choose = (when: 'always' | 'hours') =>
    onChange(when === 'always' ? null : { periods: defaultWeek(), startsOn: null, endsOn: null })
  return (
    <Box>
      <Text textStyle="sm13" fontWeight="medium" mb="1.5" aria-hidden>
        {t('menus:editor.fields.schedule')}
      </Text>
      <ChipGroup
        label={t('menus:editor.fields.schedule')}
        value={schedule === null ? 'always' : 'hours'}
        onChange={choose}
        options={[
          { value: 'always' as const, label: t('menus:editor.always') },
          { value: 'hours' as const, label: t('menus:editor.theseHours') },
        ]}
      />
      {schedule && <LazyHoursPart form={form} schedule={schedule} onChange={onChange} />}
    </Box>
  )
}

/** Visibility, branches and sale hours. */
export const SellingSection = ({ canSwitch, ...props }: SectionProps & { canSwitch: boolean }) => {
  const { t } = useTranslation()
  const { value: isVisible, onChange } = props.form.bind('isVisible')
  return (
    <SectionCard title={t('menus:editor.selling.title')} help={t('menus:editor.selling.help')}>
      {canSwitch && (
        <Switch
          label={t('menus:editor.fields.isVisible')}
          help={t('menus:editor.isVisibleHelp')}
          isOn={isVisible}
          onChange={onChange}
        />
      )}
      <Branches {...props} />
      <Hours form={props.form} />
    </SectionCard>
  )
}
