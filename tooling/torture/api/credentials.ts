import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Ground } from '../attack.ts'
import type { Operation } from './contract.ts'
import { signIn } from './people.ts'

// Where merchants have nothing to ask for.
const OPERATORS =
  /Account\/Get$|SetMerchantChannel$|Release\/(Tokens|AddToken|RevokeToken)$|\/Job\/|Type\/(Add|Update|Delete)$/

/** What lets a caller into an endpoint, of the one who may most there. A fresh sign-in: some endpoints end one. */
export const credentialsFor = async (
  { url, instance }: Ground,
  { isGuarded, path: route }: Operation,
): Promise<Record<string, string>> => {
  if (isGuarded) {
    const { token } = await signIn(url, OPERATORS.test(route) ? 'operator' : 'admin')
    return { authorization: `Bearer ${token}` }
  }
  if (!route.startsWith('/api/Release/')) return {}
  const token = (await readFile(path.join(instance.dataDir, 'deploy-token'), 'utf8')).trim()
  return { authorization: `Deploy ${token}` }
}
