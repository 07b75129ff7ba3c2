import type { Room } from '#src/modules/merchants/merchants.ts'

// The limits that the server counts, by the feature's key. They come with the database and cannot go.
const ENFORCED = ['branches', 'users', 'products', 'channels'] as const satisfies Room['key'][]

export const enforcedKey = (key: string): Room['key'] | undefined => ENFORCED.find(each => each === key)

export const isEnforced = (key: string): boolean => enforcedKey(key) !== undefined
