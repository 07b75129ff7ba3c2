import { useState } from 'react'
import { useExampleText } from '#src/gallery/use-example-text.ts'
import { Stack } from '#src/ui/core.ts'
import { ChipGroup, SegmentedTabs, SelectFilter } from '#src/ui/data.ts'
import { Combobox, MultiCombobox } from '#src/ui/forms.ts'
import type { ComboboxOption } from '#src/ui/forms.ts'

export const SelectsExample = () => {
  const say = useExampleText()
  const dishes = [
    { value: 1, label: say('كبسة دجاج', 'Chicken kabsa') },
    { value: 2, label: say('مندي لحم', 'Lamb mandi') },
    { value: 3, label: say('سلطة حارة', 'Spicy salad') },
  ]
  const [dish, setDish] = useState<ComboboxOption<number> | null>(null)
  const [several, setSeveral] = useState<ComboboxOption<number>[]>([])
  const [tab, setTab] = useState<'open' | 'done'>('open')
  const [platform, setPlatform] = useState('jahez')
  const tabs = [
    { value: 'open' as const, label: say('مفتوحة', 'Open'), count: 4 },
    { value: 'done' as const, label: say('منتهية', 'Done') },
  ]
  return (
    <Stack gap="4">
      <SegmentedTabs label={say('الطلبات', 'Orders')} value={tab} onChange={setTab} options={tabs} />
      <ChipGroup
        label={say('الحالة', 'State')}
        value={tab}
        onChange={setTab}
        options={tabs.map(({ value, label }) => ({ value, label }))}
      />
      <SelectFilter
        label={say('المنصة', 'Platform')}
        value={platform}
        onChange={setPlatform}
        options={[
          { value: 'jahez', label: say('جاهز', 'Jahez') },
          { value: 'keeta', label: say('كيتا', 'Keeta') },
        ]}
      />
      <Combobox label={say('الطبق', 'Dish')} options={dishes} value={dish} onChange={setDish} />
      <MultiCombobox label={say('أطباق', 'Dishes')} options={dishes} value={several} onChange={setSeveral} />
    </Stack>
  )
}
