import { useTranslation } from 'react-i18next'
import type { EscalationPerson } from '@sufra/shared/contracts/escalation'
import type { ContractForm } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { Field } from '@sufra/shared/ui'
import { MultiCombobox } from '@sufra/shared/ui/forms'
import type { EscalationValues } from './escalation-values.ts'
import { nameIn } from './name-in.ts'

interface PeopleFieldProps {
  form: ContractForm<EscalationValues>
  step: 'managers' | 'owner'
  people: EscalationPerson[]
}

/** Choice of the people to notify; without a choice the roles decide. */
export const PeopleField = ({ form, step, people }: PeopleFieldProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { value, onChange, name } = form.bind(`settings.${step}.people`)
  const options = people.map(({ id, name: label, roleName, hasDevice }) => {
    const role = nameIn(roleName, language)
    const detail = hasDevice ? role : t('orders:escalation.noDevice', { role })
    return { value: id, label, detail }
  })
  return (
    <Field
      label={t('orders:escalation.people')}
      help={t(`orders:escalation.${step}.nobody`)}
      {...form.field(`settings.${step}.people`)}
    >
      <MultiCombobox
        name={name}
        options={options}
        value={options.filter(option => value.includes(option.value))}
        onChange={chosen => onChange(chosen.map(option => option.value))}
        placeholder={t('orders:escalation.choose')}
      />
    </Field>
  )
}
