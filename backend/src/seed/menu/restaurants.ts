import type { HoursPeriod } from '@sufra/shared/contracts/hours'
import { CAFE, RESTAURANT } from '../business-types.ts'
import { COFFEE_HOUSE_MENU, RESTAURANT_MENU } from './menus.ts'
import type { MenuSection } from './menus.ts'

interface Names {
  ar: string
  en: string
}

export interface SeededBranch extends Names {
  district: string
  address: string
  /** the merchant's name for it */
  code: string
  lat: number
  lng: number
  phone: string
  prepMinutes: number
  hours: HoursPeriod[]
  /** each platform's id of it */
  storeIds: [hungerstation: string, jahez: string, keeta: string]
  /** its share of the brand's orders */
  weight: number
}

export interface SeededRestaurant {
  accountId: number
  brand: Names & { typeId: number; phone: string }
  city: string
  menu: readonly MenuSection[]
  branches: SeededBranch[]
  /** on an average day, over all branches */
  ordersPerDay: number
}

const WEEK = [0, 1, 2, 3, 4, 5, 6]
const FRIDAY = 5

const on = (days: number[], ...periods: [from: string, to: string][]): HoursPeriod[] =>
  days.flatMap(dayOfWeek => periods.map(([from, to]) => ({ dayOfWeek, from, to })))

const AL_BAIT_AL_ATEEQ: SeededRestaurant = {
  accountId: 1,
  brand: { ar: 'مطعم البيت العتيق', en: 'Al Bait Al Ateeq', typeId: RESTAURANT, phone: '920012345' },
  city: 'riyadh',
  menu: RESTAURANT_MENU,
  ordersPerDay: 108,
  branches: [
    {
      ar: 'فرع العليا',
      en: 'Olaya Branch',
      district: 'العليا',
      address: 'طريق الملك فهد',
      code: 'OLY',
      lat: 24.6951,
      lng: 46.6837,
      phone: '+966112345101',
      prepMinutes: 20,
      hours: on(WEEK, ['10:00', '02:00']),
      storeIds: ['HS-1001', 'JZ-2001', 'KT-3001'],
      weight: 1.25,
    },
    {
      ar: 'فرع النخيل',
      en: 'An Nakheel Branch',
      district: 'النخيل',
      address: 'طريق الإمام سعود بن عبدالعزيز',
      code: 'NKL',
      lat: 24.7459,
      lng: 46.6402,
      phone: '+966112345102',
      prepMinutes: 25,
      hours: [
        ...on(
          WEEK.filter(day => day !== FRIDAY),
          ['12:00', '16:00'],
          ['17:30', '00:00'],
        ),
        ...on([FRIDAY], ['13:00', '01:30']),
      ],
      storeIds: ['HS-1002', 'JZ-2002', 'KT-3002'],
      weight: 0.85,
    },
    {
      ar: 'فرع الملقا',
      en: 'Al Malqa Branch',
      district: 'الملقا',
      address: 'طريق أنس بن مالك',
      code: 'MLQ',
      lat: 24.7981,
      lng: 46.6098,
      phone: '+966112345103',
      prepMinutes: 20,
      hours: on(WEEK, ['00:00', '00:00']),
      storeIds: ['HS-1003', 'JZ-2003', 'KT-3003'],
      weight: 1,
    },
  ],
}

const MARSA_COFFEE: SeededRestaurant = {
  accountId: 2,
  brand: { ar: 'قهوة المرسى', en: 'Marsa Coffee', typeId: CAFE, phone: '+966126543210' },
  city: 'jeddah',
  menu: COFFEE_HOUSE_MENU,
  ordersPerDay: 22,
  branches: [
    {
      ar: 'فرع الكورنيش',
      en: 'Corniche Branch',
      district: 'الشاطئ',
      address: 'طريق الكورنيش',
      code: 'CRN',
      lat: 21.6012,
      lng: 39.1053,
      phone: '+966122345201',
      prepMinutes: 12,
      hours: on(WEEK, ['07:00', '01:00']),
      storeIds: ['HS-1101', 'JZ-2101', 'KT-3101'],
      weight: 1,
    },
  ],
}

/** The two demo merchants with a full menu and people who can sign in. */
export const RESTAURANTS: readonly SeededRestaurant[] = [AL_BAIT_AL_ATEEQ, MARSA_COFFEE]

/**
 * Returns a webhook secret of the demo data. It is derived from public facts on purpose, so that `pnpm simulate` can
 * sign.
 */
export const demoSecret = (channelKey: string, storeId: string): string =>
  `demo-secret-${channelKey}-${storeId}`
