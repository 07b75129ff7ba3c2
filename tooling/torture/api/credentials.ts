import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint } from '@sufra/shared/contracts/endpoints/endpoint'
import { endpoints } from '@sufra/shared/contracts/endpoints/endpoints'
import type { Ground } from '../attack.ts'
import type { Operation } from './contract.ts'
import { signIn } from './people.ts'

const TABLE = new Map<string, Endpoint>(Object.entries(endpoints))

// Where merchants have nothing to ask for.
const isForOperators = ({ method, path: route }: Operation): boolean => {
  const access = TABLE.get(`${method} ${route.replace(/\{(\w+)\}/g, ':$1')}`)?.access
  return Array.isArray(access) && !access.includes('Admin')
}

/** What lets a caller into an endpoint, of the one who may most there. A fresh sign-in: some endpoints end one. */
export const credentialsFor = async (
  { url, instance }: Ground,
  operation: Operation,
): Promise<Record<string, string>> => {
  const { isGuarded, path: route } = operation
  if (isGuarded) {
    const { token } = await signIn(url, isForOperators(operation) ? 'operator' : 'admin')
    return { authorization: `Bearer ${token}` }
  }
  if (!route.startsWith('/api/Release/')) return {}
  const token = (await readFile(path.join(instance.dataDir, 'deploy-token'), 'utf8')).trim()
  return { authorization: `Deploy ${token}` }
}
