import { minutesToBurn, needsSaltIcon, saltGrams } from '@sufra/shared/contracts/food-law'
import { DAILY_CAFFEINE_MG } from '@sufra/shared/contracts/food-list'
import { Box, Field, Grid, Num, Text, chakra } from '@sufra/shared/ui'
import { ChipGroup, SaltIcon } from '@sufra/shared/ui/data'
import { NumberInput, Switch } from '@sufra/shared/ui/forms'
import { Footprints } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AllergenChips } from '../allergen-chips.tsx'
import type { EditorForm } from '../editor-form.ts'
import { SectionCard } from './section-card.tsx'

const Derived = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '46px',
    px: '3.5',
    bg: 'soft',
    borderRadius: 'control',
    '& > svg': { color: 'muted', flexShrink: 0 },
  },
})

interface PartProps {
  form: EditorForm
}

const Calories = ({ form }: PartProps) => {
  const { t } = useTranslation()
  const calories = form.watch('calories')
  return (
    <>
      <Field
        label={t('menus:editor.fields.calories')}
        help={t('menus:editor.caloriesHelp')}
        {...form.field('calories')}
      >
        <NumberInput {...form.bind('calories')} />
      </Field>
      <Box>
        <Text textStyle="sm13" fontWeight="medium" mb="1.5">
          {t('menus:editor.walk')}
        </Text>
        <Derived>
          <Footprints size={18} strokeWidth={1.75} aria-hidden />
          {calories === null || Number.isNaN(calories)
            ? '—'
            : t('menus:editor.walkMinutes', { count: minutesToBurn(calories, 'walking') })}
        </Derived>
        <Text textStyle="sm13" color="muted" mt="1.5">
          {t('menus:editor.walkHelp')}
        </Text>
      </Box>
    </>
  )
}

const Salt = ({ form }: PartProps) => {
  const { t } = useTranslation()
  const typed = form.watch('sodiumMg')
  const sodium = Number.isNaN(typed) ? null : typed
  return (
    <>
      <Field
        label={t('menus:editor.fields.sodiumMg')}
        help={t('menus:editor.sodiumHelp')}
        {...form.field('sodiumMg')}
      >
        <NumberInput {...form.bind('sodiumMg')} step={50} />
      </Field>
      <Box>
        <Text textStyle="sm13" fontWeight="medium" mb="1.5">
          {t('menus:editor.salt')}
        </Text>
        <Derived
          css={needsSaltIcon(sodium) ? { color: 'disabled', '& > svg': { color: 'inherit' } } : undefined}
        >
          <SaltIcon />
          {sodium === null ? '—' : <Num value={saltGrams(sodium).toFixed(1)} />}{' '}
          {sodium !== null && t('menus:editor.grams')}
          {needsSaltIcon(sodium) && ` · ${t('menus:editor.highSalt')}`}
        </Derived>
        <Text textStyle="sm13" color="muted" mt="1.5">
          {t('menus:editor.saltHelp')}
        </Text>
      </Box>
    </>
  )
}

const Caffeine = ({ form }: PartProps) => {
  const { t } = useTranslation()
  const { value: per, onChange } = form.bind('caffeinePer')
  return (
    <Grid gridTemplateColumns={{ base: '1fr 1fr', smDown: '1fr' }} gap="4" alignItems="end">
      <Field
        label={t('menus:editor.fields.caffeineMg')}
        help={t('menus:editor.caffeineHelp', { limit: DAILY_CAFFEINE_MG })}
        {...form.field('caffeineMg')}
      >
        <NumberInput {...form.bind('caffeineMg')} step={10} />
      </Field>
      <Box pb={{ base: '7', smDown: '0' }}>
        <ChipGroup
          label={t('menus:editor.fields.caffeinePer')}
          value={per ?? 'cup'}
          onChange={onChange}
          options={[
            { value: 'cup' as const, label: t('menus:editor.perCup') },
            { value: '100ml' as const, label: t('menus:editor.per100ml') },
          ]}
        />
      </Box>
    </Grid>
  )
}

/** Facts that the Saudi Food and Drug Authority requires. */
export const FactsSection = ({ form }: PartProps) => {
  const { t } = useTranslation()
  const isDrink = form.watch('isDrink')
  const drink = form.bind('isDrink')
  return (
    <SectionCard title={t('menus:editor.facts.title')} help={t('menus:editor.facts.help')}>
      <Grid gridTemplateColumns={{ base: '1fr 1fr', smDown: '1fr' }} gap="4">
        <Calories form={form} />
        <Salt form={form} />
      </Grid>
      <Switch
        label={t('menus:editor.fields.isDrink')}
        help={t('menus:editor.isDrinkHelp')}
        isOn={isDrink}
        onChange={drink.onChange}
      />
      {isDrink && <Caffeine form={form} />}
      <AllergenChips {...form.bind('allergens')} />
    </SectionCard>
  )
}
