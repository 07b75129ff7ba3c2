import type { Product } from '@sufra/shared/contracts/product'

type Modifier = Product['modifiers'][number]
type Choice = [ar: string, en: string, price?: number]

const modifier = (
  id: number,
  [ar, en]: [ar: string, en: string],
  { choices, max = 1, required = false }: { choices: Choice[]; max?: number; required?: boolean },
): Modifier => ({
  id,
  name: { ar, en },
  options: choices.map(([optionNameAr, optionNameEn, price = 0], index) => ({
    id: index + 1,
    optionNameEn,
    optionNameAr,
    price,
    isAvailable: true,
  })),
  min: required ? 1 : 0,
  max,
  required,
})

const spice = (id: number) =>
  modifier(id, ['درجة الحرارة', 'Spice'], {
    choices: [
      ['عادي', 'Mild'],
      ['حار', 'Spicy'],
    ],
  })

const SETS = new Map<string, Modifier[]>([
  [
    'rice',
    [
      modifier(1, ['إضافات', 'Extras'], {
        choices: [
          ['رز زيادة', 'Extra rice', 5],
          ['لوز', 'Almonds', 3.5],
        ],
        max: 2,
      }),
      spice(2),
    ],
  ],
  ['grill', [spice(1)]],
  [
    'wrap',
    [
      modifier(1, ['إضافات', 'Extras'], {
        choices: [
          ['ثومية', 'Garlic sauce', 2],
          ['طحينة', 'Tahini', 1.5],
        ],
        max: 2,
      }),
      spice(2),
    ],
  ],
  [
    'burger',
    [
      modifier(1, ['إضافات', 'Extras'], {
        choices: [
          ['جبن إضافي', 'Extra cheese', 3],
          ['ثومية', 'Garlic sauce', 2],
          ['هالبينو', 'Jalapeño', 2],
        ],
        max: 3,
      }),
    ],
  ],
  [
    'sugar',
    [
      modifier(1, ['السكر', 'Sugar'], {
        choices: [
          ['عادي', 'Regular'],
          ['بدون سكر', 'No sugar'],
        ],
      }),
    ],
  ],
  [
    'milk',
    [
      modifier(1, ['الحليب', 'Milk'], {
        choices: [
          ['كامل الدسم', 'Full cream'],
          ['شوفان', 'Oat', 4],
          ['خالي اللاكتوز', 'Lactose-free', 3],
        ],
      }),
    ],
  ],
])

export const modifierSet = (name: string): Modifier[] => SETS.get(name) ?? []
