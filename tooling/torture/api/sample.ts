import type { Schema } from './contract.ts'

/** Valid values by field name, for rules that a JSON schema cannot express. */
const KNOWN: Record<string, unknown> = {
  // Valid as one text and as JSON with both languages.
  name: '{"ar":"تعذيب","en":"Torture"}',
  email: 'torture@sufra.test',
  newEmail: 'torture@sufra.test',
  phone: '0551234567',
  city: 'riyadh',
  companyNumber: '7001234567',
  crNumber: '1010000000',
  vatNumber: '300000000000003',
  building: '1234',
  postcode: '12345',
  currentPassword: 'Sufra-demo-1',
  newPassword: 'Sufra-demo-2',
  confirmPassword: 'Sufra-demo-2',
  password: 'Sufra-demo-2',
  code: '000000',
  permissions: ['orders.accept'],
  hours: [{ dayOfWeek: 0, from: '10:00', to: '22:00' }],
  options: [{ optionNameAr: 'تعذيب', optionNameEn: 'Torture' }],
  set: { isVisible: true },
  undoToken: '00000000-0000-4000-8000-000000000000',
  action: 1,
  prepMinutes: 20,
  until: undefined,
  endpoint: 'https://fcm.googleapis.com/fcm/send/torture',
  keys: {
    p256dh: 'BIywZpm_WFFvpuS4w9pCK6TciN4APwRVOQ2BRlBD70U9obhjCoUhWQEb8OFSx3mWgMfOI-3Swiblacrm8-Gfco0',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  },
  settings: {
    louder: { isOn: true, seconds: 60 },
    managers: { isOn: true, seconds: 120, people: [] },
    owner: { isOn: true, seconds: 180, people: [], hasMail: true },
  },
}

const ofObject = ({ properties = {}, required = [] }: Schema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, schema]) => [name, sampleOf(schema, name)]),
  )

const isLocalized = ({ properties }: Schema): boolean => Boolean(properties?.ar && properties.en)

/** Returns a minimal valid value for a schema; `name` is the name of the field. */
export const sampleOf = (schema: Schema, name = ''): unknown => {
  if (isLocalized(schema)) return { ar: 'تعذيب', en: 'Torture' }
  if (Object.hasOwn(KNOWN, name)) return KNOWN[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null')
  if (choice) return sampleOf(choice, name)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return ofObject(schema)
    case 'array':
      return (schema.minItems ?? 0) > 0 && schema.items ? [sampleOf(schema.items)] : []
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return schema.format === 'date-time' ? new Date().toISOString() : 'torture'
  }
}
