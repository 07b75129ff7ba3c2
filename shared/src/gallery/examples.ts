import type { ComponentType } from 'react'
import { ChartsExample } from './examples/charts.tsx'
import { SelectsExample } from './examples/selects.tsx'
import { DatesAndFilesExample } from './examples/dates-and-files.tsx'
import { FieldsExample } from './examples/fields.tsx'
import { FoodAndTimeExample } from './examples/food-and-time.tsx'
import { LongerFieldsExample } from './examples/longer-fields.tsx'
import { MovingExample } from './examples/moving.tsx'
import { OverlaysExample } from './examples/overlays.tsx'
import { PageExample } from './examples/page.tsx'
import { PressExample } from './examples/press.tsx'
import { SortingExample } from './examples/sorting.tsx'
import { StatusExample } from './examples/status.tsx'
import { TableExample } from './examples/table.tsx'
import { TextExample } from './examples/text.tsx'

interface Shown {
  /** Name of its file among the examples. */
  id: string
  ar: string
  en: string
  Example: ComponentType
}

/** All examples of the gallery, in display order. */
export const EXAMPLES: readonly Shown[] = [
  { id: 'text', ar: 'النصوص', en: 'Text', Example: TextExample },
  { id: 'press', ar: 'الأزرار والروابط', en: 'Buttons and links', Example: PressExample },
  { id: 'status', ar: 'الحالات', en: 'States', Example: StatusExample },
  { id: 'page', ar: 'الصفحة', en: 'The page', Example: PageExample },
  { id: 'fields', ar: 'الحقول', en: 'Fields', Example: FieldsExample },
  { id: 'longer-fields', ar: 'حقول أخرى', en: 'More fields', Example: LongerFieldsExample },
  { id: 'selects', ar: 'الاختيار', en: 'Choosing', Example: SelectsExample },
  { id: 'dates-and-files', ar: 'التواريخ والملفات', en: 'Dates and files', Example: DatesAndFilesExample },
  { id: 'overlays', ar: 'النوافذ', en: 'Overlays', Example: OverlaysExample },
  { id: 'table', ar: 'الجداول', en: 'Tables', Example: TableExample },
  { id: 'food-and-time', ar: 'الأطباق والوقت', en: 'Dishes and time', Example: FoodAndTimeExample },
  { id: 'charts', ar: 'الرسوم البيانية', en: 'Charts', Example: ChartsExample },
  { id: 'moving', ar: 'بطاقات تنتقل', en: 'Cards that travel', Example: MovingExample },
  { id: 'sorting', ar: 'الترتيب', en: 'Sorting', Example: SortingExample },
]
