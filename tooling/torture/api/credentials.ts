import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint } from '@sufra/shared/contracts/endpoints/endpoint'
import { endpoints } from '@sufra/shared/contracts/endpoints/endpoints'
import type { Ground } from '../attack.ts'
import type { Operation } from './contract.ts'
import { signIn } from './people.ts'

const TABLE = new Map<string, Endpoint>(Object.entries(endpoints))

// True for endpoints that merchants' Admins may not call.
const isForOperators = ({ method, path: route }: Operation): boolean => {
  const access = TABLE.get(`${method} ${route.replace(/\{(\w+)\}/g, ':$1')}`)?.access
  return Array.isArray(access) && !access.includes('Admin')
}

/**
 * Returns the authorization header of the most privileged caller of an endpoint; none for a public endpoint. Signs in
 * each time, because some endpoints end the session.
 */
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
