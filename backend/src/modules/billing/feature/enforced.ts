import type { Room } from '#src/modules/merchants/merchants.ts'

// Limits that the server enforces, by the feature's key. Migrations create them, and they cannot be deleted.
const ENFORCED = ['branches', 'users', 'products', 'channels'] as const satisfies Room['key'][]

export const enforcedKey = (key: string): Room['key'] | undefined => ENFORCED.find(each => each === key)

export const isEnforced = (key: string): boolean => enforcedKey(key) !== undefined
