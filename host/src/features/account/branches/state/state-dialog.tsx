import type { SetStatusRequest } from '@sufra/shared/contracts/branch-status'
import { BUSY_MINUTES, PAUSE_REASONS, STATE_ENDS } from '@sufra/shared/contracts/state-choices'
import { zonedInstant } from '@sufra/shared/contracts/zoned-time'
import { TIME_ZONE } from '@sufra/shared/i18n'
import { serverNow } from '@sufra/shared/live'
import { Button, Field, Grid, Num, Stack, TextInput } from '@sufra/shared/ui'
import { ChipGroup } from '@sufra/shared/ui/data'
import { DateInput } from '@sufra/shared/ui/dates'
import { SelectInput } from '@sufra/shared/ui/forms'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StateChangeRequest } from './state-buttons.tsx'

type End = (typeof STATE_ENDS)[number] | 'manual' | 'custom'

interface OverrideRequest {
  minutes: (typeof BUSY_MINUTES)[number]
  end: End
  day: string | null
  time: string
  reason: string
}

const START: OverrideRequest = { minutes: 15, end: '1h', day: null, time: '', reason: '' }
const CLOCK = /^(\d{2}):(\d{2})$/

const instantOf = ({ day, time }: OverrideRequest): string | null => {
  const [, hour, minute] = CLOCK.exec(time) ?? []
  if (!day || hour === undefined) return null
  return zonedInstant(day, Number(hour) * 60 + Number(minute), TIME_ZONE).toISOString()
}

const endOf = (request: OverrideRequest): Pick<SetStatusRequest, 'until' | 'preset'> => {
  if (request.end === 'custom') return { until: instantOf(request) }
  return request.end === 'manual' ? { until: null } : { preset: request.end }
}

const requestOf = ({ state, branchIds }: StateChangeRequest, request: OverrideRequest): SetStatusRequest => ({
  branchIds,
  state,
  ...(state === 'Busy' ? { minutes: request.minutes } : {}),
  ...endOf(request),
  reason: PAUSE_REASONS.find(reason => reason === request.reason),
})

interface StateDialogProps {
  asked: StateChangeRequest
  set: (request: SetStatusRequest, onDone: () => void) => void
  isPending: boolean
  onClose: () => void
}

interface CustomEndProps {
  request: OverrideRequest
  isPast: boolean
  change: (part: Partial<OverrideRequest>) => void
}

const CustomEnd = ({ request, isPast, change }: CustomEndProps) => {
  const { t } = useTranslation('branches')
  return (
    <Grid gridTemplateColumns="1fr 1fr" gap="3">
      <DateInput label={t('state.day')} value={request.day} onChange={day => change({ day })} />
      <Field label={t('state.time')} error={isPast ? t('state.past') : undefined}>
        <TextInput
          type="time"
          value={request.time}
          onChange={({ target }) => change({ time: target.value })}
        />
      </Field>
    </Grid>
  )
}

const isComplete = (request: OverrideRequest): boolean =>
  request.end !== 'custom' || instantOf(request) !== null

const isOver = (request: OverrideRequest): boolean => {
  const instant = request.end === 'custom' ? instantOf(request) : null
  return instant !== null && Date.parse(instant) <= serverNow()
}

/** Dialog for a pause or a busy state with all options. */
export const StateDialog = ({ asked, set, isPending, onClose }: StateDialogProps) => {
  const { t } = useTranslation('branches')
  const [request, setRequest] = useState(START)
  const [isPast, setIsPast] = useState(false)
  const change = (part: Partial<OverrideRequest>) => {
    setIsPast(false)
    setRequest({ ...request, ...part })
  }
  const send = () => (isOver(request) ? setIsPast(true) : set(requestOf(asked, request), onClose))
  const isBusy = asked.state === 'Busy'
  const ends: End[] = [...STATE_ENDS, ...(isBusy ? [] : (['manual'] as const)), 'custom']
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isBusy ? 'state.busyTitle' : 'state.pauseTitle', { count: asked.branchIds.length })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button isLoading={isPending} disabled={!isComplete(request)} onClick={send}>
            {t(isBusy ? 'state.busy' : 'state.pause')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {isBusy && (
          <Field label={t('state.minutes')}>
            <ChipGroup
              label={t('state.minutes')}
              value={request.minutes}
              onChange={minutes => change({ minutes })}
              options={BUSY_MINUTES.map(value => ({ value, label: <Num value={`+${value}`} /> }))}
            />
          </Field>
        )}
        <Field label={t('state.end')}>
          <SelectInput
            value={request.end}
            onChange={({ target }) => change({ end: ends.find(end => end === target.value) ?? '1h' })}
            options={ends.map(value => ({ value, label: t(`ends.${value}`) }))}
          />
        </Field>
        {request.end === 'custom' && <CustomEnd request={request} isPast={isPast} change={change} />}
        <Field label={t('state.reason')}>
          <SelectInput
            value={request.reason}
            placeholder={t('state.noReason')}
            onChange={({ target }) => change({ reason: target.value })}
            options={PAUSE_REASONS.map(value => ({ value, label: t(`reasons.${value}`) }))}
          />
        </Field>
      </Stack>
    </Dialog>
  )
}
