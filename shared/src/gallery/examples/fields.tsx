import { useState } from 'react'
import { useExampleText } from '#src/gallery/use-example-text.ts'
import { Checkbox, Field, Flex, PasswordInput, SearchInput, Stack, TextInput } from '#src/ui/core.ts'
import { NumberInput, SelectInput, Switch, TextArea } from '#src/ui/forms.ts'

export const FieldsExample = () => {
  const say = useExampleText()
  const [searched, setSearched] = useState('')
  const [minutes, setMinutes] = useState<number | null>(20)
  const [isOn, setOn] = useState(true)
  return (
    <Stack gap="4">
      <Field label={say('الاسم', 'Name')} help={say('كما يظهر للزبائن', 'As guests see it')} isRequired>
        <TextInput defaultValue={say('البيت العتيق', 'Al Bait Al Ateeq')} />
      </Field>
      <Field
        label={say('كلمة المرور', 'Password')}
        error={say('كلمة المرور قصيرة.', 'The password is too short.')}
      >
        <PasswordInput defaultValue="1234" />
      </Field>
      <Field label={say('ملاحظة', 'Note')}>
        <TextArea />
      </Field>
      <Field label={say('دقائق التحضير', 'Minutes to prepare')}>
        <NumberInput value={minutes} onChange={setMinutes} step={5} />
      </Field>
      <Field label={say('المدينة', 'City')}>
        <SelectInput
          placeholder={say('اختر', 'Choose')}
          options={[
            { value: 'riyadh', label: say('الرياض', 'Riyadh') },
            { value: 'jeddah', label: say('جدة', 'Jeddah') },
          ]}
        />
      </Field>
      <Flex>
        <SearchInput label={say('بحث بالاسم', 'Search by name')} value={searched} onChange={setSearched} />
      </Flex>
      <Checkbox label={say('أوافق على الشروط', 'I agree to the terms')} />
      <Switch label={say('يستقبل الطلبات', 'Takes orders')} isOn={isOn} onChange={setOn} />
    </Stack>
  )
}
