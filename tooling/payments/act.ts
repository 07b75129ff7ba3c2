import { setTimeout as wait } from 'node:timers/promises'
import { ACTS } from './acts.ts'
import type { Act, ActName } from './acts.ts'
import { backPage, endPage } from './page.ts'
import { signForm } from './sign.ts'
import { tell } from './send-callback.ts'
import { backForm, bring } from './transaction.ts'
import type { Transaction } from './transaction.ts'

export interface Shop {
  serverKey: string
  retryMs: number
  /** delay of a late callback after the browser's return, in ms */
  lateMs: number
}

const WRONG_KEY = 'a key that nobody has'

// The fault belongs to ClickPay itself: queries return the same wrong value.
const spoil = (transaction: Transaction, wrong: Act['wrong']): void => {
  if (wrong === 'amount') transaction.amount = Math.max(0.01, transaction.amount - 1)
  if (wrong === 'currency') transaction.currency = 'USD'
  if (wrong === 'cart') transaction.cartId = `${transaction.cartId.slice(0, 50)}-other`
}

const tellAsTold = async (transaction: Transaction, act: Act, shop: Shop): Promise<void> => {
  if (act.callback === 'never') return
  const key = act.wrong === 'signature' ? WRONG_KEY : shop.serverKey
  if (act.callback === 'late') await wait(shop.lateMs, undefined, { ref: false })
  await tell(transaction, { key, retryMs: shop.retryMs })
  if (act.callback === 'twice') await tell(transaction, { key, retryMs: shop.retryMs })
}

/**
 * Performs a pressed button: sends the callback and the browser's answer. Returns the next page; null if none comes.
 */
export const perform = async (
  transaction: Transaction,
  name: ActName,
  shop: Shop,
): Promise<string | null> => {
  const act: Act = ACTS[name]
  if (act.back === 'hang') return null
  bring(transaction, act.letter)
  spoil(transaction, act.wrong)
  const telling = tellAsTold(transaction, act, shop)
  if (act.callback !== 'late') await telling
  if (act.back === 'never') return endPage(transaction)
  const form = backForm(transaction)
  const key = act.wrong === 'signature' ? WRONG_KEY : shop.serverKey
  return backPage(transaction, { ...form, signature: signForm(form, key) })
}
