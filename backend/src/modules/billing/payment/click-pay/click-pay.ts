import { z } from 'zod'
import type { Env } from '#src/env.ts'
import { postToClickPay } from './post.ts'
import { findRefundIn, readRefund } from './refund-data.ts'
import type { RefundData } from './refund-data.ts'
import { readTransaction } from './transaction-data.ts'
import type { TransactionData } from './transaction-data.ts'

/** Request for a payment page. */
export interface PaymentPageRequest {
  cartId: string
  amount: number
  currency: string
  /** shown on the page */
  description: string
  language: 'ar' | 'en'
}

/** Request for a refund. */
export interface ClickPayRefundRequest {
  cartId: string
  amount: number
  currency: string
  description: string
  /** ClickPay's reference of the sale */
  saleRef: string
}

// ClickPay's answer for an unknown transaction. Other refusals do not say whether it exists.
const Unknown = z.object({ code: z.literal(113) })

const Refusal = z.object({ message: z.string() }).catch({ message: '' })

const Page = z.object({
  tran_ref: z.string().min(1).max(64),
  cart_id: z.string(),
  redirect_url: z.string().max(2000),
})

const LONGEST_DESCRIPTION = 128

/** Returns the client of the installation's ClickPay account; undefined without its keys. */
export const createClickPay = (env: Env) => {
  const { CLICKPAY_URL: url, CLICKPAY_PROFILE_ID: profile, CLICKPAY_SERVER_KEY: serverKey, PUBLIC_URL } = env
  if (profile === undefined || serverKey === undefined) return undefined
  const { origin } = new URL(url)

  const ask = async (about: { tran_ref: string } | { cart_id: string }) => {
    const call = { url: `${url}/payment/query`, serverKey, body: { profile_id: profile, ...about } }
    const { isTaken, status, json, text } = await postToClickPay(call)
    if (!isTaken && !Unknown.safeParse(json).success) throw new Error(`ClickPay refused to tell (${status})`)
    return { isKnown: isTaken, json, text }
  }

  const query = async (
    tranRef: string,
  ): Promise<{ transaction: TransactionData | undefined; text: string }> => {
    const { isKnown, json, text } = await ask({ tran_ref: tranRef })
    const transaction = isKnown ? readTransaction(json) : undefined
    return { transaction: transaction?.tranRef === tranRef ? transaction : undefined, text }
  }

  return {
    serverKey,
    /**
     * Requests a page for the card number. A retry after a lost answer creates another page for the same
     * cart, and the first page is never shown. Throws when ClickPay creates no page.
     */
    requestPage: async (input: PaymentPageRequest): Promise<{ tranRef: string; redirectUrl: string }> => {
      const body = {
        profile_id: profile,
        tran_type: 'sale',
        tran_class: 'ecom',
        hide_shipping: true,
        cart_id: input.cartId,
        cart_currency: input.currency,
        cart_amount: input.amount,
        cart_description: input.description.slice(0, LONGEST_DESCRIPTION),
        callback: `${PUBLIC_URL}/api/ClickPay/Callback`,
        return: `${PUBLIC_URL}/api/ClickPay/Return`,
        paypage_lang: input.language,
      }
      const call = { url: `${url}/payment/request`, serverKey, body }
      const { isTaken, status, json } = await postToClickPay(call)
      if (!isTaken) throw new Error(`ClickPay refused to make a page (${status})`)
      const { tran_ref: tranRef, cart_id: cartId, redirect_url: redirectUrl } = Page.parse(json)
      // The customer enters a card there, so the page has to be on ClickPay's origin.
      if (cartId !== input.cartId || !URL.canParse(redirectUrl) || new URL(redirectUrl).origin !== origin)
        throw new Error('ClickPay made a page that is not ours')
      return { tranRef, redirectUrl }
    },
    /**
     * Returns the state of a transaction with the raw answer; without `transaction` when ClickPay does not know it.
     * Retries once, then throws when there is no answer.
     */
    query: (tranRef: string) => query(tranRef).catch(() => query(tranRef)),
    /**
     * Refunds an amount of a sale. Without `refundData`, but with ClickPay's message, when it refuses. Throws when
     * the result is unknown.
     */
    refund: async (
      input: ClickPayRefundRequest,
    ): Promise<{ refundData: RefundData | undefined; refusal: string }> => {
      const body = {
        profile_id: profile,
        tran_type: 'refund',
        tran_class: 'ecom',
        tran_ref: input.saleRef,
        cart_id: input.cartId,
        cart_currency: input.currency,
        cart_amount: input.amount,
        cart_description: input.description.slice(0, LONGEST_DESCRIPTION),
      }
      const { isTaken, status, json } = await postToClickPay({
        url: `${url}/payment/request`,
        serverKey,
        body,
      })
      if (!isTaken) return { refundData: undefined, refusal: Refusal.parse(json).message || String(status) }
      const refundData = readRefund(json)
      if (!refundData) throw new Error('ClickPay answered something else than a refund')
      return { refundData, refusal: '' }
    },
    /**
     * Returns the refund of the cart; undefined when ClickPay does not know one. Throws when the answer says
     * neither.
     */
    queryRefund: async (cartId: string): Promise<RefundData | undefined> => {
      const { isKnown, json } = await ask({ cart_id: cartId })
      return isKnown ? findRefundIn(json, cartId) : undefined
    },
  }
}
export type ClickPay = NonNullable<ReturnType<typeof createClickPay>>
