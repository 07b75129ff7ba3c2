import type { Choice } from '@sufra/shared/contracts/choice'
import { inLanguage, readLocalized } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Banner, Button, Field, Flex, Stack, TextLink } from '@sufra/shared/ui'
import { Combobox } from '@sufra/shared/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { choicesQuery } from '#src/modifier-groups/choices.queries.ts'
import { limitsSentence } from '#src/modifier-groups/limits-sentence.ts'
import { useSynonyms } from '#src/search-words/synonyms.ts'
import type { SectionProps } from '../editor-form.ts'

export interface ChoicePartProps extends SectionProps {
  onMake: () => void
}

const useChoiceOptions = (choices: readonly Choice[] | undefined) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return choices?.map(({ id, name, min, max }) => ({
    value: id,
    label: inLanguage(name, language),
    detail: limitsSentence(t, { min, max }),
    keywords: Object.values(readLocalized(name)).join(' '),
  }))
}

/** Choice of the product's one shared modifier group (specification#products). */
export const ChoicePart = ({ form, serviceProviderId, onMake }: ChoicePartProps) => {
  const { t } = useTranslation()
  const { data: choices, isError, refetch } = useQuery(choicesQuery(serviceProviderId))
  const synonyms = useSynonyms()
  const options = useChoiceOptions(choices)
  const { value, onChange } = form.bind('choicesIds')
  const [chosenId] = value
  const chosen =
    chosenId === undefined
      ? null
      : (options?.find(each => each.value === chosenId) ?? { value: chosenId, label: `#${chosenId}` })
  const limits = choices?.find(({ id }) => id === chosenId)
  return (
    <Stack gap="3">
      <Field
        label={t('menus:editor.fields.choicesIds')}
        help={limits ? limitsSentence(t, limits) : t('menus:editor.choiceHelp')}
        {...form.field('choicesIds')}
      >
        <Combobox
          name="choicesIds"
          placeholder={t('menus:editor.noChoice')}
          options={options}
          synonyms={synonyms}
          value={chosen}
          onChange={option => onChange(option ? [option.value] : [])}
          onRetry={isError ? () => void refetch() : undefined}
        />
      </Field>
      {value.length > 1 && (
        <Banner tone="notice">{t('menus:editor.oneChoiceOnly', { count: value.length })}</Banner>
      )}
      <Flex gap="3" align="center" wrap="wrap">
        <Button size="sm" variant="soft" icon={<Plus size={16} aria-hidden />} onClick={onMake}>
          {t('menus:editor.newChoice')}
        </Button>
        <TextLink asChild>
          <Link to={`/menus/dialog?serviceProviderId=${serviceProviderId}`}>
            {t('menus:editor.allChoices')}
          </Link>
        </TextLink>
      </Flex>
    </Stack>
  )
}
