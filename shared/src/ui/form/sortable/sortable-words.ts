import { useDirection } from '../../provider/direction.ts'

const arabic = {
  kind: 'قابل للترتيب',
  move: 'نقل {name}',
  how: 'اضغط المسافة لرفع العنصر، ثم الأسهم لنقله، ثم المسافة لوضعه. زر Esc يلغي النقل.',
  lifted: 'رُفع {name} من الموضع {place} من {count}.',
  over: 'صار {name} في الموضع {place} من {count}.',
  dropped: 'وُضع {name} في الموضع {place} من {count}.',
  cancelled: 'أُلغي النقل وعاد {name} إلى مكانه.',
}

const english: Record<keyof typeof arabic, string> = {
  kind: 'sortable',
  move: 'Move {name}',
  how: 'Press space to lift, the arrows to move, space again to drop. Escape cancels.',
  lifted: '{name} is lifted, place {place} of {count}.',
  over: '{name} is at place {place} of {count}.',
  dropped: '{name} was dropped at place {place} of {count}.',
  cancelled: 'Cancelled: {name} is back at its place.',
}

/** Returns the announcements of sorting. */
export const useSortableWords = () => (useDirection() === 'rtl' ? arabic : english)
