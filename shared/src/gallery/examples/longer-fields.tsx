import { useState } from 'react'
import { useExampleText } from '#src/gallery/use-example-text.ts'
import { Field, Stack } from '#src/ui/core.ts'
import {
  CheckboxGroup,
  CodeInput,
  LocalizedTextInput,
  MoneyInput,
  PhoneInput,
  StepBar,
  TagsInput,
} from '#src/ui/forms.ts'

export const LongerFieldsExample = () => {
  const say = useExampleText()
  const [name, setName] = useState({ ar: 'كبسة', en: 'Kabsa' })
  const [halalas, setHalalas] = useState<number | null>(3500)
  const [phone, setPhone] = useState('0512345678')
  const [tags, setTags] = useState<string[]>(['kabsa'])
  const [roles, setRoles] = useState<string[]>(['cashier'])
  const [code, setCode] = useState('12')
  return (
    <Stack gap="4">
      <StepBar
        label={say('خطوات التسجيل', 'Steps of signing up')}
        steps={[say('الحساب', 'Account'), say('الشركة', 'Company'), say('الباقة', 'Plan')]}
        current={1}
      />
      <LocalizedTextInput
        labels={{ ar: 'الاسم بالعربية', en: 'English name' }}
        value={name}
        onChange={setName}
      />
      <Field label={say('السعر', 'Price')}>
        <MoneyInput value={halalas} onChange={setHalalas} />
      </Field>
      <PhoneInput label={say('الجوال', 'Mobile')} value={phone} onChange={setPhone} />
      <TagsInput label={say('كلمات البحث', 'Search words')} value={tags} onChange={setTags} />
      <CheckboxGroup
        label={say('من يراه', 'Who sees it')}
        value={roles}
        onChange={setRoles}
        options={[
          { value: 'cashier', label: say('الكاشير', 'Cashier') },
          { value: 'kitchen', label: say('المطبخ', 'Kitchen') },
        ]}
      />
      <CodeInput label={say('الرمز', 'Code')} value={code} onChange={setCode} />
    </Stack>
  )
}
