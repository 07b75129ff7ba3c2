import type { ApiError } from '@sufra/shared/api'
import type { MySubscription, TooMuch } from '@sufra/shared/contracts/subscription'
import { inLanguage } from '@sufra/shared/contracts/text'
import { FormProblem } from '@sufra/shared/forms'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { serverNow } from '@sufra/shared/live'
import {
  Banner,
  Bdi,
  Button,
  Card,
  DirectionalIcon,
  Flex,
  Heading,
  Skeleton,
  Stack,
  Text,
} from '@sufra/shared/ui'
import { ArrowRight, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { kindOf } from './choice.ts'
import type { Choice } from './choice.ts'
import { Coupon } from './coupon.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderButton } from './order-button.tsx'
import { periodText } from './period-text.ts'
import { useOrder } from './use-order.ts'
import type { OrderResult } from './use-order.ts'
import { useSum } from './use-sum.ts'
import { OrderConsequences } from './order-consequences.tsx'

/** Limits of the chosen plan that the merchant exceeds; nothing when all fit. */
const TooMuchNote = ({ tooMuch }: { tooMuch: readonly TooMuch[] }) => {
  const { t } = useTranslation('onboarding')
  const { language } = useLanguage()
  if (tooMuch.length === 0) return null
  return (
    <Banner tone="notice" icon={<TriangleAlert size={18} aria-hidden />}>
      <Text>{t('plans.sum.tooMuchIntro')}</Text>
      {tooMuch.map(({ key, name, used, limit }) => (
        <Text key={key} textStyle="sm13">
          {t('plans.sum.tooMuch', { name: inLanguage(name, language), used, limit })}
        </Text>
      ))}
    </Banner>
  )
}

interface SumProblemProps {
  problem: ApiError | null
  onRetry: () => void
}

/**
 * Reason for a missing sum: the server's refusal of the choice, or a failed
 * request. Errors of a code are shown at the code.
 */
const SumProblem = ({ problem, onRetry }: SumProblemProps) => {
  const { t } = useTranslation(['onboarding', 'host'])
  if (!problem || problem.fieldErrors.discountCode) return null
  const reason = problem.fieldErrors.months?.[0] ?? problem.fieldErrors.planId?.[0]
  if (reason) return <Banner tone="notice">{reason}</Banner>
  return (
    <>
      <FormProblem
        problem={problem}
        texts={{
          not_found: t('onboarding:plans.gone'),
          illegal_transition: t('onboarding:plans.sum.notNow'),
        }}
      />
      <Button variant="outline" onClick={onRetry}>
        {t('host:retry')}
      </Button>
    </>
  )
}

const Head = ({ from, to }: { from: string | null; to: string }) => {
  const { t } = useTranslation('onboarding')
  const head = useRef<HTMLHeadingElement>(null)
  // On a phone it is far below the pressed button.
  useEffect(() => head.current?.focus(), [])
  return (
    <>
      <Heading as="h2" ref={head} tabIndex={-1} textStyle="xl17" fontWeight="semibold" outline="none">
        {t('plans.sum.title')}
      </Heading>
      <Flex alignItems="center" gap="3" fontWeight="semibold" flexWrap="wrap">
        {from && (
          <>
            <Bdi>{from}</Bdi>
            <DirectionalIcon icon={ArrowRight} size={18} />
          </>
        )}
        <Bdi>{to}</Bdi>
      </Flex>
    </>
  )
}

const Done = ({ ordered, isDown }: { ordered: OrderResult; isDown: boolean }): ReactNode => {
  const { t } = useTranslation('onboarding')
  return (
    <Card as="section" p="5" role="status">
      {ordered.payAt ? (
        <a href={ordered.payAt}>{t('plans.sum.leaving')}</a>
      ) : (
        t(isDown ? 'plans.sum.planned' : 'plans.sum.done')
      )}
    </Card>
  )
}

export interface OrderSummaryProps {
  choice: Choice
  mine: MySubscription
}

/** Summary of the choice: the sum line by line, and the button to the payment. */
export const OrderSummary = ({ choice, mine }: OrderSummaryProps) => {
  const { t } = useTranslation('onboarding')
  const { language } = useLanguage()
  const format = useFormat()
  const [code, setCode] = useState('')
  const { current } = mine
  const kind = kindOf(choice, mine)
  const { sum, change, isPending, problem, refusal, retry } = useSum({ choice, kind, code })
  const { order, isOrdering, ordered, problem: orderProblem } = useOrder()
  const isDown = change?.direction === 'down'
  const follows = kind === 'renewal' || isDown ? current?.expiryDate : null
  const startsAt = follows ? new Date(follows) : new Date(serverNow())
  const anchor = follows && current ? new Date(current.anchor) : startsAt
  const title = t('plans.sum.planFor', {
    plan: inLanguage(choice.planName, language),
    period: periodText(t, choice.months),
  })
  const codeRefusal =
    problem?.fieldErrors.discountCode?.[0] ?? (refusal ? t(`plans.coupon.${refusal}`) : undefined)
  const isUnknown = problem !== null && !codeRefusal
  const coupon = {
    code,
    refusal: codeRefusal,
    isUnknown,
    onCode: setCode,
    isChecking: isPending && code !== '',
  }

  if (ordered) return <Done ordered={ordered} isDown={isDown} />
  return (
    <Stack gap="4">
      <Card as="section" p="5" display="grid" gap="4" aria-label={t('plans.sum.title')}>
        <Head
          from={current && kind === 'change' ? inLanguage(current.planName, language) : null}
          to={title}
        />
        {change && <TooMuchNote tooMuch={change.tooMuch} />}
        {isDown ? (
          <Text>
            {t('plans.sum.down', { date: format.date(startsAt), money: format.money(choice.price) })}
          </Text>
        ) : (
          <Coupon {...coupon} />
        )}
        <SumProblem problem={problem} onRetry={() => void retry()} />
        {!sum && isPending && <Skeleton h="120px" />}
        {sum && !isDown && (
          <OrderLines choice={choice} title={title} sum={sum} change={change} current={current} />
        )}
        {sum && (
          <OrderButton
            isOrdering={isOrdering}
            problem={orderProblem}
            due={isDown ? null : sum.due}
            isDisabled={isPending}
            onPress={() => order({ choice, kind, code: codeRefusal || isUnknown ? '' : code })}
          />
        )}
      </Card>
      {sum && (
        <OrderConsequences choice={choice} kind={kind} startsAt={startsAt} anchor={anchor} change={change} />
      )}
    </Stack>
  )
}
