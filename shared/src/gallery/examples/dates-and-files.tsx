import { useState } from 'react'
import { useExampleText } from '#src/gallery/use-example-text.ts'
import { Stack } from '#src/ui/core.ts'
import { DateInput, DateRangeInput, DaysButton } from '#src/ui/dates.ts'
import type { DateRange } from '#src/ui/dates.ts'
import { FileInput, HoursEditor, ImageInput, defaultWeek } from '#src/ui/forms.ts'

export const DatesAndFilesExample = () => {
  const say = useExampleText()
  const [day, setDay] = useState<string | null>('2026-11-23')
  const [range, setRange] = useState<DateRange>({ from: '2026-11-01', to: null })
  const [isChoosing, setIsChoosing] = useState(false)
  const [week, setWeek] = useState(defaultWeek)
  const [picture, setPicture] = useState<File | null>(null)
  const [sheet, setSheet] = useState<File | null>(null)
  return (
    <Stack gap="4">
      <DateInput label={say('اليوم', 'Day')} value={day} onChange={setDay} />
      <DateRangeInput
        labels={{ from: say('من', 'From'), to: say('إلى', 'To') }}
        value={range}
        onChange={setRange}
      />
      <DaysButton
        label={say('تغيير الأيام', 'Change the days')}
        labels={{ from: say('من', 'From'), to: say('إلى', 'To') }}
        value={range}
        onChange={setRange}
        isOpen={isChoosing}
        onOpenChange={setIsChoosing}
      />
      <HoursEditor
        label={say('ساعات العمل', 'Opening hours')}
        value={week}
        onChange={setWeek}
        isSent={false}
      />
      <ImageInput label={say('صورة الطبق', 'Picture of the dish')} value={picture} onChange={setPicture} />
      <FileInput
        label={say('ملف الأصناف', 'Sheet of dishes')}
        types={['.csv', '.xlsx']}
        largest={5_000_000}
        value={sheet}
        onChange={setSheet}
      />
    </Stack>
  )
}
