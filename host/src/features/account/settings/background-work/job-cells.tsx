import type { Job, JobState } from '@sufra/shared/contracts/job'
import { useFormat } from '@sufra/shared/i18n'
import { Pill, Text, chakra } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { LongText } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { useJobWords } from './job-words.ts'

const STATE_FAMILY: Record<JobState, PillFamily> = {
  Waiting: 'neutral',
  Running: 'active',
  Failed: 'pending',
  Dead: 'disabled',
}
const MINUTE = 60_000

interface CellProps {
  job: Job
}

interface TimedCellProps extends CellProps {
  now: number
}

// Code names have no spaces to break at.
const Kind = chakra('span', {
  base: {
    display: 'block',
    minW: '9.5rem',
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
    mdDown: { minW: '0' },
  },
})

// A mail server's error may be one long word, which must not push the other columns out.
const Reason = chakra('div', {
  base: {
    minW: '12rem',
    maxW: '26rem',
    textStyle: 'sm13',
    overflowWrap: 'anywhere',
    // In the card layout the column's name is in front.
    mdDown: { minW: '0', maxW: '72%' },
  },
})

/** Keeps short texts on one line. */
export const OneLine = chakra('span', { base: { whiteSpace: 'nowrap' } })
const When = chakra('time', {
  base: { display: 'inline-block', minW: '5.5rem', mdDown: { minW: '0' }, whiteSpace: { lg: 'nowrap' } },
})

/** Kind of the job as a text, and its code name. */
export const KindCell = ({ job }: CellProps) => {
  const { kindOf } = useJobWords()
  return (
    <Kind>
      <b>{kindOf(job)}</b>
      <Text as="small" display="block" color="muted" textStyle="xs12">
        <bdi dir="ltr">
          {job.kind}&nbsp;·&nbsp;{job.id}
        </bdi>
      </Text>
    </Kind>
  )
}

export const StateCell = ({ job: { state } }: CellProps) => {
  const { t } = useTranslation('background-work')
  return <Pill family={STATE_FAMILY[state]}>{t(`state.${state}`)}</Pill>
}

export const CreatedCell = ({ job: { createdAt }, now }: TimedCellProps) => {
  const format = useFormat()
  return (
    <When dateTime={createdAt} title={format.dateTime(createdAt)}>
      {format.ago(now - Date.parse(createdAt))}
    </When>
  )
}

/** Time of the next try. A job that is long overdue says so: then no node keeps up. */
export const NextTryCell = ({ job: { nextTryAt }, now }: TimedCellProps) => {
  const { t } = useTranslation('background-work')
  const format = useFormat()
  if (nextTryAt === null) return t('none')
  const left = Date.parse(nextTryAt) - now
  const words = () => {
    if (left > 0) return t('dueIn', { duration: format.duration(left) })
    return left > -MINUTE ? t('dueNow') : t('overdue', { duration: format.duration(-left) })
  }
  return (
    <When dateTime={nextTryAt} title={format.dateTime(nextTryAt)}>
      {words()}
    </When>
  )
}

export const ReasonCell = ({ job: { lastError } }: CellProps) => {
  const { t } = useTranslation('background-work')
  return lastError ? (
    <Reason>
      <LongText text={lastError} />
    </Reason>
  ) : (
    t('none')
  )
}
